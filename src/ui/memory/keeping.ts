import type { Outcome } from './browser-storage'
import type { DeviceText } from './device-text'

/** How far something is kept on this device, or forgotten. */
export type KeepStatus =
  | 'writing'
  | 'kept'
  | 'full'
  | 'forbidden'
  | 'forgetting'
  | 'not forgotten'
  /** Another tab has kept its own since. */
  | 'elsewhere'

/** What a page knows of it. */
export type KeepState = {
  /** Whatever this tab shows is to be kept on the device. */
  readonly isKept?: boolean | undefined
  /** Missing where nothing was kept. */
  readonly keepStatus?: KeepStatus | undefined
}

type Options = {
  readonly note: DeviceText
  readonly state: { read(): KeepState; change(part: KeepState): void }
  /** Writes what is on show; nothing where there is nothing. */
  write(): Promise<Outcome> | undefined
  /** @returns whether it is gone */
  forget(): Promise<boolean>
}

/** Something is typed key by key: it is written when no key was pressed for so long. */
const TYPING_PAUSE_MS = 400

/**
 * Keeps what a tab shows on this device. It is written when a person changes something here, and never
 * because a page is shown again: meanwhile another tab may have kept its own.
 */
export function keeping({ note, state, write, forget }: Options) {
  /** The note that this tab wrote; nothing where what is kept is not of this tab. */
  let ownNote: string | null = null
  /** Counts writes and deletions: only the newest one may say what became of it. */
  let lastOperation = 0
  let typing: ReturnType<typeof setTimeout> | undefined

  const beginOperation = () => {
    clearTimeout(typing)
    lastOperation += 1
    return lastOperation
  }

  async function writeNow(): Promise<void> {
    const writing = write()
    if (!writing) return
    const operation = beginOperation()
    const outcome = await writing
    if (outcome === 'kept') ownNote = note.read()
    if (operation === lastOperation) {
      state.change({ isKept: outcome === 'kept', keepStatus: outcome })
    }
  }

  /** Keeps what is on show on this device, or forgets it. */
  async function setKept(isKept: boolean): Promise<void> {
    state.change({ isKept, keepStatus: isKept ? 'writing' : 'forgetting' })
    if (isKept) return writeNow()
    const operation = beginOperation()
    const isGone = await forget()
    if (operation !== lastOperation) return
    state.change(isGone ? { keepStatus: undefined } : { isKept: true, keepStatus: 'not forgotten' })
  }

  note.subscribe((isFromOutside) => {
    const { isKept, keepStatus } = state.read()
    if (!isFromOutside || !isKept || keepStatus === 'writing') return
    beginOperation()
    state.change({
      isKept: false,
      keepStatus: note.read() === null ? undefined : 'elsewhere',
    })
  })

  return {
    setKept,
    /** Something else is shown: where it was kept, this replaces it on the device. */
    keepNew(): void {
      if (state.read().isKept) setKept(true)
    },
    /** Writes what is on show once typing pauses. */
    keepAfterTyping(): void {
      clearTimeout(typing)
      if (state.read().isKept) typing = setTimeout(writeNow, TYPING_PAUSE_MS)
    },
    /** What was found on this device becomes what this tab keeps. */
    adopt(): void {
      beginOperation()
      ownNote = note.read()
      if (ownNote !== null) state.change({ isKept: true, keepStatus: 'kept' })
    },
    /** What is kept on this device is not what this tab shows. */
    disown(): void {
      beginOperation()
      ownNote = null
      state.change({ isKept: false, keepStatus: undefined })
    },
    /** What was cleared is deleted from the device, too. @returns whether it is not there */
    async forgetCleared(wasKept: boolean): Promise<boolean> {
      const isOwn = ownNote !== null && note.read() === ownNote
      const operation = beginOperation()
      if (!wasKept && !isOwn) return true
      const isGone = await forget()
      return isGone || operation !== lastOperation
    },
  }
}
