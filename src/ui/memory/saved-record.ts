import type { DBSchema } from 'idb'
import type { Source } from '../tables/read-file'
import { ignoreOutcome, isRecord, type Outcome, outcomeOf } from './browser-storage'
import { openableDatabase } from './database'
import type { DeviceText } from './device-text'

/** The values are unknown: another version of the site may have written them. */
type Records = DBSchema & { lists: { key: string; value: unknown } }

const STORE = 'lists'
const KEY = 'last'

type Options<Kept> = {
  readonly database: string
  /** Says that something is kept, without opening the database. */
  readonly note: DeviceText
  /** What was kept, if it has a shape that is known. */
  parse(kept: unknown): Kept | undefined
}

/** One record of a database of its own, which a person may keep on this device. */
export type SavedRecord<Kept> = {
  /** Keeps it; it replaces the one before. */
  save(value: Kept): Promise<Outcome>
  /** @returns whether it is gone */
  forget(): Promise<boolean>
  /** What was kept last, if there is something. */
  read(): Promise<Kept | 'unreadable' | undefined>
}

/** @example savedRecord({ database: 'gst-hisab-lists', note, parse }) */
export function savedRecord<Kept>({ database, note, parse }: Options<Kept>): SavedRecord<Kept> {
  const { open } = openableDatabase<Records>(
    database,
    1,
    (opened) => void opened.createObjectStore(STORE),
  )

  async function forget(): Promise<boolean> {
    try {
      await (await open()).delete(STORE, KEY)
      note.change(() => null, ignoreOutcome)
      return true
    } catch {
      return false
    }
  }

  return {
    forget,
    async save(value) {
      try {
        await (await open()).put(STORE, value, KEY)
        const text = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
        let outcome: Outcome = 'kept'
        note.change(
          () => text,
          (became) => {
            outcome = became
          },
        )
        // Without the note it would never be restored.
        if (outcome !== 'kept') await forget()
        return outcome
      } catch (problem) {
        return outcomeOf(problem)
      }
    },
    async read() {
      try {
        const kept = await (await open()).get(STORE, KEY)
        return kept === undefined ? undefined : (parse(kept) ?? 'unreadable')
      } catch {
        return 'unreadable'
      }
    },
  }
}

/** Whether a stored value is a file, or rows with a name. */
export const isSource = (source: unknown): source is Source =>
  source instanceof File ||
  (isRecord(source) && typeof source.name === 'string' && typeof source.text === 'string')
