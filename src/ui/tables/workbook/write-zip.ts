/*
 * A browser packs gzip files, and what stands between their first ten and last eight bytes is what a
 * zip file holds; the last eight are the checksum and the size that it names, too.
 */
const GZIP_BEGIN = 10
const GZIP_END = 8

const LOCAL = 0x04034b50
const LISTED = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const DEFLATED = 8
/** 1 January 1980, the first day a zip file knows: two files of the same rows are the same. */
const FIRST_DAY = 0x21

export type ZipPart = {
  /** Waits until the text is packed. */
  write(text: string): Promise<void>
  end(): Promise<void>
}

export type ZipWriter = {
  /** Begins a file in the zip file. The one before must have ended. */
  part(name: string): ZipPart
  end(type: string): Blob
}

/**
 * Makes a zip file of texts that come piece by piece; only what is packed is kept.
 *
 * @example const zip = zipWriter()
 * const part = zip.part('xl/workbook.xml')
 * await part.write('<workbook/>')
 * await part.end()
 * zip.end('application/zip')
 */
export function zipWriter(): ZipWriter {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const add = (...pieces: readonly Uint8Array<ArrayBuffer>[]) => {
    for (const piece of pieces) {
      bytes.push(piece)
      size += piece.length
    }
  }

  return {
    part(name) {
      const encoder = new TextEncoder()
      const stream = new CompressionStream('gzip')
      const writer = stream.writable.getWriter()
      const packed = collect(stream.readable)
      return {
        write: (text) => writer.write(encoder.encode(text)),
        async end() {
          const [pieces] = await Promise.all([packed, writer.close()])
          const joined = joinBytes(pieces)
          const data = joined.subarray(GZIP_BEGIN, -GZIP_END)
          const end = new DataView(joined.buffer, joined.length - GZIP_END)
          const path = encoder.encode(name)
          const about = record(26, [
            [0, VERSION, 2],
            [4, DEFLATED, 2],
            [8, FIRST_DAY, 2],
            [10, end.getUint32(0, true), 4],
            [14, data.length, 4],
            [18, end.getUint32(4, true), 4],
            [22, path.length, 2],
          ])
          list.push(
            record(6, [
              [0, LISTED, 4],
              [4, VERSION, 2],
            ]),
            about,
            record(14, [[10, size, 4]]),
            path,
          )
          add(record(4, [[0, LOCAL, 4]]), about, path, data)
        },
      }
    },
    end(type) {
      const directory = joinBytes(list)
      const count = list.length / 4
      const end = record(22, [
        [0, END, 4],
        [8, count, 2],
        [10, count, 2],
        [12, directory.length, 4],
        [16, size, 4],
      ])
      return new Blob([...bytes, directory, end], { type })
    },
  }
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    pieces.push(value)
  }
}

type Field = readonly [at: number, value: number, size: 2 | 4]

/** Numbers at their places among zeros. */
function record(size: number, fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(size))
  for (const [at, value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return new Uint8Array(view.buffer)
}

/** All pieces as one. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
