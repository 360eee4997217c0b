import { useSyncExternalStore } from 'react'
import type { ChosenUses } from '../../../core/table/heads'
import { createStore } from '../../../ui/tab/store'
import type { MarketplaceTexts } from '../shared/market/inputs'
import type { Arrangement } from './arrange'
import type { Field } from './fields'
import type { Costs, Opened, Progress, ShownRows, Source, Worked } from './messages'
import type { Taxes } from './taxes'

/** Which column is what, and where costs come from that no column has. */
export type Reading = {
  readonly opened: Opened
  /** What a person said, over what the names say. */
  readonly chosen: ChosenUses<Field>
  readonly uses: readonly (Field | undefined)[]
  /** The amounts of a row are those of all its pieces. */
  readonly isForAll: boolean
  /** Whether GST is in prices and costs, as far as a person said it. */
  readonly taxes: Partial<Taxes>
  readonly costs?: (Costs & { readonly source: Source }) | 'order' | undefined
}

/** A file on its way: it replaces what is on show when it is worked out, and not before. */
export type Coming = {
  readonly source: Source
  readonly reading?: Reading
  readonly stage: 'reading' | 'columns' | 'working'
  readonly progress?: Progress | undefined
  /** Why another list of costs could not be read. */
  readonly problem?: string | undefined
}

/** A list that was worked out, and how it is looked at. */
export type List = {
  readonly source: Source
  readonly reading: Reading
  /** What the file lacks, as it was when the list was worked out. */
  readonly order: MarketplaceTexts
  /** The marketplace order of this tab at that time: another one for a list that was kept. */
  readonly since: MarketplaceTexts
  readonly worked: Worked
  readonly target: string
  readonly arrangement: Arrangement
  readonly shown: ShownRows
}

/** What became of keeping a list on this device, or of forgetting it. */
export type Keeping =
  | 'writing'
  | 'kept'
  | 'full'
  | 'forbidden'
  | 'forgetting'
  | 'not forgotten'
  /** Another tab has kept its own list since. */
  | 'elsewhere'

export type Desk = {
  readonly list?: List | undefined
  /** Whatever list is on show in this tab is to be kept on the device. */
  readonly isKept?: boolean | undefined
  /** How far that is; nothing where nothing was kept. */
  readonly keeping?: Keeping | undefined
  readonly coming?: Coming | undefined
  /** Why a file could not be read. */
  readonly problem?: { readonly name: string; readonly text: string } | undefined
}

/** What lies on the desk of this tab. It outlives the page; the rows themselves are in a worker. */
export const desk = createStore<Desk>(() => ({}))

export const changeDesk = (part: Partial<Desk>): void => desk.write({ ...desk.read(), ...part })

const emptyDesk: Desk = {}

export const useDesk = (): Desk => useSyncExternalStore(desk.subscribe, desk.read, () => emptyDesk)
