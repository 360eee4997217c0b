import { type IDBPDatabase, openDB } from 'idb'
import { unsaid } from '../../../../ui/memory/outcome'
import type { MarketplaceTexts } from '../../shared/market/inputs'
import { KEEPS, keepsList } from '../keeps'
import type { Source } from '../messages'

/** A list as it is kept: its file as it was given, and all that is needed to work it out again. */
export type KeptList = {
  readonly source: Source
  readonly sheet?: string | undefined
  readonly costs?: Source | 'order' | undefined
  readonly order: MarketplaceTexts
  readonly target: string
}

const STORE = 'lists'
const KEY = 'last'

let database: Promise<IDBPDatabase> | undefined

const open = () => {
  database ??= openDB('gst-hisab-lists', 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    terminated: () => {
      database = undefined
    },
  })
  return database
}

/** @throws where the browser keeps nothing, or has no room for it */
export async function keepList(list: KeptList): Promise<void> {
  await (await open()).put(STORE, list, KEY)
  keepsList.change(() => KEEPS, unsaid)
}

export async function forgetList(): Promise<void> {
  keepsList.change(() => null, unsaid)
  await (await open()).delete(STORE, KEY)
}

/** The list that was kept last; nothing where there is none, or it cannot be read any more. */
export async function keptList(): Promise<KeptList | undefined> {
  try {
    return await (await open()).get(STORE, KEY)
  } catch {
    return undefined
  }
}
