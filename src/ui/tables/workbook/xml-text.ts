const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Tally writes `&#4;`, which XML has no place for: such signs are left out. */
const isAllowed = (code: number) =>
  code >= 0x20
    ? (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
    : code === 0x9 || code === 0xa || code === 0xd

/**
 * The text that stands in XML, without what XML does not allow. What is no entity that everyone knows
 * stays as it is.
 *
 * @example unescapeXml('Pens &amp; &#x20B9;') // 'Pens & ₹'
 * @example unescapeXml('&#4; Not Applicable') // ' Not Applicable'
 */
export const unescapeXml = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (name) return namedEntities[name] ?? whole
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
          if (code > 0x10ffff) return whole
          return isAllowed(code) ? String.fromCodePoint(code) : ''
        },
      )
    : xml

/** XML knows one end of a line. @example withPlainLineEnds('a\r\nb') // 'a\nb' */
export const withPlainLineEnds = (xml: string): string =>
  xml.includes('\r') ? xml.replace(/\r\n?/g, '\n') : xml

/**
 * A text as Excel means it: what XML cannot hold it writes as `_x000D_`.
 *
 * @example unescapeExcel('two_x000D_\nlines') // 'two\r\nlines'
 */
export const unescapeExcel = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text

/** What XML does not allow at all, halves of characters included. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const NEEDS_CARE = /[&<>"_\0-\x08\v-\x1f\ud800-\udfff\ufffe\uffff]/

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/**
 * A text as it stands in the XML of a workbook. Characters that XML forbids are left out, and lines
 * end in the one way that all programs show as the end of a line.
 *
 * @example escapeXml('Pens & <ink>') // 'Pens &amp; &lt;ink&gt;'
 */
export const escapeXml = (text: string): string =>
  NEEDS_CARE.test(text)
    ? withPlainLineEnds(text)
        .replace(FORBIDDEN, '')
        .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
        .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    : text
