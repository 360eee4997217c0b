/** Those on their way or here, by their files. */
const styles = new Map<string, Promise<unknown>>()

/**
 * Loads a late script together with its style sheets; the build puts it around every `import()`. A
 * style sheet that failed is asked for again the next time: nothing is shown without its styles.
 */
export const loadWithStyles = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => (await Promise.all([load(), ...files.map(addStyles)]))[0]

function addStyles(file: string): Promise<unknown> {
  const href = `/${file}`
  const known = styles.get(file)
  // What stands inside the page has a link, too, which is disabled.
  if (known || document.querySelector(`link[href="${href}"]`)) return known ?? Promise.resolve()

  const link = document.createElement('link')
  const loading = new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => {
      styles.delete(file)
      link.remove()
      fail(new Error(`There are no styles at ${href}`))
    }
  })
  styles.set(file, loading)
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return loading
}
