import { bytesOf } from './file-bytes'
import { sentences, Unreadable } from './unreadable'

export type Packing = {
  /** 0: as it is, 8: deflated; nothing else is used by workbooks. */
  readonly method: number
  readonly checksum: number
  /** The lowest 32 bits of what the file says; never believed, only compared in the end. */
  readonly size: number
}

/** So much is read from the file at once. */
const READ_SIZE = 2 ** 18
/**
 * So much is given to the browser's unpacker at once: what it makes of one piece it makes at once, and
 * that can be a thousand times as much.
 */
const PIECE_SIZE = 2 ** 14
/** So much is handed on at once. */
const GIVEN_SIZE = 2 ** 17

const GZIP_BEGIN = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]

/**
 * What a packed part of a zip file holds, piece by piece. It is handed to the browser as a gzip file,
 * which is the same but for its first and last bytes: then checksum and size are compared, too, and a
 * digit that a bad copy changed is never taken for true.
 */
export async function* unpack(
  packed: Blob,
  packing: Packing,
  onTaken: (share: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  if (packing.method !== 0 && packing.method !== 8) throw new Unreadable(sentences.damaged)
  // A failure to read must not be taken for damage, and streams wrap errors in errors of their own.
  let failure: unknown
  const pieces = asGzip(packed, packing, onTaken)
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          failure = error
          controller.error(error)
        }
      },
    },
    { highWaterMark: 0 },
  )
  const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((): never => {
        throw failure ?? new Unreadable(sentences.damaged)
      })
      if (done) return
      for (let at = 0; at < value.length; at += GIVEN_SIZE) {
        yield value.subarray(at, at + GIVEN_SIZE)
      }
    }
  } finally {
    // Whoever needs no more of it is not told of damage further on.
    reader.cancel().catch(() => {})
  }
}

async function* asGzip(
  packed: Blob,
  { method, checksum, size }: Packing,
  onTaken: (share: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  yield new Uint8Array(GZIP_BEGIN)
  for (let from = 0; from < packed.size; from += READ_SIZE) {
    const bytes = await bytesOf(packed.slice(from, from + READ_SIZE))
    for (let at = 0; at < bytes.length; at += PIECE_SIZE) {
      const piece = bytes.subarray(at, at + PIECE_SIZE)
      if (method === 0) yield storedBlock(piece.length, false)
      yield piece
      onTaken(Math.min(1, (from + at + piece.length) / packed.size))
    }
  }
  if (method === 0) yield storedBlock(0, true)
  const end = new DataView(new ArrayBuffer(8))
  end.setUint32(0, checksum, true)
  end.setUint32(4, size, true)
  yield new Uint8Array(end.buffer)
}

/** What stands before bytes that are not packed, among those that are. */
function storedBlock(length: number, isLast: boolean) {
  const begin = new DataView(new ArrayBuffer(5))
  begin.setUint8(0, isLast ? 1 : 0)
  begin.setUint16(1, length, true)
  begin.setUint16(3, ~length, true)
  return new Uint8Array(begin.buffer)
}
