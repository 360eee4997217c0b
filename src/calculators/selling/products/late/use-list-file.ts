import { useState } from 'react'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/late/save-file'
import { desk } from '../desk'
import type { Progress } from '../messages'
import { askList } from './at-work'

type Kind = 'csv' | 'xlsx'

/** Takes the list away as a file; a long one takes a while, and then says how far it is. */
export function useListFile() {
  const showToast = useToast()
  const [busy, setBusy] = useState<{ kind: Kind; progress?: Progress }>()

  const save = async (kind: Kind, rows: 'all' | 'unread') => {
    const name = desk.read().list?.source.name.replace(/\.\w{1,5}$/, '') ?? 'products'
    if (busy) return
    setBusy({ kind })
    try {
      const blob = await askList('file', { kind, rows }, (progress) => setBusy({ kind, progress }))
      saveFile(`${name}-${rows === 'all' ? 'profit' : 'not-read'}.${kind}`, blob)
    } catch {
      showToast('The file could not be made. Please try again.')
    }
    setBusy(undefined)
  }
  return { save, busy }
}
