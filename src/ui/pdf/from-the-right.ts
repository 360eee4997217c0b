/** Of Hebrew, Arabic and their kin: Urdu, Kashmiri, Sindhi. */
const letter = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`
/** Letters with what stands between two of them. */
const stretch = new RegExp(String.raw`(${letter}(?:[^\p{L}\p{N}]*${letter})*)`, 'u')
const atBegin = new RegExp(String.raw`^\P{L}*${letter}`, 'u')

export const hasLettersFromTheRight = (text: string): boolean => stretch.test(text)

/** Whether the whole line goes from the right. */
export const beginsFromTheRight = (text: string): boolean => atBegin.test(text)

/**
 * The characters of a line from left to right, as they are drawn. What a file says of its text is in
 * this order; whoever searches or copies it gets it turned round again.
 *
 * @example asDrawn('אב 12 גד') // 'דג 12 בא'
 */
export function asDrawn(text: string): string {
  // Every second part goes from the right.
  const parts = text
    .split(stretch)
    .map((part, index) => (index % 2 === 1 ? [...part].reverse().join('') : part))
  return (beginsFromTheRight(text) ? parts.reverse() : parts).join('')
}
