import { createStore, type Store } from '../../../ui/tab/store'
import type { Seller } from '../bill/seller'
import type { MadeFile } from './backup-work'
import type { Inspected } from './inspect-file'
import {
  askToAllow,
  type FileHandle,
  isAllowed,
  type Target,
  type TargetMemory,
  writeAndReadBack,
} from './target-file'

/** Why a copy could not be written. */
export type WriteProblem = 'full' | 'gone' | 'busy' | 'other'

/** How the copy in a file stands; the same in all tabs. */
export type CopyState =
  /** It is not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'writing'; readonly name: string }
  | { readonly kind: 'written'; readonly name: string; readonly at: number }
  | { readonly kind: 'not-allowed'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly why: WriteProblem }
  /** The file has something that would be lost: it is left as it is until the person decides. */
  | { readonly kind: 'empty-here'; readonly name: string; readonly documents: number }
  | {
      readonly kind: 'has-more'
      readonly name: string
      readonly documents: number
      /** Returns that are marked as filed. */
      readonly filed: number
      /** Items or settings. */
      readonly settings: boolean
    }
  | { readonly kind: 'other-shop'; readonly name: string; readonly shop: Shop }
  | { readonly kind: 'other-file'; readonly name: string }

export type Shop = Pick<Seller, 'name' | 'gstin'>

export type FileCopyParts = {
  readonly memory: TargetMemory
  makeFile(): Promise<MadeFile>
  inspect(file: Blob): Promise<Inspected>
  seller(): Shop
  /** Whether something was changed since the last write. */
  isDue(): boolean
  /** Called before the bills are read. @returns a function to be called when they are in the file */
  begin(): () => void
  /** Runs a job while no other tab does. */
  alone<Result>(job: () => Promise<Result>): Promise<Result>
  /** Tells other tabs how it stands. */
  tell(state: CopyState): void
}

export type FileCopy = {
  readonly state: Pick<Store<CopyState>, 'read' | 'subscribe'>
  /** Another tab told how it stands. */
  hear(state: CopyState): void
  /** Looks whether there is a file, whether it may be written, and whether it has to be. */
  check(): Promise<void>
  /** Writes what was changed, if anything was. */
  writeIfDue(): Promise<void>
  /** Takes a file that was chosen, and writes it at once. */
  take(handle: FileHandle): Promise<void>
  /** Asks for the permission again; at a click. */
  allowAgain(): Promise<void>
  /** Writes again, whether or not something was changed. */
  retry(): Promise<void>
  /** Writes although the file has something in it that would be lost. */
  overwrite(): Promise<void>
  /** Whether a handle is that of the file. */
  isSame(handle: FileHandle): Promise<boolean>
  /** The file, to be read. */
  file(): Promise<File | undefined>
  /** Fewer bills are wanted from now on: fewer in the file are no loss. */
  expectFewer(documents: number): Promise<void>
  stop(): Promise<void>
}

