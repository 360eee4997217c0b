/**
 * Does something with texts, once with each: files have few of most, in many rows.
 *
 * @example const keyOf = remembering(skuKey)
 */
export function remembering<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Value
    const value = of(text)
    known.set(text, value)
    return value
  }
}
