import { all, around, elementsIn, everything, type Html, tidy } from './html'

/*
 * What a screen reader would find in HTML, without a browser: roles, names and states. Styles are not
 * known here, so it has the parts for narrow and for wide windows alike.
 */

export type Part = {
  readonly role: string
  readonly name: string
  /** All that can be read in it. */
  readonly text: string
  readonly states: readonly string[]
  readonly parts: readonly Part[]
}

const roles: Readonly<Record<string, string>> = {
  aside: 'complementary',
  article: 'article',
  button: 'button',
  caption: 'caption',
  dd: 'definition',
  details: 'group',
  dt: 'term',
  fieldset: 'group',
  footer: 'contentinfo',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  header: 'banner',
  img: 'img',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  output: 'status',
  p: 'paragraph',
  select: 'combobox',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
}

const inputRoles: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  file: 'button',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
}

/** They are called what stands in them. */
const namedByText = ['button', 'columnheader', 'heading', 'link', 'rowheader', 'term']

/** They must be called something. */
const NEED_NAMES =
  /^(button|checkbox|combobox|dialog|group|heading|img|link|navigation|radio|region|searchbox|slider|textbox)$/

const isHeard = ({ tag, attributes }: Html) =>
  !/^(script|style|template|noscript)$/.test(tag) &&
  attributes.hidden === undefined &&
  attributes.inert === undefined &&
  attributes['aria-hidden'] !== 'true' &&
  !(tag === 'dialog' && attributes.open === undefined)

/** The text of an element that is heard; what is drawn instead of letters has a name of its own. */
export function textOf(element: Html): string {
  const { tag, attributes, inside } = element
  const label = attributes['aria-label']
  if (label !== undefined && (tag === 'svg' || tag === 'img' || attributes.role === 'img')) {
    return label
  }
  const text = inside
    .map((part) => (typeof part === 'string' ? part : isHeard(part) ? textOf(part) : ''))
    .join('')
  // Styles show it behind the text.
  return attributes['data-note'] ? `${text} ${attributes['data-note']}` : text
}

const isIn = (element: Html, tags: RegExp) => around(element).some(({ tag }) => tags.test(tag))

function roleOf(element: Html): string {
  const { tag, attributes } = element
  const { role, type = 'text' } = attributes
  if (role) return /^(presentation|none)$/.test(role) ? '' : role
  if (tag === 'a') return attributes.href === undefined ? '' : 'link'
  if (tag === 'section') return nameOf(element) ? 'region' : ''
  // Of a part of the page they are no landmarks.
  if (tag === 'header' || tag === 'footer') {
    return isIn(element, /^(main|section|article)$/) ? '' : `${roles[tag]}`
  }
  if (tag === 'input') {
    if (attributes.list !== undefined) return 'combobox'
    return inputRoles[type] ?? 'textbox'
  }
  if (tag === 'th') {
    return attributes.scope === 'row' || isIn(element, /^tbody$/) ? 'rowheader' : 'columnheader'
  }
  return roles[tag] ?? ''
}

const pageOf = (element: Html) => around(element).at(-1) ?? element

/** How an element is called: by what says its name, or by its text. */
function nameOf(element: Html): string {
  const { tag, attributes } = element
  const others = attributes['aria-labelledby']?.split(' ') ?? []
  if (others.length > 0) {
    const page = everything(pageOf(element))
    const called = others.map((id) => page.find((other) => other.attributes.id === id))
    return tidy(called.map((other) => (other ? textOf(other) : '')).join(' '))
  }
  const label = tidy(attributes['aria-label'] ?? attributes.alt ?? '')
  if (label) return label
  const native = nativeLabelOf(element)
  if (native) return tidy(textOf(native))
  const isNamedByText = tag === 'th' || tag === 'a' || namedByText.includes(roles[tag] ?? '')
  return isNamedByText ? tidy(textOf(element)) : ''
}

function nativeLabelOf(element: Html): Html | undefined {
  const { tag, attributes } = element
  const child = (wanted: string) => elementsIn(element).find((inner) => inner.tag === wanted)
  if (tag === 'fieldset') return child('legend')
  if (tag === 'details') return child('summary')
  if (tag === 'table') return child('caption')
  if (!/^(input|select|textarea)$/.test(tag)) return undefined
  return (
    (attributes.id && all(pageOf(element), 'label', { for: attributes.id })[0]) ||
    around(element).find((outer) => outer.tag === 'label')
  )
}

