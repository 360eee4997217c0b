import type { Seller } from '../bill/seller'
import { joinAccounts } from '../joining/join-accounts'
import { planJoining } from '../joining/join-books'
import { planItems } from '../joining/join-items'
import { readAccounts, readBills, readFiledReturns } from '../saved-bills/bills-database'
import { readBillsFile } from '../saved-bills/bills-file'
import { readItems } from '../saved-items/items-database'
import { marksToBring } from './filed-marks'
import { type SettingTexts, settingChanges } from './settings'

/** What a file that is about to be written over has in it. */
export type Inspected = {
  /** Blank, or no file of bills: it may be anything. */
  readonly kind: 'blank' | 'bills' | 'something else'
  readonly seller?: Seller
  readonly documents: number
  /** How many of them, and of money without a bill, are not here or have something that is not here. */
  readonly missingHere: number
  /** How many returns are marked as filed in it, and not here, or later than here. */
  readonly filedMissingHere: number
  /** How many kinds of settings, items among them, have something that is not here. */
  readonly settingsMissingHere: number
  readonly here: number
}

export async function inspectFile({
  file,
  settings,
}: {
  readonly file: Blob
  readonly settings: SettingTexts
}): Promise<Inspected> {
  const here = await readBills()
  const nothing = {
    documents: 0,
    missingHere: 0,
    filedMissingHere: 0,
    settingsMissingHere: 0,
    here: here.length,
  }
  const text = await file.text()
  if (text.trim() === '') return { kind: 'blank', ...nothing }
  const read = readBillsFile(text)
  if (typeof read === 'string') return { kind: 'something else', ...nothing }
  const { added, replaced, joined, paid, kept, known } = planJoining(here, read.bills)
  const accounts = joinAccounts(await readAccounts(), read.accounts).put.length
  const missingHere = added + replaced + joined + paid + accounts
  return {
    kind: 'bills',
    seller: read.seller,
    documents: missingHere + kept + known,
    missingHere,
    filedMissingHere: marksToBring(await readFiledReturns(), read.filed).length,
    settingsMissingHere:
      settingChanges(settings, read.settings).length +
      Number(planItems(await readItems(), read.items).replacements.length > 0),
    here: here.length,
  }
}
