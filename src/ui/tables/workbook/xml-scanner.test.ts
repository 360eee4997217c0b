import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attribute, attributesOf, type XmlFinds, xmlScanner } from './xml-scanner'
import { escapeXml, unescapeExcel, unescapeXml } from './xml-text'

function scanned(...pieces: readonly string[]): string[] {
  const found: string[] = []
  let text = ''
  const add = (find: string) => {
    if (text) found.push(`"${text}"`)
    text = ''
    found.push(find)
  }
  const finds: XmlFinds = {
    isTextWanted: true,
    open: (name, attributes) => add(`<${name}${attributes.trim() && ` ${attributes.trim()}`}>`),
    close: (name) => add(`</${name}>`),
    text: (more) => {
      text += more
    },
  }
  const scanner = xmlScanner(finds)
  for (const piece of pieces) scanner.take(piece)
  return found
}

describe('xmlScanner', () => {
  it.each<[string, string[]]>([
    ['<a>text</a>', ['<a>', '"text"', '</a>']],
    ['<x:row r="1"/>', ['<row r="1">', '</row>']],
    ['<v/><v ></v >', ['<v>', '</v>', '<v>', '</v>']],
    ['<a b=">" c=\'"> \'>1</a>', ['<a b=">" c=\'"> \'>', '"1"', '</a>']],
    ['<a b="x" c=\'"\'/>', ['<a b="x" c=\'"\'>', '</a>']],
    ['<a b="="/>', ['<a b="=">', '</a>']],
    ['<?xml version="1.0"?><a/>', ['<a>', '</a>']],
    ['<a><!-- <b> -->1</a>', ['<a>', '"1"', '</a>']],
    ['<a>1<![CDATA[ <&amp;> ]]>2</a>', ['<a>', '"1 <&amp;> 2"', '</a>']],
    ['<a>&lt;&#x20B9;&#65;&quot;</a>', ['<a>', '"<₹A""', '</a>']],
    ['<a>&#4; Not &#x0;Applicable&#xD800;</a>', ['<a>', '" Not Applicable"', '</a>']],
    ['<!DOCTYPE a><a>&big;</a>', ['<a>', '"&big;"', '</a>']],
    ['<a>1\r\n2\r3</a>', ['<a>', '"1\n2\n3"', '</a>']],
    ['<a', []],
  ])('finds what is in %j, wherever it is cut', (xml, expected) => {
    expect(scanned(xml)).toEqual(expected)
    for (let cut = 0; cut <= xml.length; cut += 1) {
      expect(scanned(xml.slice(0, cut), xml.slice(cut))).toEqual(expected)
    }
  })

  it('finds the same in any pieces of any text', () => {
    const anyXml = fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '/',
        '!',
        '-',
        '"',
        "'",
        '=',
        ' ',
        'a',
        '&',
        '<![CDATA[',
        ']]>',
      ),
    })
    fc.assert(
      fc.property(anyXml, fc.nat(20), (xml, at) => {
        expect(scanned(xml.slice(0, at), xml.slice(at))).toEqual(scanned(xml))
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives up on what never ends', () => {
    expect(() => scanned(`<a b="${'x'.repeat(2 ** 20)}`)).toThrow(/damaged/)
  })
})

describe('attribute', () => {
  it.each<[string, string, string | undefined]>([
    [' r="A1" s="2" t="s"', 't', 's'],
    [' spans="1:3" s="4"', 's', '4'],
    ["\n r = 'A1'", 'r', 'A1'],
    [' xml:space="preserve"', 'space', 'preserve'],
    [' name="Pens &amp; ink"', 'name', 'Pens & ink'],
    [' spans="1:3"', 's', undefined],
    ['', 'r', undefined],
  ])('reads %j', (attributes, name, value) => {
    expect(attribute(attributes, name)).toBe(value)
  })

  it('reads those with a prefix by their names', () => {
    expect([...attributesOf(' name="a" sheetId="1" r:id="rId3"')]).toEqual([
      ['name', 'a'],
      ['sheetId', '1'],
      ['id', 'rId3'],
    ])
  })
})

describe('escapeXml', () => {
  it.each([
    ['a & <b> "c"', 'a &amp; &lt;b&gt; &quot;c&quot;'],
    ['a\u0001\u000b\ufffe\ud800b', 'ab'],
    ['😀', '😀'],
    ['_x000D_ _x', '_x005F_x000D_ _x'],
    ['a\r\nb\rc', 'a\nb\nc'],
  ])('writes %j', (text, xml) => {
    expect(escapeXml(text)).toBe(xml)
  })

  it('can be read again', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...'ax_0D&<>"; ₹\n', '😀', '_x000D_', '_x005F_', '&amp;'),
        }),
        (text) => {
          expect(unescapeExcel(unescapeXml(escapeXml(text)))).toBe(text)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('leaves out numbers that are no character', () => {
    expect(unescapeXml('&#x110000; &#9999999; &nbsp;')).toBe('&#x110000; &#9999999; &nbsp;')
  })
})
