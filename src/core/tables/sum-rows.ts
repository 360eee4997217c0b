const TOTAL =
  /^(?:(?:sub|grand|net|gross|page|bill|invoice|carried|brought)[\s-]*)?totals?(?:\s+(?:amount|amt|value|qty|quantity|tax|gst|items?))*\s*(?:\([^)]*\)|₹|rs\.?)?\s*[:=.-]*$/i
const TAX = /^(?:add\s*:?\s*)?(?:(?:out|in)put\s+)?(?:[cis]|ut)?gst\b[\s\d.%@:()-]*$/i
const ROUNDING =
  /^(?:add\s*:?\s*|less\s*:?\s*)?round(?:ed|ing)?[\s-]*(?:off|up|down)?\s*(?:\([^)]*\))?\s*:?$/i
const TOTAL_IN_HINDI =
  /^(?:(?:कुल|उप|महा|सकल)[\s-]*)?(?:योग|जोड\u093c?|कुल)(?:\s+(?:राशि|रक\u093c?म|मात्रा|मूल्य))?\s*(?:\([^)]*\)|₹|रु\.?)?\s*[:=.-]*$/
const TAX_IN_HINDI = /^(?:सी|एस|आई|यूटी)?जीएसटी[\s\d.%@:()-]*$/

/** Hardly any name has one of these in it: the others need no closer look. */
const MAY_BE_SUM = /total|gst|round|योग|जोड|कुल|जीएसटी/i

export type SumKind = 'total' | 'tax' | 'rounding'

/**
 * What a row is if its name is that of a sum below a table; nothing, if it may be anything else.
 *
 * @example sumNamed('Grand Total:') // 'total'
 * @example sumNamed('कुल योग') // 'total'
 * @example sumNamed('Total Care shampoo') // undefined
 */
export function sumNamed(name: string): SumKind | undefined {
  if (!MAY_BE_SUM.test(name)) return undefined
  const text = name.trim().normalize('NFC')
  if (TOTAL.test(text) || TOTAL_IN_HINDI.test(text)) return 'total'
  if (TAX.test(text) || TAX_IN_HINDI.test(text)) return 'tax'
  return ROUNDING.test(text) ? 'rounding' : undefined
}
