import type { DBSchema } from 'idb'
import { openableDatabase } from '../../../ui/memory/database'

/*
 * The file that a person chose for a copy of all bills. Browsers hand it out as a handle, which only a
 * database can keep.
 */

type Permission = { readonly mode: 'readwrite' }

/** As much of a handle as is used here; the types of TypeScript lack its permissions. */
export type FileHandle = Pick<
  FileSystemFileHandle,
  'name' | 'getFile' | 'createWritable' | 'isSameEntry'
> & {
  queryPermission?(asked: Permission): Promise<PermissionState>
  requestPermission?(asked: Permission): Promise<PermissionState>
}

/** The chosen file, and what it was when it was last written. */
export type Target = {
  readonly handle: FileHandle
  /** In milliseconds since 1970; 0 where it was not written yet. */
  readonly writtenAt: number
  /** By these a file is recognized that nobody else has written since. */
  readonly size: number
  readonly lastModified: number
  readonly documents: number
}

export type TargetMemory = {
  read(): Promise<Target | undefined>
  /** Nothing forgets it. */
  write(target: Target | undefined): Promise<void>
}

type Schema = DBSchema & { target: { key: string; value: Target } }

const KEY = 'file'

const { open } = openableDatabase<Schema>('gst-hisab-backup', 1, (database) => {
  database.createObjectStore('target')
})

export const targetMemory: TargetMemory = {
  read: async () => (await open()).get('target', KEY),
  async write(target) {
    const database = await open()
    if (target) await database.put('target', target, KEY)
    else await database.delete('target', KEY)
  },
}

type PickerOptions = {
  readonly suggestedName?: string
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
}

type Pickers = {
  showSaveFilePicker?(options: PickerOptions): Promise<FileHandle>
  showOpenFilePicker?(options: PickerOptions): Promise<readonly FileHandle[]>
}

const types = [{ accept: { 'application/json': ['.json'] } }]

/** Whether this browser can write to a file that a person chose. */
export const canWriteFiles = (): boolean => 'showSaveFilePicker' in window

/**
 * Asks for a new file; nothing where the person chose none. A file that exists already is emptied by the
 * browser: one with bills in it is asked for by `askForExistingFile`.
 */
export const askForNewFile = (suggestedName: string): Promise<FileHandle | undefined> =>
  chosen((window as Pickers).showSaveFilePicker?.({ suggestedName, types }))

/** Asks for a file that is there, which stays as it is; nothing where the person chose none. */
export const askForExistingFile = (): Promise<FileHandle | undefined> =>
  chosen((window as Pickers).showOpenFilePicker?.({ types }).then(([file]) => file))

async function chosen(asking: Promise<FileHandle | undefined> | undefined) {
  try {
    return await asking
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

export const isAllowed = async (handle: FileHandle): Promise<boolean> =>
  ((await handle.queryPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted'

/** To be called at a click: elsewhere browsers do not ask. */
export const askToAllow = async (handle: FileHandle): Promise<boolean> =>
  ((await handle.requestPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted'

/** So much is compared at once, so that the page never waits for long. */
const COMPARED_BYTES = 1 << 20

/** Whether two files have the same bytes. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  for (let from = 0; from < one.size; from += COMPARED_BYTES) {
    const [a, b] = await Promise.all(
      [one, other].map(async (file) => {
        const part = file.slice(from, from + COMPARED_BYTES)
        return new Uint8Array(await part.arrayBuffer())
      }),
    )
    if (!a || !b || a.some((byte, index) => byte !== b[index])) return false
  }
  return true
}

/** Writes a file and reads it back. @throws where it cannot be written, or is another one then */
export async function writeAndReadBack(handle: FileHandle, content: Blob): Promise<File> {
  // What is written goes into the place of the file only when it is closed: until then the old one stays.
  const writing = await handle.createWritable()
  try {
    await writing.write(content)
    await writing.close()
  } catch (error) {
    await writing.abort().catch(() => {})
    throw error
  }
  const file = await handle.getFile()
  if (!(await hasSameBytes(content, file))) {
    throw new DOMException('the file is not what was written', 'DataError')
  }
  return file
}
