import { useSyncExternalStore } from 'react'
import { createStore } from '../../../../ui/tab/store'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { desk } from '../desk'
import type { Asks, Progress } from '../messages'
import { Aborted } from './aborted'
import { askList } from './at-work'

type Kind = 'csv' | 'xlsx'
type Busy = { readonly kind: Kind; readonly progress?: Progress }

const names = { all: 'profit', unread: 'not-read' } as const

/** The file that is being made. One at a time: a second one would take the place of the first. */
const making = createStore<Busy | undefined>(() => undefined)

/** Takes the list away as a file; a long one takes a while, and then says how far it is. */
export function useListFile() {
  const showToast = useToast()
  const busy = useSyncExternalStore(making.subscribe, making.read, () => undefined)

  const save = async (kind: Kind, rows: Asks['file']['rows']) => {
    const { list } = desk.read()
    if (making.read() || !list) return
    making.write({ kind })
    try {
      const blob = await askList('file', { kind, rows }, (progress) =>
        making.write({ kind, progress }),
      )
      const { source, shown } = list
      const name = source.name.replace(/\.\w{1,5}$/, '')
      const what = typeof rows === 'string' ? names[rows] : `profit-of-${shown.total}`
      // Nobody wants the file of a list that was cleared meanwhile.
      if (desk.read().list?.source === source) saveFile(`${name}-${what}.${kind}`, blob)
    } catch (problem) {
      if (!(problem instanceof Aborted)) showToast('The file could not be made. Please try again.')
    } finally {
      making.write(undefined)
    }
  }
  return { save, busy }
}
