import { posix } from 'node:path'

/*
 * Who may import whom, at any depth: core ← ui ← contract ← what desks share ← calculators, desks ←
 * site ← app ← client, server. No calculator imports another family, no desk another desk.
 */

/** From the lowest up. A file imports from its own layer and those below. */
const layers: readonly { readonly name: string; readonly paths: RegExp }[] = [
  { name: 'core', paths: /^core\// },
  { name: 'ui', paths: /^ui\// },
  { name: 'the contract', paths: /^(?:contract|addresses)(?:\.|$)/ },
  { name: 'what desks share', paths: /^desks\/(?:books|market)\// },
  { name: 'calculators and desks', paths: /^(?:calculators|desks)\// },
  { name: 'site', paths: /^(?:site|screens|questions|page-links|words)(?:\.|$)/ },
  { name: 'app', paths: /^app\// },
  { name: 'client and server', paths: /^(?:client|server|service-worker)(?:\.|$)/ },
]

const TEST = /\.test\.tsx?$/

/** Of a file among the calculators and desks. */
type Home = { readonly family: string; readonly view: string | undefined }

/**
 * Why a file of `src` may not import another, or nothing where it may.
 *
 * @param views the folders of all views, which are those with a page
 * @example whyForbidden('core/fragment.ts', 'ui/page/card', views)
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
  const [layer, lower] = [layers[from]?.name, layers[to]?.name]
  if (from < to) return `${layer} is a lower layer than ${lower}: move what both need down`
  if (layer === 'app' && (lower === 'calculators and desks' || lower === 'what desks share')) {
    return 'app knows calculators by their contract alone: they come through site and screens'
  }
  if (layer === 'what desks share' && lower === layer) {
    return folderOf(file) === folderOf(imported)
      ? undefined
      : 'books and market know nothing of each other'
  }
  if (layer !== 'calculators and desks' || lower !== layer) return undefined
  const [mine, theirs] = [homeOf(file, views), homeOf(imported, views)]
  if (mine.family !== theirs.family) {
    return 'one family or desk never imports another: move what both need down'
  }
  if (theirs.view === undefined || theirs.view === mine.view) return undefined
  return mine.view === undefined
    ? 'a family never imports its views: what they share stands beside them'
    : 'a view never imports another: move what both need to their family'
}

/** Why a view may not stand where it does, or nothing where it may. */
export function whyMisplaced(view: string, views: readonly string[]): string | undefined {
  const around = views.find((other) => view.startsWith(`${other}/`))
  return around && `${view} stands inside ${around}: a view holds no other view`
}

function layerOf(file: string): number {
  const layer = layers.findIndex(({ paths }) => paths.test(file))
  if (layer < 0) throw new Error(`${file} stands in no layer: name it in tests/layers.ts`)
  return layer
}

/** @example folderOf('desks/bill/paper/paper.ts') // 'desks/bill' */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')

const homeOf = (file: string, views: readonly string[]): Home => ({
  family: folderOf(file),
  view: views.find((folder) => file.startsWith(`${folder}/`)),
})

/** What a source text imports of our own files, now or later, as paths in `src`. */
export function importsIn(file: string, text: string): string[] {
  const statements = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g
  return [...text.matchAll(statements)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )
}
