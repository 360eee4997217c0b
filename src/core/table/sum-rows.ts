const TOTAL =
  /^(?:(?:sub|grand|net|gross|page|bill|invoice|carried|brought)[\s-]*)?totals?(?:\s+(?:amount|amt|value|qty|quantity|tax|gst|items?))*\s*(?:\([^)]*\)|₹|rs\.?)?\s*[:=.-]*$/i
const TAX = /^(?:add\s*:?\s*)?(?:(?:out|in)put\s+)?(?:[cis]|ut)?gst\b[\s\d.%@:()-]*$/i
const ROUNDING =
  /^(?:add\s*:?\s*|less\s*:?\s*)?round(?:ed|ing)?[\s-]*(?:off|up|down)?\s*(?:\([^)]*\))?\s*:?$/i

/** Hardly any name has one of these in it: the others need no closer look. */
const MAY_BE_SUM = /total|gst|round/i

/**
 * What a row is if its name is that of a sum below a table; nothing, if it may be anything else.
 *
 * @example sumNamed('Grand Total:') // 'a total'
 * @example sumNamed('Total Care shampoo') // undefined
 */
export function sumNamed(name: string): string | undefined {
  if (!MAY_BE_SUM.test(name)) return undefined
  const text = name.trim()
  if (TOTAL.test(text)) return 'a total'
  if (TAX.test(text)) return 'a tax'
  return ROUNDING.test(text) ? 'a rounding' : undefined
}
