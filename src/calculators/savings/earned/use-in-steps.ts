import { useEffect, useState } from 'react'

/**
 * How many rows of a list to render now: those that were there before and some more, and again some more with
 * every frame, so that no frame has to lay out a whole list.
 *
 * @example useInSteps(50, 20) // 20, then 40, then 50
 */
export function useInSteps(target: number, step: number): number {
  const [before, setBefore] = useState(0)
  const now = Math.min(target, before + step)
  useEffect(() => {
    if (now === before) return
    const frame = requestAnimationFrame(() => setBefore(now))
    return () => cancelAnimationFrame(frame)
  }, [now, before])
  return now
}
