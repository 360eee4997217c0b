// Builds the site into dist/, or into the folder named on the command line, once for each language: the
// client's files, then one HTML file for every address, rendered by the same components with their
// default results, then what needs to know all of these: the service workers, and the headers with the
// hashes of what stands inline. Files without words have the same name in every language, and are there
// once.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createLogger, minifySync } from 'vite'
import { splitStyles } from './first-styles.mjs'
import { headerRules, withOwnPolicy, writeHeadersFile } from './headers.mjs'
import { SOURCE_LANGUAGE } from './languages.mjs'
import { nginxConfiguration } from './nginx-conf.mjs'
import { buildServiceWorker, serviceWorkerOf } from './service-worker.mjs'
import { drawSharePictures } from './share-pictures.mjs'
import { escapeText, fillTemplate, withoutScripts } from './template.mjs'
import { readTokens } from './tokens.mjs'

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {typeof import('../src/server')} Server */

const [, , folder = 'dist'] = process.argv

/**
 * How far a page has to be here before it is painted: the end of its head, or of the header, since
 * names side by side move when another one comes. What stands below is seen when all of it is here,
 * with its styles.
 */
const expected = { 'page-head': 'main>:not(header)', main: 'main>*' }
const buildFolder = '.build'

const logger = createLogger('warn')
const { light } = await readTokens()
await rm(folder, { recursive: true, force: true })

const source = await buildLanguage(SOURCE_LANGUAGE)
const others = source.server.languages.filter(({ code }) => code !== SOURCE_LANGUAGE)
const built = [source]
for (const { code } of others) built.push(await buildLanguage(code))
await rm(buildFolder, { recursive: true })

for (const [name, content] of Object.entries(source.server.crawlerFiles())) {
  await writeFile(`${folder}/${name}`, content)
}
await drawSharePictures(
  (await Promise.all(built.map(({ server }) => server.sharePictures()))).flat(),
  folder,
)
for (const { server, ...kept } of built) {
  const { languagePath, paths, OFFLINE_PATH } = server
  await buildServiceWorker(folder, { ...kept, languagePath, paths: [...paths, OFFLINE_PATH] })
}

const pages = new Map(built.flatMap(({ pages }) => [...pages]))
const workers = built.map(({ server }) => serviceWorkerOf(server.languagePath))
const rules = headerRules(pages, [...workers, '/favicon.svg'])
await writeFile(`${folder}/_headers`, `${writeHeadersFile(rules)}\n`)
await writeFile(
  `${folder}/_nginx.conf`,
  nginxConfiguration(
    rules,
    others.map(({ path }) => path),
  ),
)

console.log(`Built ${pages.size} pages into ${folder}/`)

/**
 * Builds the site in one language.
 *
 * @param {string} code
 */
