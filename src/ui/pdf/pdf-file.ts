/** The bytes of a PDF as they are put together: numbered objects, and a table of where each begins. */
export type PdfFile = {
  /** A number for an object that others name before it is written. */
  reserve(): number
  /** @returns its number */
  add(body: string, number?: number): number
  /** @returns the number of an object with compressed bytes in it */
  addStream(entries: string, content: Uint8Array<ArrayBuffer> | string): Promise<number>
  finish(entries: string): Uint8Array<ArrayBuffer>
}

type Part = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
/** Four bytes above 127 tell programs that transfer the file that it is no text. */
const HEAD = new Uint8Array([
  ...encoder.encode('%PDF-1.7\n%'),
  0xe2,
  0xe3,
  0xcf,
  0xd3,
  ...encoder.encode('\n'),
])

/**
 * @example
 * const file = pdfFile()
 * const pages = file.add('<</Type/Pages/Kids[]/Count 0>>')
 * file.finish(`/Root ${file.add(`<</Type/Catalog/Pages ${pages} 0 R>>`)} 0 R`)
 */
export function pdfFile(): PdfFile {
  /** By number, from 1 on. */
  const objects: (readonly Part[])[] = []
  const reserve = () => objects.push([])
  const put = (number: number, ...parts: Part[]) => {
    objects[number - 1] = [
      encoder.encode(`${number} 0 obj\n`),
      ...parts,
      encoder.encode('\nendobj\n'),
    ]
    return number
  }

  return {
    reserve,
    add: (body, number = reserve()) => put(number, encoder.encode(body)),
    async addStream(entries, content) {
      const number = reserve()
      const plain = typeof content === 'string' ? encoder.encode(content) : content
      const packed = await deflate(plain)
      const dictionary = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>`
      return put(
        number,
        encoder.encode(`${dictionary}\nstream\n`),
        packed,
        encoder.encode('\nendstream'),
      )
    },
    finish(entries) {
      let place = HEAD.length
      const places = objects.map((parts) => {
        const begin = place
        place += parts.reduce((sum, part) => sum + part.length, 0)
        return begin
      })
      const table = [
        `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
        ...places.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`),
        `trailer\n<</Size ${objects.length + 1}${entries}>>\nstartxref\n${place}\n%%EOF\n`,
      ]
      return joined([HEAD, ...objects.flat(), encoder.encode(table.join(''))])
    },
  }
}

/** @example pdfText('₹') // '<FEFF20B9>' */
export const pdfText = (text: string): string => `<FEFF${utf16(text)}>`

/** A text as the digits of its code units. @example utf16('₹') // '20B9' */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

/** @example hex(10) // '000A' */
export const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0')

/** As short as it can be without a visible difference. @example short(12.3456) // '12.346' */
export const short = (number: number): string => String(Math.round(number * 1000) / 1000)

async function deflate(bytes: Part): Promise<Part> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function joined(parts: readonly Part[]): Part {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  for (const part of parts) {
    all.set(part, place)
    place += part.length
  }
  return all
}
