import type { Outcome } from './browser-storage'
import type { DeviceText } from './device-text'

/** How far something is kept on this device, or forgotten. */
export type DeviceSaveStatus =
  | 'writing'
  | 'kept'
  | 'full'
  | 'forbidden'
  | 'forgetting'
  | 'not forgotten'
  /** Another tab has kept its own since. */
  | 'elsewhere'

/** What a page knows of it. */
export type DeviceSaveState = {
  /** Whatever this tab shows is to be kept on the device. */
  readonly isSaved?: boolean | undefined
  /** Missing where nothing was kept. */
  readonly saveStatus?: DeviceSaveStatus | undefined
}

type Options = {
  readonly note: DeviceText
  readonly state: { read(): DeviceSaveState; change(part: DeviceSaveState): void }
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
export function savingOnDevice({ note, state, write, forget }: Options) {
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
      state.change({ isSaved: outcome === 'kept', saveStatus: outcome })
    }
  }

  /** Keeps what is on show on this device, or forgets it. */
  async function setSaved(isSaved: boolean): Promise<void> {
    state.change({ isSaved, saveStatus: isSaved ? 'writing' : 'forgetting' })
    if (isSaved) return writeNow()
    const operation = beginOperation()
    const isGone = await forget()
    if (operation !== lastOperation) return
    state.change(
      isGone ? { saveStatus: undefined } : { isSaved: true, saveStatus: 'not forgotten' },
    )
  }

  note.subscribe((isFromOutside) => {
    const { isSaved, saveStatus } = state.read()
    if (!isFromOutside || !isSaved || saveStatus === 'writing') return
    beginOperation()
    state.change({
      isSaved: false,
      saveStatus: note.read() === null ? undefined : 'elsewhere',
    })
  })

  return {
    setSaved,
    /** Something else is shown: where it was kept, this replaces it on the device. */
    saveNew(): void {
      if (state.read().isSaved) setSaved(true)
    },
    /** Writes what is on show once typing pauses. */
    saveAfterTyping(): void {
      clearTimeout(typing)
      if (state.read().isSaved) typing = setTimeout(writeNow, TYPING_PAUSE_MS)
    },
    /** What was found on this device becomes what this tab keeps. */
    adopt(): void {
      beginOperation()
      ownNote = note.read()
      if (ownNote !== null) state.change({ isSaved: true, saveStatus: 'kept' })
    },
    /** What is kept on this device is not what this tab shows. */
    disown(): void {
      beginOperation()
      ownNote = null
      state.change({ isSaved: false, saveStatus: undefined })
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
