import { useEffect, useState } from 'react'
import type { Coming } from './desk'

/** What is done sooner needs no word about it. */
const SLOW_MS = 300

/** Whether reading or working out has taken long enough to say so. */
export function useIsSlow(coming: Coming | undefined): boolean {
  const isBusy = coming !== undefined && coming.stage !== 'columns'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isBusy && isSlow
}