function statesOf(element: Html): string[] {
  const { tag, attributes } = element
  const level = /^h(\d)$/.exec(tag)?.[1]
  const isDisabled = [element, ...around(element)].some(
    (it) => it.attributes.disabled !== undefined,
  )
  return [
    ...(level ? [`level=${level}`] : []),
    ...(attributes.checked !== undefined ? ['checked'] : []),
    ...(attributes['aria-pressed'] === 'true' ? ['pressed'] : []),
    ...(isDisabled ? ['disabled'] : []),
  ]
}

/** The parts in an element; what has no role of its own gives way to what stands in it. */
export function partsOf(element: Html): readonly Part[] {
  return elementsIn(element)
    .filter(isHeard)
    .flatMap((child) => {
      const role = roleOf(child)
      if (!role) return partsOf(child)
      return {
        role,
        name: nameOf(child),
        text: tidy(textOf(child)),
        states: statesOf(child),
        parts: partsOf(child),
      }
    })
}

/** The parts that nobody can call by a name, each with what stands in it. */
export const nameless = (parts: readonly Part[]): readonly string[] =>
  everyPart(parts)
    .filter(({ role, name }) => NEED_NAMES.test(role) && !name)
    .map(({ role, text }) => `${role}: ${text}`)

type Wanted = {
  readonly line: string
  readonly role: string
  readonly name: string | RegExp | undefined
  readonly text: string | RegExp | undefined
  readonly states: readonly string[]
  readonly parts: Wanted[]
}

const patternOf = (given: string | undefined) => {
  if (given === undefined) return undefined
  if (given.startsWith('/')) return new RegExp(given.slice(1, -1))
  return given.replace(/^"|"$/g, '')
}

const LINE = /^- (\w+)(?: ("[^"]*"|\/.*?\/(?=:?$| \[)))?((?: \[[^\]]+\])*)(?::(?: (.+))?)?$/

/** A structure as Playwright writes it: a line for each part, what stands in it further right. */
function readStructure(structure: string): readonly Wanted[] {
  const top: Wanted[] = []
  const open = [{ depth: -1, parts: top }]
  for (const given of structure.split('\n').filter((line) => line.trim())) {
    const depth = given.search(/\S/)
    const line = given.trim()
    const [, role, name, states = '', text] = LINE.exec(line) ?? []
    if (!role) throw new Error(`What is this in a structure? ${line}`)
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const part: Wanted = {
      line,
      role,
      name: patternOf(name),
      text: patternOf(text),
      states: [...states.matchAll(/\[([^\]]+)\]/g)].map(([, state]) => `${state}`),
      parts: [],
    }
    open.at(-1)?.parts.push(part)
    open.push({ depth, parts: part.parts })
  }
  return top
}

/** Whether words stand beside or below one another is a matter of styles. */
const withoutSpaces = (text: string) => text.replaceAll(' ', '')

const fits = (wanted: string | RegExp | undefined, found: string) =>
  wanted === undefined ||
  (typeof wanted === 'string' ? withoutSpaces(wanted) === withoutSpaces(found) : wanted.test(found))

const isAlike = (wanted: Wanted, part: Part) =>
  wanted.role === part.role &&
  fits(wanted.name, part.name) &&
  fits(wanted.text, part.text) &&
  wanted.states.every((state) => part.states.includes(state))

/**
 * The first line of a structure that is not to be found among these parts in its order; nothing if
 * all are. Between them there may be others.
 */
function firstMissing(wanted: readonly Wanted[], parts: readonly Part[]): string | undefined {
  let from = 0
  for (const each of wanted) {
    const candidates = parts.slice(from).filter((part) => isAlike(each, part))
    const inside = candidates.map((part) => firstMissing(each.parts, part.parts))
    const place = inside.indexOf(undefined)
    if (place < 0) return inside[0] ?? each.line
    from = parts.indexOf(candidates[place] as Part) + 1
  }
  return undefined
}

/** What a page lacks of its structure: the first line that is not there in its place, or nothing. */
export const lacks = (structure: string, parts: readonly Part[]) =>
  firstMissing(readStructure(structure), parts)

/**
 * All parts in their order, those in others too, but for the frame that a table has to scroll in where
 * its words are long.
 */
export const everyPart = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => {
    const isFrame = part.role === 'region' && part.parts.every(({ role }) => role === 'table')
    return [...(isFrame ? [] : [part]), ...everyPart(part.parts)]
  })
