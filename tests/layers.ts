import { posix } from 'node:path'

/*
 * Who may import whom, at any depth: core ← ui ← family ← view ← site ← app ← client, server. A view
 * never imports a sibling, nor anything of another family.
 */

/** From the lowest up. A file imports from its own layer and those below. */
const layers: readonly { readonly name: string; readonly paths: RegExp }[] = [
  { name: 'core', paths: /^core\// },
  { name: 'ui', paths: /^ui\// },
  { name: 'calculators', paths: /^calculators\// },
  { name: 'site', paths: /^(?:site|screens|questions|page-links|words)(?:\.|$)/ },
  { name: 'app', paths: /^app\// },
  { name: 'client and server', paths: /^(?:client|server|service-worker)(?:\.|$)/ },
]

const TEST = /\.test\.tsx?$/
/** What every calculator and the app may know: what a view is, and its addresses. */
const CONTRACT = /^calculators\/(?:contract|addresses)(?:\.|$)/

/** Of a file among the calculators. */
type Home = { readonly family: string; readonly view: string | undefined }

/**
 * Why a file of `src` may not import another, or nothing where it may.
 *
 * @param views the folders of all views, which are those with a page
 * @example whyForbidden('core/parse.ts', 'ui/page/card', views)
 * // 'core is a lower layer than ui: move what both need down'
 */
export function whyForbidden(
  file: string,
  imported: string,
  views: readonly string[],
): string | undefined {
  if (imported.startsWith('../')) {
    return TEST.test(file) ? undefined : 'what is served imports nothing from outside src'
  }
  const [from, to] = [layerOf(file), layerOf(imported)]
  if (from < to) {
    return `${layers[from]?.name} is a lower layer than ${layers[to]?.name}: move what both need down`
  }
  if (layers[to]?.name !== 'calculators' || CONTRACT.test(imported)) return undefined
  if (layers[from]?.name === 'app') {
    return 'app knows calculators by their contract alone: they come through site and screens'
  }
  if (layers[from]?.name !== 'calculators') return undefined
  if (CONTRACT.test(file)) return 'the contract knows no calculator'
  const [mine, theirs] = [homeOf(file, views), homeOf(imported, views)]
  if (mine.family !== theirs.family) {
    return 'one family never imports another: move what both need down to core or ui'
  }
  if (theirs.view === undefined || theirs.view === mine.view) return undefined
  return mine.view === undefined
    ? 'a family never imports its views: what they share stands beside them'
    : 'a view never imports another: move what both need to their family'
}

function layerOf(file: string): number {
  const layer = layers.findIndex(({ paths }) => paths.test(file))
  if (layer < 0) throw new Error(`${file} stands in no layer: name it in tests/layers.ts`)
  return layer
}

const homeOf = (file: string, views: readonly string[]): Home => ({
  family: file.split('/')[1] ?? '',
  view: views.find((folder) => file.startsWith(`${folder}/`)),
})

/** What a source text imports of our own files, now or later, as paths in `src`. */
export function importsIn(file: string, text: string): string[] {
  const statements = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g
  return [...text.matchAll(statements)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )
}
