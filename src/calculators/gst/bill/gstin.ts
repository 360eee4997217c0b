/** What the text of a GSTIN field means. A problem is a hint: any text may be printed. */
export type GstinReading = {
  /** Without spaces, in capitals. */
  readonly gstin: string
  readonly stateCode?: string
  readonly state?: string
  readonly pan?: string
  readonly problem?: string
}

const LENGTH = 15

/** The two digits a GSTIN starts with. 25 and 28 were replaced, and are still on older papers. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
}

const digit = { fits: /\d/, name: 'a digit' }
const letter = { fits: /[A-Z]/, name: 'a letter' }
const positions = [
  digit,
  digit,
  letter,
  letter,
  letter,
  letter,
  letter,
  digit,
  digit,
  digit,
  digit,
  letter,
  { fits: /[1-9A-Z]/, name: 'a letter or a digit from 1 to 9' },
  { fits: /Z/, name: 'the letter Z' },
  { fits: /[\dA-Z]/, name: 'a letter or a digit' },
]

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Checks a GSTIN from its form to its last character. The first thing that is wrong is named, in
 * the order in which a person would put it right.
 *
 * @example readGstin('27 aapfu0939f 1zv') // gstin '27AAPFU0939F1ZV', state 'Maharashtra'
 * @example readGstin('27AAPFU0939F1ZX').problem
 * // 'The last character does not fit the others, so one of them may be mistyped.'
 */
export function readGstin(text: string): GstinReading {
  const gstin = text.replace(/[\s\p{Cf}-]/gu, '').toUpperCase()
  if (!gstin) return { gstin }
  const characters = [...gstin]
  if (characters.length !== LENGTH) {
    return { gstin, problem: `A GSTIN has ${LENGTH} characters; this has ${characters.length}.` }
  }
  for (const [index, { fits, name }] of positions.entries()) {
    const character = characters[index] ?? ''
    if (fits.test(character)) continue
    const problem = `Character ${index + 1} of a GSTIN is ${name}; this has '${character}'.`
    return { gstin, problem }
  }
  const stateCode = gstin.slice(0, 2)
  const pan = gstin.slice(2, 12)
  const state = gstStates[stateCode]
  if (!state) {
    return { gstin, stateCode, pan, problem: `No state has the code ${stateCode}.` }
  }
  const reading = { gstin, stateCode, state, pan }
  if (checkCharacter(gstin) === gstin.at(-1)) return reading
  const problem = 'The last character does not fit the others, so one of them may be mistyped.'
  return { ...reading, problem }
}

/**
 * The last character of a GSTIN, computed from the fourteen before it: values from 0 to 35, every
 * second one doubled, the two digits of each in base 36 added up, and what is missing to the next
 * multiple of 36.
 */
export function checkCharacter(gstin: string): string {
  let sum = 0
  for (const [index, character] of [...gstin.slice(0, LENGTH - 1)].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / ALPHABET.length) + (product % ALPHABET.length)
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length)
}
