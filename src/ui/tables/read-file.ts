import { uiWords } from '../words'

/** A file, or rows that were pasted or come with the page. */
export type Source = File | { readonly name: string; readonly text: string }

/** What a file is by its first bytes: names may say anything. */
export type FileKind =
  | { readonly kind: 'workbook' }
  | { readonly kind: 'text'; readonly encoding: Encoding }
  | { readonly kind: 'refused'; readonly problem: string }

/** How its text is written; `unmarked` is UTF-8 or, where it cannot be that, Windows-1252. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'unmarked'

/** The first bytes, so many of them, tell what a file is. */
export const BYTES_TO_TELL = 4_096

export const problems = uiWords.tables.problems

const refused = (problem: string): FileKind => ({ kind: 'refused', problem })
const text = (encoding: Encoding): FileKind => ({ kind: 'text', encoding })

/** What files begin with, as the digits of their bytes. */
const beginnings: readonly (readonly [RegExp, FileKind])[] = [
  [/^504b(?:0304|0506)/, { kind: 'workbook' }],
  // The last is older than its container, and as old as Excel itself.
  [/^(?:d0cf11e0|09(?:000400|020600|040600|08[01][08]00))/, refused(problems.oldWorkbook)],
  [/^25504446/, refused(problems.pdf)],
  // PNG, JPEG, GIF, WebP, and the pictures of phones.
  [/^(?:89504e47|ffd8ff|47494638|52494646.{8}57454250|.{8}66747970)/, refused(problems.picture)],
  [/^efbbbf/, text('utf-8')],
  [/^fffe/, text('utf-16le')],
  [/^feff/, text('utf-16be')],
]

/**
 * Whether a file is a workbook, a text or neither, by its first bytes.
 *
 * @example kindOfFile(new TextEncoder().encode('SKU,Price')) // text, unmarked
 */
export function kindOfFile(first: Uint8Array): FileKind {
  if (first.length === 0) return refused(problems.empty)
  const digits = Array.from(first.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  const known = beginnings.find(([beginning]) => beginning.test(digits.join('')))?.[1]
  return known ?? withoutMark(first)
}

/** In texts of two bytes a character, every digit and separator has one that is 0, always at one side. */
function withoutMark(first: Uint8Array): FileKind {
  const zeros = [0, 0]
  first.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return text('unmarked')
  const enough = first.length / 20
  if (odd > enough && even < odd / 20) return text('utf-16le')
  if (even > enough && odd < even / 20) return text('utf-16be')
  return refused(problems.noTable)
}

/** The sheet of a page that is kept with all its pictures in one file. */
const PAGE_IN_PARTS = /^\s*MIME-Version:/i
const TALLY = /<ENVELOPE>|<TALLYMESSAGE\b|<BusyData\b/
const MARKUP = /^\s*(?:<(?:!doctype|html|head|body|table|meta|style|div|\?xml|!--))/i
const PORTAL_DATA = /^\s*\{[\s\S]*"(?:gstin|ctin)"\s*:\s*"/
const DATA = /^\s*(?:\{\\rtf|[{[]\s*["{[])/
const CONTROLS = /(?!\s)\p{Cc}/gu

/** Why the beginning of a text is that of no table, if it is so. @example problemOfText('<html>…') */
export function problemOfText(beginning: string): string | undefined {
  if (TALLY.test(beginning)) return problems.accountsInXml
  if (MARKUP.test(beginning) || PAGE_IN_PARTS.test(beginning)) return problems.webPage
  if (PORTAL_DATA.test(beginning)) return problems.portalData
  const controls = beginning.match(CONTROLS)?.length ?? 0
  if (beginning.includes('\0') || controls > beginning.length / 100) return problems.noTable
  return DATA.test(beginning) ? problems.noTable : undefined
}

/** So much is read at a time: a few milliseconds of work. */
const BYTES_AT_A_TIME = 131_072

/** What is done with a piece; `false` where no more is wanted. The share is that of all bytes so far. */
export type TakePiece = (piece: string, share: number) => Promise<boolean>

/** The file is gone, or another one by now. */
export const unreadable = new Error('the file cannot be read')

/** @example await firstBytes(file) // 80, 75, 3, 4, … */
export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await orUnreadable(file.slice(0, BYTES_TO_TELL).arrayBuffer()))

/**
 * Reads the text of a file, piece by piece: never all of it at a time. Bytes that are no UTF-8 are
 * only found while it is read: then it is read again from its beginning, as Windows-1252. A table in
 * HTML, or in the XML of Excel 2003, comes as text with tabs.
 *
 * @example await readText(file, 'unmarked', { begin: () => {}, take: async (piece) => true })
 */
export async function readText(
  file: Blob,
  encoding: Encoding,
  { begin, take }: { begin(): void; take: TakePiece },
): Promise<void> {
  begin()
  if (encoding !== 'unmarked') return readAs(file, new TextDecoder(encoding), take)
  try {
    await readAs(file, new TextDecoder('utf-8', { fatal: true }), take)
  } catch (problem) {
    if (problem !== notThisEncoding) throw problem
    begin()
    await readAs(file, new TextDecoder('windows-1252'), take)
  }
}

/** Markup of more characters is left as it is. */
const LONGEST_MARKUP = 30_000_000

/** Takes a text as it comes, its beginning in one piece; markup only once it is whole, as its table. */
function tablesOf(take: TakePiece): { take: TakePiece; end(): Promise<void> } {
  let held: string | undefined = ''
  let isMarkup = false
  const inPieces = async (text: string) => {
    for (let at = 0; at < text.length; at += BYTES_AT_A_TIME) {
      const end = at + BYTES_AT_A_TIME
      if (!(await take(text.slice(at, end), Math.min(end / text.length, 1)))) return
    }
  }
  return {
    async take(piece, share) {
      if (held === undefined) return piece === '' || take(piece, share)
      held += piece
      if (held.length < BYTES_TO_TELL) return true
      isMarkup ||= MARKUP.test(held.slice(0, BYTES_TO_TELL)) && !TALLY.test(held)
      if (isMarkup) return held.length < LONGEST_MARKUP
      const all = held
      held = undefined
      return take(all, share)
    },
    async end() {
      if (held === undefined) return
      isMarkup ||= MARKUP.test(held) && !TALLY.test(held)
      if (!isMarkup || held.length >= LONGEST_MARKUP) return inPieces(held)
      const { separatedTable } = await import('./marked-up-table')
      await inPieces(tableIn(held, separatedTable) ?? held)
    },
  }
}

/** Markup that is too large or broken has no table. */
function tableIn(markup: string, separatedTable: (markup: string) => string | undefined) {
  try {
    return separatedTable(markup)
  } catch {
    return undefined
  }
}

const notThisEncoding = new Error('the bytes are no text of this encoding')

async function readAs(file: Blob, decoder: TextDecoder, takeText: TakePiece): Promise<void> {
  const { take, end } = tablesOf(takeText)
  const reader = file.stream().getReader()
  let done = 0
  try {
    for (;;) {
      const { value } = await orUnreadable(reader.read())
      if (!value) break
      for (let at = 0; at < value.length; at += BYTES_AT_A_TIME) {
        const bytes = value.subarray(at, at + BYTES_AT_A_TIME)
        done += bytes.length
        if (!(await take(decode(decoder, bytes), done / file.size))) return end()
      }
    }
    await take(decode(decoder), 1)
    await end()
  } finally {
    // What was not read is not needed, and a stream that failed has nothing to give back.
    reader.cancel().catch(() => {})
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array<ArrayBuffer>): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw notThisEncoding
  }
}

async function orUnreadable<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch {
    throw unreadable
  }
}
