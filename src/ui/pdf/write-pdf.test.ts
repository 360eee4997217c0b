import { expect, it } from 'vitest'
import { paperFonts, paperType } from '../../../tests/paper-fonts'
import { type Colour, colours, type Mark } from './blocks'
import { writePdf } from './write-pdf'

/** A picture of one white row. */
const picture = { columns: 2, rows: 1, shades: new Uint8Array([255]), left: 0, top: 0 }
const pictures = { draw: () => ({ ...picture, width: 10, height: 10 }) }

const text = (text: string, colour: Colour): Mark => ({
  kind: 'text',
  x: 10,
  y: 20,
  text,
  size: 9,
  weight: 'regular',
  colour,
})

it('draws letters that our fonts lack as dark as the others', async () => {
  const marks = [text('फ़ोन', 'ink'), text('फ़ोन', 'grey'), text('फ़ोन', 'grey'), text('रद्द', 'line')]
  const bytes = await writePdf({
    title: 'Bill',
    language: 'hi-IN',
    pages: [{ width: 100, height: 100, marks }],
    fonts: paperFonts,
    typeset: paperType,
    pictures,
  })
  const shades = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/Decode\[([\d.]+) 1\]/g),
  ]
  expect(shades.map(([, darkest]) => Number(darkest))).toEqual([
    colours.ink[0],
    colours.grey[0],
    colours.line[0],
  ])
})
