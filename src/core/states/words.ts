import type { GstinKind } from './gstin-kinds'

type SpecialKind = Exclude<GstinKind, 'ordinary'>

/** What is said of a GSTIN, or of another number in its place. */
export const gstinWords = {
  /** Whom a number belongs to that is no ordinary GSTIN. */
  kinds: {
    deductor: 'Government office that deducts tax',
    collector: 'Online operator that collects tax',
    uin: 'Embassy or UN body (UIN)',
    'non-resident': 'Non-resident',
    oidar: 'Online services from abroad (OIDAR)',
  } satisfies Record<SpecialKind, string>,
  /** What a number is called in a sentence. */
  names: {
    ordinary: 'a GSTIN',
    deductor: 'the GSTIN of an office that deducts tax',
    collector: "a marketplace's GSTIN",
    uin: 'a UIN',
    'non-resident': "a non-resident's number",
    oidar: 'an OIDAR number',
  } satisfies Record<GstinKind, string>,
  /** What is wrong with it. `name` is one of `names`. */
  problems: {
    length: (right: number, length: number) =>
      `A GSTIN has ${right} characters; this has ${length}.`,
    /** The character at a place, counted from 1, is not what has to stand there. */
    digit: (name: string, place: number, character: string) =>
      `Character ${place} of ${name} is a digit; this has '${character}'.`,
    letter: (name: string, place: number, character: string) =>
      `Character ${place} of ${name} is a letter; this has '${character}'.`,
    letterOrDigitFrom1: (name: string, place: number, character: string) =>
      `Character ${place} of ${name} is a letter or a digit from 1 to 9; this has '${character}'.`,
    fourteenth: (name: string, place: number, character: string) =>
      `Character ${place} of ${name} is the letter Z, seldom a digit from 1 to 9 or a letter from A to J; this has '${character}'.`,
    exactly: (name: string, place: number, character: string, letters: readonly string[]) =>
      `Character ${place} of ${name} is ${/\d/.test(letters.join('')) ? '' : 'the letter '}${letters.join(' or ')}; this has '${character}'.`,
    letterOrDigit: (name: string, place: number, character: string) =>
      `Character ${place} of ${name} is a letter or a digit; this has '${character}'.`,
    noState: (code: string) => `No state has the code ${code}.`,
    lastCharacter: 'The last character does not fit the others, so one of them may be mistyped.',
    /** @param whose one of `kinds` */
    notOfOperator: (whose: string) => `This is no marketplace's GSTIN: ${whose}.`,
    /** A shop files under an ordinary one. */
    notOfShop: {
      deductor: 'This is the number of a government office that deducts tax, not of a shop.',
      collector: 'This is the number under which an online operator collects tax, not of a shop.',
      uin: 'This is the UIN of an embassy or UN body, not of a shop.',
      'non-resident': 'This is the number of a non-resident, not of a shop here.',
      oidar: 'This is a number for online services from abroad, not of a shop here.',
    } satisfies Record<SpecialKind, string>,
  },
  /** Of a kind whose last character may mean nothing. */
  doubt:
    'The last character does not fit the others. Such a number may be right all the same: compare it with the original.',
}
