import { useEffect, useState } from 'react'
import { dayOf } from '../../core/language/dates'
import { combineCleanups, onWindow } from './store'

/** The day it is, also in a tab that was left open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()))
  useEffect(() => followDay(setToday), [])
  return today
}

/**
 * Tells the day whenever it may be another one: at midnight in a tab that is looked at, and else when the person comes
 * back to it, as a device that sleeps has late timers.
 *
 * @returns a way to stop
 */
export function followDay(onDay: (day: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = new Date()
    onDay(dayOf(now))
    clearTimeout(timer)
    timer = setTimeout(look, msToMidnight(now))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return combineCleanups(
    onWindow('focus', look),
    () => document.removeEventListener('visibilitychange', look),
    () => clearTimeout(timer),
  )
}

const msToMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
