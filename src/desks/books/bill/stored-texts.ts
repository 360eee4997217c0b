import { isRecord, parseJson } from '../../../ui/memory/browser-storage'

type Texts = Readonly<Record<string, string>>

/**
 * What a text in storage holds by name. It may be of another version, or nobody's.
 *
 * @example parseRecord('{"rows": []}') // { rows: [] }
 * @example parseRecord('[') // {}
 */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const stored = parseJson(text)
  return isRecord(stored) ? stored : {}
}

/**
 * Texts as they were kept, over the defaults; what is no text, or has no name here, is left out.
 *
 * @example textsOver({ name: '', number: '1' }, { name: 'Asha', number: 2 }) // name 'Asha', number '1'
 */
export function textsOver<Names extends Texts>(
  defaults: Names,
  stored: unknown,
): { readonly [Name in keyof Names]: string } {
  const record = isRecord(stored) ? stored : {}
  const texts = Object.keys(defaults).flatMap((name) => {
    const text = record[name]
    return typeof text === 'string' ? [[name, text]] : []
  })
  return { ...defaults, ...Object.fromEntries(texts) }
}
