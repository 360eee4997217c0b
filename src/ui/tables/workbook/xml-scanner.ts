import { sentences, Unreadable } from './limits'
import { unescapeXml, withPlainLineEnds } from './xml-text'

/**
 * What is found in XML, from first to last. Names are without their prefix: programs choose prefixes
 * as they like.
 */
export type XmlFinds = {
  /** `attributes` is the text between the name and the end of the tag. */
  open(name: string, attributes: string): void
  /** Comes for a tag that closes itself, too. */
  close(name: string): void
  text(text: string): void
  /** Where it is false, texts are skipped without being cut out. */
  isTextWanted: boolean
  /**
   * Takes what it knows by heart, whole, from where a tag begins.
   *
   * @returns where that ends; -1 where it is something else, or still to come
   */
  takeWhole?(xml: string, at: number): number
}

/** A cell holds 32,767 characters; what goes on for longer than this is no table. */
const LONGEST_TOKEN = 2 ** 20

const SLASH = 0x2f
const QUOTE = 0x22
const EQUALS = 0x3d
const COLON = 0x3a
const GREATER = 0x3e

/**
 * Reads XML that comes piece by piece. There is no parser in a worker, and a tree of a million cells
 * would not fit into a phone. Entities that a file declares itself are not followed.
 *
 * @example const scanner = xmlScanner(finds)
 * scanner.take('<row r="1"><c') // open row
 * scanner.take('/></row>') // open c, close c, close row
 */
export function xmlScanner(finds: XmlFinds): { take(piece: string): void } {
  let rest = ''
  return {
    take(piece) {
      const xml = rest + piece
      rest = xml.slice(scan(xml, finds))
      if (rest.length > LONGEST_TOKEN) throw new Unreadable(sentences.damaged)
    },
  }
}

/** Finds all that is whole. @returns where the rest begins */
function scan(xml: string, finds: XmlFinds): number {
  let at = 0
  for (;;) {
    const tag = xml.indexOf('<', at)
    if (tag < 0) return at
    if (finds.isTextWanted && tag > at) {
      finds.text(unescapeXml(withPlainLineEnds(xml.slice(at, tag))))
    }
    at = tag
    const wholeEnd = finds.takeWhole?.(xml, tag) ?? -1
    if (wholeEnd >= 0) {
      at = wholeEnd
      continue
    }
    const sign = xml.charCodeAt(tag + 1)
    let end: number
    if (sign === SLASH) {
      end = xml.indexOf('>', tag)
      if (end < 0) return at
      finds.close(localName(xml, tag + 2, nameEnd(xml, tag + 2)))
    } else if (sign === 0x21 || sign === 0x3f) {
      end = endOfAside(xml, tag, finds)
      if (end < 0) return at
    } else {
      const afterName = nameEnd(xml, tag + 1)
      end = endOfTag(xml, afterName)
      if (end < 0) return at
      const closesItself = xml.charCodeAt(end - 1) === SLASH
      const name = localName(xml, tag + 1, afterName)
      finds.open(name, xml.slice(afterName, closesItself ? end - 1 : end))
      if (closesItself) finds.close(name)
    }
    at = end + 1
  }
}

/** White space, `/`, `>` or the end of the piece. */
function nameEnd(xml: string, from: number): number {
  let at = from
  while (at < xml.length) {
    const sign = xml.charCodeAt(at)
    if (sign <= 0x20 || sign === SLASH || sign === GREATER) return at
    at += 1
  }
  return at
}

function localName(xml: string, from: number, to: number): string {
  for (let at = from; at < to; at += 1) {
    if (xml.charCodeAt(at) === COLON) return xml.slice(at + 1, to)
  }
  return xml.slice(from, to)
}

/** The sign that ends a tag; a value in quotes may hold the same. @returns -1 if it is still to come */
function endOfTag(xml: string, from: number): number {
  const end = xml.indexOf('>', from)
  if (end <= from) return end
  const last = xml.charCodeAt(end - 1) === SLASH ? end - 2 : end - 1
  // Nearly all tags: no attributes, or the last value ends right before.
  if (last < from) return end
  const endsWithValue = xml.charCodeAt(last) === QUOTE && xml.charCodeAt(last - 1) !== EQUALS
  return endsWithValue && !xml.slice(from, end).includes("'") ? end : endBehindValues(xml, from)
}

function endBehindValues(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at] as string
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

/** Comments, instructions and declarations are passed over; text as it is counts as text. */
function endOfAside(xml: string, from: number, finds: XmlFinds): number {
  const behind = (begin: string, close: string) => {
    const end = xml.indexOf(close, from + begin.length)
    return end < 0 ? -1 : end + close.length - 1
  }
  if (xml.startsWith('<!--', from)) return behind('<!--', '-->')
  if (xml.startsWith('<?', from)) return behind('<?', '?>')
  if (xml.startsWith('<![CDATA[', from)) {
    const end = behind('<![CDATA[', ']]>')
    if (end >= 0 && finds.isTextWanted) {
      finds.text(withPlainLineEnds(xml.slice(from + '<![CDATA['.length, end - 2)))
    }
    return end
  }
  // It may become one of the above.
  return xml.length - from < '<![CDATA['.length ? -1 : xml.indexOf('>', from)
}

/**
 * The value of an attribute without a prefix.
 *
 * @example attribute(' r="A1" t="s"', 't') // 's'
 */
export function attribute(attributes: string, name: string): string | undefined {
  const begin = `${name}="`
  const at = attributes.indexOf(begin)
  if (at > 0 && attributes.charCodeAt(at - 1) <= 0x20) {
    const from = at + begin.length
    const value = attributes.slice(from, attributes.indexOf('"', from))
    return value.includes('&') ? unescapeXml(value) : value
  }
  return at < 0 && !attributes.includes(name) ? undefined : attributesOf(attributes).get(name)
}

/** All attributes, by their names without prefixes. */
export function attributesOf(attributes: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name, inDouble, inSingle] of attributes.matchAll(
    /(?:[^\s=:"']+:)?([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (name) found.set(name, unescapeXml(inDouble ?? inSingle ?? ''))
  }
  return found
}
