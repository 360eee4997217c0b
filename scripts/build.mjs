// Builds the site into dist/: the client's files, then one HTML file for every address, rendered
// by the same components with their default results.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const clientFolder = 'dist'
const serverFolder = '.server'

await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/server.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
  },
})

const template = await readFile(`${clientFolder}/index.html`, 'utf8')
const manifest = JSON.parse(await readFile(`${clientFolder}/.vite/manifest.json`, 'utf8'))
const { paths, render } = await import(pathToFileURL(`${serverFolder}/server.js`).href)

for (const path of paths) await writePage(path, path === '/' ? 'index' : path.slice(1))
await writePage('/404', '404')

await rm(`${clientFolder}/.vite`, { recursive: true })
await rm(serverFolder, { recursive: true })
console.log(`Built ${paths.length + 1} pages into ${clientFolder}/`)

/** @param {string} path @param {string} name */
async function writePage(path, name) {
  const { body, head, source } = await render(path)
  const html = template
    .replace(/<title>.*<\/title>/, () => `<title>${escapeText(head.title)}</title>`)
    .replace(
      'name="description" content=""',
      () => `name="description" content="${escapeText(head.description)}"`,
    )
    .replace('</head>', () => `${headLinks(head.canonical, source).join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  const file = `${clientFolder}/${name}.html`
  await mkdir(new URL('.', pathToFileURL(file)), { recursive: true })
  await writeFile(file, html)
}

/**
 * Everything a page needs at once is named in its head, so that nothing waits for a script to ask.
 *
 * @param {string | undefined} canonical
 * @param {string} source the page's own module, as the manifest names it
 */
function headLinks(canonical, source) {
  const links = fontFiles().map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
  )
  if (canonical) links.push(`<link rel="canonical" href="${escapeText(canonical)}" />`)
  const { modules, styles } = filesOf(source)
  return [
    ...links,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...[...modules].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].filter((link) => !template.includes(hrefOf(link)))
}

/** @param {string} link */
function hrefOf(link) {
  return /href="[^"]*"/.exec(link)?.[0] ?? ''
}

/** The files of a module and of all it imports. @param {string} source */
function filesOf(source) {
  const modules = new Set()
  const styles = new Set()
  const visit = (/** @type {string} */ key) => {
    const { file, imports = [], css = [] } = manifest[key]
    if (modules.has(file)) return
    modules.add(file)
    for (const style of css) styles.add(style)
    imports.forEach(visit)
  }
  visit(source)
  return { modules, styles }
}

/** The fonts, which the style sheets ask for and the manifest lists as assets. */
function fontFiles() {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))]
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
