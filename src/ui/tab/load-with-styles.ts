/** Style sheets that are loaded or being loaded, by their files. */
const styles: Record<string, Promise<unknown> | undefined> = {}

/**
 * Loads a lazy script together with its style sheets; the build puts it around every `import()`. A
 * style sheet that failed is asked for again the next time: nothing is shown without its styles.
 */
export const loadWithStyles = <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => Promise.all([load(), ...files.map(addStyles)]).then(([part]) => part)

function addStyles(file: string): Promise<unknown> {
  styles[file] ??= new Promise<unknown>((done, fail) => {
    const href = `/${file}`
    // What stands inside the page has a link, too, which is disabled.
    if (document.querySelector(`link[href="${href}"]`)) return done(file)
    const link = document.createElement('link')
    const giveUp = (event: unknown) => {
      styles[file] = undefined
      link.remove()
      fail(event)
    }
    const given = { rel: 'stylesheet', crossOrigin: '', href, onload: done, onerror: giveUp }
    // Behind the styles at the foot of the page, which it refines.
    document.body.append(Object.assign(link, given))
  })
  return styles[file]
}
