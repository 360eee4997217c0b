/** An element of HTML that was read: a document of the browser would be too slow to look at so often. */
export type Html = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: readonly (Html | string)[]
  readonly parent: Html | undefined
}

/** Reads a page. @example one(readHtml('<h1>Loan</h1>'), 'h1') */
export function readHtml(text: string): Html {
  const { documentElement } = new DOMParser().parseFromString(text, 'text/html')
  return htmlOf(documentElement, undefined)
}

function htmlOf(element: Element, parent: Html | undefined): Html {
  const inside: (Html | string)[] = []
  const html: Html = {
    tag: element.tagName.toLowerCase(),
    attributes: Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]),
    ),
    inside,
    parent,
  }
  for (const node of element.childNodes) {
    if (node.nodeType === 1) inside.push(htmlOf(node as Element, html))
    else if (node.nodeType === 3) inside.push(node.textContent ?? '')
  }
  return html
}

export const elementsIn = ({ inside }: Html): readonly Html[] =>
  inside.filter((part) => typeof part !== 'string')

/** An element and all that stand in it, in their order. */
export const everything = (html: Html): readonly Html[] => [
  html,
  ...elementsIn(html).flatMap(everything),
]

/** @example all(page, 'meta', { name: 'robots' }) */
export const all = (html: Html, tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  everything(html).filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  )

/** The only one there is. */
export function one(html: Html, tag: string, attributes: Readonly<Record<string, string>> = {}) {
  const [found, ...others] = all(html, tag, attributes)
  if (!found || others.length > 0) {
    throw new Error(`${others.length + (found ? 1 : 0)} of ${tag} ${JSON.stringify(attributes)}`)
  }
  return found
}

/** Those around an element, from the nearest. */
export const around = ({ parent }: Html): readonly Html[] =>
  parent ? [parent, ...around(parent)] : []

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** All the letters in an element, whoever reads them. */
export const lettersOf = ({ inside }: Html): string =>
  inside.map((part) => (typeof part === 'string' ? part : lettersOf(part))).join('')
