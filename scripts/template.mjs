/**
 * @typedef {object} PageParts
 * @property {string} path
 * @property {string} language for browsers and screen readers
 * @property {string} webManifestPath
 * @property {string | undefined} lawUntil the day on which the page says the law no more
 * @property {string} title
 * @property {string} description
 * @property {string[]} links what goes into the head, behind its script
 * @property {string[]} foot what goes at the end of the body
 * @property {string} body
 */

/**
 * Puts a page into the template that Vite made of index.html. Whatever that file has lost since
 * fails the build: a page without its scripts, say, would look right and be dead.
 *
 * @param {string} template
 * @param {PageParts} parts
 */
export function fillTemplate(template, parts) {
  const { path, language, webManifestPath, lawUntil, title, description, links, foot, body } = parts
  let html = template
  html = replaceOnly(html, 'lang="en-IN"', `lang="${language}"`)
  html = replaceOnly(html, 'href="/manifest.webmanifest"', `href="${webManifestPath}"`)
  html = replaceOnly(html, /<title>.*<\/title>/, `<title>${escapeText(title)}</title>`)
  html = replaceOnly(
    html,
    'name="description" content=""',
    `name="description" content="${escapeText(description)}"`,
  )
  html = replaceAny(html, /\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
  html = replaceOnly(html, /\s*<script type="module"[^>]*><\/script>/, '')
  html = replaceOnly(html, '<!-- styles -->', links.join('\n    '))
  html = replaceOnly(html, '</body>', `  ${foot.join('\n    ')}\n  </body>`)
  const until = lawUntil ? ` data-law-until="${lawUntil}"` : ''
  return replaceOnly(
    html,
    '<div id="root"></div>',
    `<div id="root" data-path="${escapeText(path)}"${until}>${body}</div>`,
  )
}

/** @param {string} html */
export function withoutScripts(html) {
  const unhinted = replaceAny(html, /\s*<link rel="modulepreload"[^>]*>/g, '')
  return replaceAny(unhinted, /\s*<script type="module"[^>]*><\/script>/g, '')
}

/**
 * Replaces a part that must be there once: a second one would be left as it is.
 *
 * @param {string} text
 * @param {string | RegExp} part without groups
 * @param {string} replacement taken literally, dollar signs too
 */
export function replaceOnly(text, part, replacement) {
  const count = text.split(part).length - 1
  if (count !== 1) throw new Error(`Expected ${part} once, but found it ${count} times.`)
  return text.replace(part, () => replacement)
}

/**
 * Replaces all parts of a kind, of which there must be one at least.
 *
 * @param {string} text
 * @param {RegExp} part
 * @param {string} replacement
 */
function replaceAny(text, part, replacement) {
  if (text.search(part) === -1) throw new Error(`Expected ${part}, but found none.`)
  return text.replace(part, () => replacement)
}

/** @param {string} text */
export function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
