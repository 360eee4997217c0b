// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isBackupDue,
  MOST_CHANGED,
  noteBackup,
  noteChanged,
  noteMoreChanged,
  notePersistenceAsked,
  noteReminded,
  noteYearClosed,
  readNotes,
  reminderOf,
} from './backup-notes'

const change = (id: string) => [{ id, revision: 1 }]
const day = (date: number) => new Date(2026, 10, date, 12)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: day(1) })
  return () => vi.useRealTimers()
})

describe('what is remembered about back-ups', () => {
  it('is each changed document once, until a back-up is made', () => {
    expect(isBackupDue(readNotes())).toBe(false)
    for (const id of ['a', 'b', 'a', 'a']) noteChanged(change(id))
    expect(readNotes()).toMatchObject({ changed: ['a', 'b'], lastAt: 0 })
    noteBackup()
    expect(readNotes()).toMatchObject({ changed: [], lastAt: day(1).getTime(), changedSince: 0 })
    expect(isBackupDue(readNotes())).toBe(false)
    noteBackup(['c'])
    expect(readNotes().changed).toEqual(['c'])
    noteBackup()
    noteMoreChanged()
    expect(isBackupDue(readNotes())).toBe(true)
  })

  it('never grows without end', () => {
    noteChanged(Array.from({ length: 3_000 }, (_, id) => ({ id: `${id}`, revision: 1 })))
    expect(readNotes().changed).toHaveLength(MOST_CHANGED)
    const kept = localStorage.getItem('gst-hisab-backup')
    noteChanged(change('another'))
    expect(localStorage.getItem('gst-hisab-backup')).toBe(kept)
  })

  it.each([
    '',
    '[',
    'null',
    '{"changed":7,"lastAt":"x","closedYears":[{}]}',
    '{"changed":[1,null]}',
  ])('is as on a new device where it is damaged: %s', (kept) => {
    localStorage.setItem('gst-hisab-backup', kept)
    expect(readNotes()).toMatchObject({ lastAt: 0, changed: [], closedYears: [] })
  })

  it('asks the browser once, and closes a year once', () => {
    expect([notePersistenceAsked(), notePersistenceAsked()]).toEqual([true, false])
    noteYearClosed(2025)
    noteYearClosed(2025)
    expect(readNotes().closedYears).toEqual([2025])
  })
})

describe('a reminder', () => {
  const many = (count: number) => {
    for (let id = 0; id < count; id++) noteChanged(change(`${id}`))
  }

  it('comes with 20 changed documents, not before', () => {
    many(19)
    expect(reminderOf(readNotes(), day(1))).toBeUndefined()
    many(20)
    expect(reminderOf(readNotes(), day(1))).toEqual({ kind: 'many', documents: 20, lastAt: 0 })
  })

  it('comes 7 days after the last back-up, or after the first change', () => {
    many(1)
    expect(reminderOf(readNotes(), day(7))).toBeUndefined()
    expect(reminderOf(readNotes(), day(8))).toMatchObject({ kind: 'long', documents: 1 })
    vi.setSystemTime(day(3))
    noteBackup()
    expect(reminderOf(readNotes(), day(30))).toBeUndefined()
    many(2)
    expect(reminderOf(readNotes(), day(9))).toBeUndefined()
    expect(reminderOf(readNotes(), day(10))).toMatchObject({ documents: 2 })
  })

  it('comes once a day', () => {
    many(30)
    noteReminded()
    expect(reminderOf(readNotes(), day(1))).toBeUndefined()
    expect(reminderOf(readNotes(), day(2))).toMatchObject({ documents: 30 })
  })
})
