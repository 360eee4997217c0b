import type { Limits } from './limits'
import { sentences, Unreadable } from './limits'

/** A file inside a zip file: where it stands, and how it is packed. */
export type ZipEntry = Packing & {
  readonly name: string
  readonly isLocked: boolean
  readonly packedSize: number
  readonly offset: number
}

export type ZipArchive = {
  readonly names: readonly string[]
  /** The entry of this path, whatever case it is written in. */
  find(path: string): ZipEntry | undefined
  /**
   * What an entry holds, piece by piece. `onTaken` is told how much of the entry, between 0 and 1,
   * has been read from the file.
   */
  read(entry: ZipEntry, onTaken?: (share: number) => void): AsyncGenerator<Uint8Array>
}

const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_PLACE = 0x07064b50
const LISTED = 0x02014b50
const LOCAL = 0x04034b50

const END_SIZE = 22
const LISTED_SIZE = 46
const LOCAL_SIZE = 30
/** A comment may follow the end, and its length is a number of 16 bits. */
const LONGEST_END = END_SIZE + 0xffff
/** In the place of a number of 32 bits: it stands elsewhere, in 64. */
const ELSEWHERE = 0xffffffff
/** Far more than the list of any workbook, pictures included. */
const LONGEST_LIST = 16 * 2 ** 20

/**
 * Opens a zip file: its list of entries is read, nothing else.
 *
 * @throws Unreadable where it is none, or not whole
 */
export async function openZip(file: Blob, limits: Limits): Promise<ZipArchive> {
  const bytes = async (from: number, to: number) => {
    if (!(from >= 0 && from <= to && to <= file.size)) throw new Unreadable(sentences.damaged)
    return readBytes(file.slice(from, to))
  }
  if (file.size === 0) throw new Unreadable(sentences.empty)
  const begin = await bytes(0, Math.min(4, file.size))
  if (begin[0] !== 0x50 || begin[1] !== 0x4b) throw new Unreadable(sentences.notWorkbook)

  const list = await findList(file.size, bytes)
  const entries = new Map<string, ZipEntry>()
  for (const entry of entriesOf(list)) {
    const key = keyOf(entry.name)
    if (!entries.has(key)) entries.set(key, entry)
  }
  return {
    names: [...entries.values()].map(({ name }) => name),
    find: (path) => entries.get(keyOf(path)),
    async *read(entry, onTaken) {
      if (entry.isLocked) throw new Unreadable(sentences.locked)
      const local = viewOf(await bytes(entry.offset, entry.offset + LOCAL_SIZE))
      if (local.getUint32(0, true) !== LOCAL) throw new Unreadable(sentences.damaged)
      const from = entry.offset + LOCAL_SIZE + local.getUint16(26, true) + local.getUint16(28, true)
      const to = from + entry.packedSize
      if (to > file.size) throw new Unreadable(sentences.damaged)
      for await (const piece of unpack(file.slice(from, to), entry, onTaken)) {
        limits.unpack(piece.length)
        yield piece
      }
    },
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Some programs write `xl\workbook.xml`, and names of parts have no case. */
const keyOf = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

async function findList(
  size: number,
  bytes: (from: number, to: number) => Promise<Uint8Array>,
): Promise<DataView> {
  const start = Math.max(0, size - LONGEST_END)
  const tail = viewOf(await bytes(start, size))
  let at = tail.byteLength - END_SIZE
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1
  if (at < 0) throw new Unreadable(sentences.damaged)

  let listSize = tail.getUint32(at + 12, true)
  let offset = tail.getUint32(at + 16, true)
  if (at >= 20 && tail.getUint32(at - 20, true) === END_64_PLACE) {
    const place = Number(tail.getBigUint64(at - 12, true))
    const end = viewOf(await bytes(place, place + 56))
    if (end.getUint32(0, true) !== END_64) throw new Unreadable(sentences.damaged)
    listSize = Number(end.getBigUint64(40, true))
    offset = Number(end.getBigUint64(48, true))
  }
  if (listSize > LONGEST_LIST) throw new Unreadable(sentences.tooLarge)
  return viewOf(await bytes(offset, offset + listSize))
}

function* entriesOf(list: DataView): Generator<ZipEntry> {
  const decoder = new TextDecoder()
  const text = (from: number, length: number) =>
    decoder.decode(new Uint8Array(list.buffer, list.byteOffset + from, length))
  let at = 0
  while (at + LISTED_SIZE <= list.byteLength && list.getUint32(at, true) === LISTED) {
    const nameLength = list.getUint16(at + 28, true)
    const extraLength = list.getUint16(at + 30, true)
    const extraAt = at + LISTED_SIZE + nameLength
    const next = extraAt + extraLength + list.getUint16(at + 32, true)
    if (next > list.byteLength) throw new Unreadable(sentences.damaged)
    const inShort = {
      size: list.getUint32(at + 24, true),
      packedSize: list.getUint32(at + 20, true),
      offset: list.getUint32(at + 42, true),
    }
    yield {
      name: text(at + LISTED_SIZE, nameLength),
      isLocked: (list.getUint16(at + 8, true) & 1) === 1,
      method: list.getUint16(at + 10, true),
      checksum: list.getUint32(at + 16, true),
      ...inFull(inShort, list, extraAt, extraAt + extraLength),
    }
    at = next
  }
}

type Sizes = Pick<ZipEntry, 'size' | 'packedSize' | 'offset'>

/** Numbers that need more than 32 bits stand in a field behind the name, in this order. */
function inFull(sizes: Sizes, list: DataView, from: number, to: number): Sizes {
  let at = from
  while (at + 4 <= to) {
    const end = at + 4 + list.getUint16(at + 2, true)
    if (list.getUint16(at, true) === 1) {
      let next = at + 4
      const full = (short: number) => {
        if (short !== ELSEWHERE || next + 8 > Math.min(end, to)) return short
        next += 8
        return Number(list.getBigUint64(next - 8, true))
      }
      const size = full(sizes.size)
      const packedSize = full(sizes.packedSize)
      return { size: size % 2 ** 32, packedSize, offset: full(sizes.offset) }
    }
    at = end
  }
  return sizes
}

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
    // A caller that needs no more of it is not told of damage further on.
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
    const bytes = await readBytes(packed.slice(from, from + READ_SIZE))
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

/** The bytes of a part of a file. A file may have changed since it was chosen, or be gone. */
export async function readBytes(part: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await part.arrayBuffer())
  } catch {
    throw new Unreadable(sentences.gone)
  }
}
