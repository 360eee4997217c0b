import { keeping } from '../../../ui/memory/keeping'
import { changeSettlements, keptFilesNote, settlementStore } from '../settlement-store'
import { forgetFiles, keepFiles } from './files-database'

/** Keeps the open files on this device, with the rates that were typed beside them. */
export const kept = keeping({
  note: keptFilesNote,
  state: { read: settlementStore.read, change: changeSettlements },
  write: () => {
    const { files, rates } = settlementStore.read()
    return files.length > 0
      ? keepFiles({ sources: files.map(({ source }) => source), rates })
      : undefined
  },
  forget: () => forgetFiles(),
})