const problems: Readonly<Record<string, WriteProblem>> = {
  QuotaExceededError: 'full',
  NotFoundError: 'gone',
  NoModificationAllowedError: 'busy',
  InvalidStateError: 'busy',
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** A GSTIN as it is compared. */
const gstinKey = (gstin: string) => gstin.replace(/\s/g, '').toUpperCase()

/** Whether two sellers are two shops: both have a GSTIN, and not the same. */
export const areOtherShops = (one: Shop, other: Shop): boolean =>
  gstinKey(one.gstin) !== '' &&
  gstinKey(other.gstin) !== '' &&
  gstinKey(one.gstin) !== gstinKey(other.gstin)

/** The bills of a device may become fewer by so much before the file is looked at first. */
const isMuchLess = (documents: number, before: number) =>
  documents < before && (documents === 0 || before - documents > Math.max(5, before / 2))

/** Keeps a copy of all bills in a file that a person chose. */
export function fileCopy(parts: FileCopyParts): FileCopy {
  const { memory } = parts
  const state = createStore<CopyState>(() => ({ kind: 'unknown' }))
  let queue: Promise<unknown> = Promise.resolve()

  const say = (now: CopyState) => {
    state.write(now)
    parts.tell(now)
  }

  /** One after the other in this tab, and never while another tab does. */
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = queue.then(() => parts.alone(job)).catch(() => {})
    queue = done
    return done
  }

  /** What would be lost by writing, if anything. */
  async function lossBy(target: Target, { documents }: MadeFile): Promise<CopyState | undefined> {
    const { handle } = target
    const { name } = handle
    const file = await handle.getFile()
    const isOurs =
      target.writtenAt > 0 && file.size === target.size && file.lastModified === target.lastModified
    if (isOurs && !isMuchLess(documents, target.documents)) return undefined
    if (file.size === 0) return undefined
    const inside = await parts.inspect(file)
    if (inside.kind === 'blank') return undefined
    if (inside.kind === 'something else') return { kind: 'other-file', name }
    if (inside.seller && areOtherShops(inside.seller, parts.seller())) {
      const { name: shop, gstin } = inside.seller
      return { kind: 'other-shop', name, shop: { name: shop, gstin } }
    }
    if (documents === 0 && inside.documents > 0) {
      return { kind: 'empty-here', name, documents: inside.documents }
    }
    const { missingHere, filedMissingHere, settingsMissingHere } = inside
    if (missingHere + filedMissingHere + settingsMissingHere === 0) return undefined
    return {
      kind: 'has-more',
      name,
      documents: missingHere,
      filed: filedMissingHere,
      settings: settingsMissingHere > 0,
    }
  }

  async function write(target: Target, isAskedFor: boolean): Promise<void> {
    const { handle } = target
    const { name } = handle
    try {
      if (!(await isAllowed(handle))) return say({ kind: 'not-allowed', name })
      // What goes on as ever is not worth a word.
      if (state.read().kind !== 'written') say({ kind: 'writing', name })
      const noteWritten = parts.begin()
      const made = await parts.makeFile()
      const loss = isAskedFor ? undefined : await lossBy(target, made)
      if (loss) return say(loss)
      const { size, lastModified } = await writeAndReadBack(handle, made.file)
      const writtenAt = Date.now()
      await memory.write({
        handle,
        writtenAt,
        size,
        lastModified,
        documents: made.documents,
      })
      noteWritten()
      say({ kind: 'written', name, at: writtenAt })
    } catch (error) {
      const why = nameOf(error)
      say(
        why === 'NotAllowedError' || why === 'SecurityError'
          ? { kind: 'not-allowed', name }
          : { kind: 'failed', name, why: problems[why] ?? 'other' },
      )
    }
  }

  const readTarget = () => memory.read().catch(() => undefined)

  const writeTarget = async (isAskedFor = false) => {
    const target = await readTarget()
    if (target) await write(target, isAskedFor)
    else say({ kind: 'none' })
  }

  return {
    state,
    hear: state.write,
    async check() {
      const target = await readTarget()
      if (!target) return state.write({ kind: 'none' })
      const { name } = target.handle
      const mayWrite = await isAllowed(target.handle).catch(() => false)
      // Another tab may have told more meanwhile.
      if (state.read().kind !== 'unknown') return
      if (!mayWrite) state.write({ kind: 'not-allowed', name })
      else if (target.writtenAt > 0) state.write({ kind: 'written', name, at: target.writtenAt })
      else await inTurn(() => writeTarget())
    },
    writeIfDue: () =>
      inTurn(async () => {
        // Another tab may have written it while this one waited.
        if (parts.isDue()) await writeTarget()
      }),
    take: (handle) =>
      inTurn(async () => {
        const target = { handle, writtenAt: 0, size: 0, lastModified: 0, documents: 0 }
        try {
          await memory.write(target)
        } catch {
          return say({ kind: 'failed', name: handle.name, why: 'other' })
        }
        await write(target, false)
      }),
    async allowAgain() {
      const target = await readTarget()
      if (!target) return say({ kind: 'none' })
      const mayWrite = await askToAllow(target.handle).catch(() => false)
      if (mayWrite) await inTurn(() => writeTarget())
      else say({ kind: 'not-allowed', name: target.handle.name })
    },
    retry: () => inTurn(() => writeTarget()),
    overwrite: () => inTurn(() => writeTarget(true)),
    async isSame(handle) {
      const target = await readTarget()
      // Whatever implements handles compares them with handles of its own.
      return target ? handle.isSameEntry(target.handle as FileSystemFileHandle) : false
    },
    file: async () => (await readTarget())?.handle.getFile(),
    async expectFewer(documents) {
      const target = await readTarget()
      if (target) await memory.write({ ...target, documents })
    },
    stop: () =>
      inTurn(async () => {
        await memory.write(undefined)
        say({ kind: 'none' })
      }),
  }
}
