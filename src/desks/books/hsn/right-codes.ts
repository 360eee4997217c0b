import { useMemo, useSyncExternalStore } from 'react'
import type { OnOutcome } from '../../../ui/memory/browser-storage'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import type { Undo } from '../../../ui/tab/undo'

/** Codes that the department's list lacks, and that a person said are right. */
const stored = deviceText('gst-hisab-right-codes')

const codesIn = (text: string | null): readonly string[] =>
  (text ?? '').split(' ').filter((code) => /^\d{4,8}$/.test(code))

export const readRightCodes = (): readonly string[] => codesIn(stored.read())

export function useRightCodes(): readonly string[] {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => '')
  return useMemo(() => codesIn(text), [text])
}

/** From now on a code counts as right on this device. */
export function takeAsRight(code: string, then: OnOutcome): Undo {
  stored.change((text) => [...new Set([...codesIn(text), code])].join(' '), then)
  const withoutIt = (text: string | null) =>
    codesIn(text)
      .filter((other) => other !== code)
      .join(' ')
  return { run: () => stored.change(withoutIt, ignoreOutcome) }
}
