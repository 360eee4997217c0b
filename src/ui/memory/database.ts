import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

/** A database of this device that can be opened whenever it is needed. */
export type OpenableDatabase<Schema extends DBSchema> = {
  /** One connection for all who ask. Where storage is forbidden or broken, it rejects. */
  open(): Promise<IDBPDatabase<Schema>>
}

/**
 * Opens a database when it is first asked for. What failed or was closed from outside is opened
 * anew the next time.
 *
 * @example openableDatabase<Schema>('bills', 1, (database) => void database.createObjectStore('bills'))
 */
export function openableDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): OpenableDatabase<Schema> {
  let current: Promise<IDBPDatabase<Schema>> | undefined

  function openNew(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      if (current === opening) current = undefined
    }
    const close = () => {
      forget()
      opening.then((database) => database.close()).catch(() => {})
    }
    // Some browsers have no databases at all, and throw at once.
    const opening = Promise.resolve().then(() =>
      openDB<Schema>(name, version, {
        upgrade,
        // A newer version of the site in another tab must not wait for this one.
        blocking: close,
        terminated: close,
      }),
    )
    opening.catch(forget)
    return opening
  }

  return {
    open() {
      current ??= openNew()
      return current
    },
  }
}

/** Messages about changes of a database, to this tab and to all others. */
export type TabMessages<Told> = {
  tell(told: Told): void
  /** Calls back at every message, of this tab and of others. @returns a way to stop */
  listen(listener: (told: Told) => void): () => void
}

/** @example const { tell, listen } = tabMessages<readonly string[]>('gst-hisab-items') */
export function tabMessages<Told>(name: string): TabMessages<Told> {
  // Opened when it is first wanted: an open one would keep a build from ending.
  let opened: { channel: BroadcastChannel | undefined } | undefined
  const channelOf = () => {
    opened ??= { channel: openChannel(name) }
    return opened.channel
  }
  const listeners = new Set<(told: Told) => void>()
  return {
    tell(told) {
      channelOf()?.postMessage(told)
      for (const listener of listeners) listener(told)
    },
    listen(listener) {
      const hear = ({ data }: MessageEvent<Told>) => listener(data)
      listeners.add(listener)
      channelOf()?.addEventListener('message', hear)
      return () => {
        listeners.delete(listener)
        channelOf()?.removeEventListener('message', hear)
      }
    },
  }
}

/** In a browser without channels, tabs see each other's changes when they read the database again. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