async function buildLanguage(code) {
  process.env.SITE_LANGUAGE = code
  const client = `${buildFolder}/${code}`
  const isSource = code === SOURCE_LANGUAGE
  await build({
    logLevel: 'warn',
    customLogger: logger,
    build: { outDir: client, emptyOutDir: true, copyPublicDir: isSource },
  })
  await build({
    logLevel: 'warn',
    customLogger: logger,
    build: {
      ssr: 'src/server.tsx',
      outDir: `${client}-server`,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // What renders the pages is one program: nothing of it has to be loaded later.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  })
  if (logger.hasWarned) throw new Error('The build has warnings: mend what they name')

  const template = (await readFile(`${client}/index.html`, 'utf8')).replace(
    /(?<=<script>).*?(?=<\/script>)/s,
    (script) => minifySync('head.js', script).code,
  )
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8'))
  /** @type {Server} */
  const server = await import(pathToFileURL(`${client}-server/server.js`).href)
  await rm(`${client}/.vite`, { recursive: true })
  await rm(`${client}/index.html`)
  await cp(client, folder, { recursive: true })

  const { NOT_FOUND_PATH, OFFLINE_PATH, paths, render, renderOffline } = server
  const { webManifest, webManifestPath } = server
  const inBuild = { template, manifest, server }
  /** @type {Map<string, string>} the HTML of every address */
  const pages = new Map()
  for (const path of paths) pages.set(path, await pageOf(path, await render(path), inBuild))
  const notFound = await pageOf(NOT_FOUND_PATH, await render(NOT_FOUND_PATH), inBuild)
  pages.set(NOT_FOUND_PATH, withOwnPolicy(notFound))
  pages.set(OFFLINE_PATH, withoutScripts(await pageOf(OFFLINE_PATH, renderOffline(), inBuild)))
  for (const [path, html] of pages) {
    const file = `${folder}${path === '/' ? '/index' : path}.html`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  const colours = { background: light('canvas'), theme: light('cloth') }
  await writeFile(folder + webManifestPath, JSON.stringify(webManifest(colours)))
  const files = [...(await filesIn(client)), ...(await filesIn('public')), webManifestPath]
  return { code, server, pages, files: [...new Set(files)] }
}

/**
 * @param {string} path
 * @param {Awaited<ReturnType<Server['render']>>} rendered
 * @param {{ template: string, manifest: Record<string, Chunk>, server: Server }} inBuild
 */
async function pageOf(path, { body, head, tags, data, source }, { template, manifest, server }) {
  const { modules, styles, lazyStyles } = filesOf(['index.html', source], manifest)
  const files = [...styles, ...(await usedIn(body, lazyStyles))]
  const contents = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  const css = contents.map((content) => content.trim()).join('')
  // The page for when there is no network has no parts.
  const [last, later = ''] =
    Object.entries(expected).find(([id]) => body.includes(`id="${id}"`)) ?? []
  const { first, foot } = last
    ? splitStyles(css, body.slice(0, body.indexOf(`id="${last}"`)), later)
    : { first: css, foot: '' }
  const links = [
    ...(last ? [`<link rel="expect" href="#${last}" blocking="render" />`] : []),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeText(head.canonical)}" />`] : []),
    `<style>${first}</style>`,
    tags,
  ]
  // What the first paint does not need, and what should not take the line away from the page itself.
  const atFoot = [
    ...(foot ? [`<style>${foot}</style>`] : []),
    // No browser follows a disabled link: it tells the page's scripts that these styles are here.
    ...files.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`),
    data,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    `<script type="module" crossorigin src="/${chunk('index.html', manifest).file}"></script>`,
  ]
  const { title, description } = head
  const { languageTag, nextChange, webManifestPath } = server
  return fillTemplate(template, {
    path,
    language: languageTag,
    webManifestPath,
    lawUntil: nextChange(),
    title,
    description,
    links,
    foot: atFoot,
    body,
  })
}

/** The paths of all files below a folder, as addresses. @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
}

/**
 * The style sheets whose classes stand in a page: a part may stand in the HTML before a script brings
 * it, or without one, and needs its styles all the same.
 *
 * @param {string} body
 * @param {string[]} files
 */
async function usedIn(body, files) {
  const used = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  /** @type {string[]} */
  const found = []
  for (const file of files) {
    const css = await readFile(`${folder}/${file}`, 'utf8')
    if ([...css.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => used.has(name))) found.push(file)
  }
  return found
}

/**
 * The scripts and style sheets of some modules and of all they import: what a page needs at once is
 * named in its HTML, so that nothing waits for a script to ask. Beside them the style sheets of what
 * these modules load later.
 *
 * @param {string[]} sources as the manifest names them
 * @param {Record<string, Chunk>} manifest
 */
function filesOf(sources, manifest) {
  /** @type {Set<string>} */
  const modules = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  /** @type {Set<string>} */
  const lazyStyles = new Set()
  /** @type {string[]} */
  const lazy = []
  const visit = (/** @type {string} */ key) => {
    const { file, imports = [], dynamicImports = [], css = [] } = chunk(key, manifest)
    if (modules.has(file)) return
    modules.add(file)
    imports.forEach(visit)
    // Other pages are no parts of this one.
    lazy.push(...dynamicImports.filter((source) => !source.endsWith('/page.tsx')))
    // After those of its imports, which it refines.
    for (const style of css) styles.add(style)
  }
  sources.forEach(visit)
  const visitStyles = (/** @type {string} */ key) => {
    const { imports = [], css = [] } = chunk(key, manifest)
    imports.forEach(visitStyles)
    for (const style of css) if (!styles.has(style)) lazyStyles.add(style)
  }
  lazy.forEach(visitStyles)
  modules.delete(chunk('index.html', manifest).file)
  return { modules: [...modules], styles: [...styles], lazyStyles: [...lazyStyles] }
}

/** @param {string} key @param {Record<string, Chunk>} manifest */
function chunk(key, manifest) {
  const found = manifest[key]
  if (!found) throw new Error(`The build has no ${key}`)
  return found
}
