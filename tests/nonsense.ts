/** What no sentence of the site says, whatever the numbers in it are: why, and how it looks. */
const nonsense: readonly (readonly [string, RegExp])[] = [
  ['says what is no number', /NaN|Infinity|undefined|\bnull\b|\[object/],
  [
    'has one of many',
    /(?<![\d.,₹-]|\bto )\b1 (?:months|years|days|EMIs|instalments|withdrawals|payments|items|products|orders|pieces|units|changes|offers)\b/,
  ],
  [
    'has many of one',
    /(?<![\d.,])(?:0|[2-9]|[1-9][\d,]+) (?:month|year|day|EMI|instalment|withdrawal|item|product|order|piece)\b(?![-’'])/,
  ],
  ['has a minus zero', /(?<![\w.,])-[^\w\s]{0,3}0(?:\.0+)?%?(?![\d.,])/],
  [
    'is more or less by nothing',
    /(?<![\d.,])[^\w\s]?0(?:\.0+)?%? (?:more|less|longer|sooner|earlier|later)\b(?! -?[^\w\s]?\d)/,
  ],
  [
    'is less than nothing more',
    /(?<![\w.,])-[^\w\s]{0,3}\d(?:[\d,.]*\d)?%? (?:more|less|longer|sooner|earlier|later)\b(?! -?[^\w\s]?\d)/,
  ],
  ['has a gap for a figure', /[a-z,] --(?! ?$)|-- [a-z]|--[.,]/],
  ['has two spaces', /[^\s] {2,}[^\s]/],
  ['has a space before its end', / [,.;:?!](?=\s|$)/],
  ['ends twice', /(?<!\.)\.\.(?!\.)|,\.|\.,|,,|\?\./],
  ['says nothing in brackets', /\(\s*\)|‘’|“”/],
  ['says a word twice', /\b(of|the|a|an|is|in|to|for|and|at|with) \1\b/],
]

/** A term of 0 may be typed, and is then copied; a page does not reckon with it. */
const noTime =
  /^(?!Ends after 0 months$|Lasts for 0 months$).*\b(?:for|after|in|over|within) 0 (?:months|years)\b/

/** The same for a line of a page. */
export const nonsenseOnPage = (line: string): string | undefined =>
  noTime.test(line) ? 'counts no time at all' : nonsenseIn(line)

/** What is wrong with a line, if anything is. @example nonsenseIn('for 1 months') // 'has one of many' */
export const nonsenseIn = (line: string): string | undefined =>
  nonsense.find(([, pattern]) => pattern.test(line))?.[0]

const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h\d|td|th|tr|table|caption|section|article|main|header|footer|nav|button|label|legend|option|select|svg|text|title|figure|figcaption|summary|input|br|a)\b[^>]*>/g

/** Between two texts that only a style sheet keeps apart. */
const BESIDE = /(?:<\/(?:span|b|i|small)>)+(?=<(?:span|b|i|small)\b)/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What is read on a page, and what screen readers say besides, line by line. */
export function linesOf(html: string): readonly string[] {
  const said = [...html.matchAll(/ aria-(?:valuetext|label)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  )
  const shown = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(BESIDE, '\n')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
  return [...shown, ...said]
    .map((line) =>
      line
        .replace(/&\S+?;/g, (entity) => entities[entity] ?? entity)
        .replaceAll('\u00a0', ' ')
        .trim(),
    )
    .filter(Boolean)
}
