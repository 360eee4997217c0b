/** News of a database, for this tab and for others. */
export type News<Told> = {
  tell(told: Told): void
  /** Hears of everything that is told, in this tab and in others. @returns a way to stop */
  listen(listener: (told: Told) => void): () => void
}

/** @example const { tell, listen } = newsOf<readonly string[]>('gst-hisab-items') */
export function newsOf<Told>(name: string): News<Told> {
  const channel = openChannel(name)
  const listeners = new Set<(told: Told) => void>()
  return {
    tell(told) {
      channel?.postMessage(told)
      for (const listener of listeners) listener(told)
    },
    listen(listener) {
      const hear = ({ data }: MessageEvent<Told>) => listener(data)
      listeners.add(listener)
      channel?.addEventListener('message', hear)
      return () => {
        listeners.delete(listener)
        channel?.removeEventListener('message', hear)
      }
    },
  }
}

/** Without one, tabs hear of each other when they are looked at. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
