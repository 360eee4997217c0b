/**
 * A page's inputs as a readable text, for the fragment of a link and for keeping them in a tab:
 * `v=1&amount=5,00,000&rate=10`.
 *
 * A link may come from anyone. Only names that are asked for are read, each at most once; what is
 * malformed, repeated or far too long is left out, and the rest still counts.
 */
export type Fields = Readonly<Record<string, string>>

const VERSION = '1'
/** A link is no longer. */
export const LONGEST_FRAGMENT = 8_000
const LONGEST_VALUE = 500
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * @example writeFragment({ amount: '5,00,000', rate: '10' }) // 'v=1&amount=5,00,000&rate=10'
 */
export const writeFragment = (fields: Fields): string =>
  [['v', VERSION], ...Object.entries(fields)]
    .map(([name, value]) => `${name}=${escapeValue(value ?? '')}`)
    .join('&')

/**
 * The fields of a fragment that have one of these names. Nothing for a text that is no fragment of
 * ours.
 *
 * @param list the name of a field that holds a list: it may be as long as the fragment
 * @param longest what is longer is no fragment of ours; what a tab kept itself may be of any length
 * @example readFragment('v=1&amount=500000&x=1', ['amount', 'rate']) // { amount: '500000' }
 */
export function readFragment(
  text: string,
  names: readonly string[],
  list?: string,
  longest = LONGEST_FRAGMENT,
): Fields | undefined {
  if (text.length > longest) return undefined
  const seen = new Map<string, string[]>()
  for (const pair of text.split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? []
    seen.set(name, [...(seen.get(name) ?? []), value])
  }
  if (seen.get('v')?.join() !== VERSION) return undefined

  const fields: Record<string, string> = {}
  for (const name of names) {
    const [value, repeated] = seen.get(name) ?? []
    if (value === undefined || repeated !== undefined) continue
    const text = unescapeValue(value)
    if (text !== undefined && (name === list || text.length <= LONGEST_VALUE)) fields[name] = text
  }
  return fields
}

/** Commas and the like stay readable: they mean nothing in a fragment. */
const escapeValue = (value: string) =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\ufffd')).replace(
    /%(2C|24|3A|2F)/g,
    decodeURIComponent,
  )

function unescapeValue(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    // Nobody types markup or control characters into a number field.
    return /[<>\p{Cc}]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
