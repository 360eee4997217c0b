import { MOST_PAYMENTS, type Payment } from '../bill/bill-texts'
import type { BillContent } from '../saved-bills/bills-database'
import { type BillCell, cellsOf, fieldsOf, isBlankCell, isSameCell, withFields } from './bill-cells'

/*
 * Two records of one bill become one, whichever device each is from. Nobody knows what either device saw of the
 * other: so payments add up, what one side alone has stays, and where both say something else the later record
 * counts, and the other is within reach.
 */

/** Two records of one bill: that of this device, and that of a file. */
export type TwoRecords = {
  readonly own: BillContent
  readonly brought: BillContent
  /** Whether the record of this device was changed last. */
  readonly isOwnLater: boolean
}

/** Both sides say something else here: which of them counts, and by which name the other is taken. */
export type CellDifference = {
  readonly kind: 'cell'
  readonly key: string
  readonly cell: BillCell
  readonly isOwnCounted: boolean
}

/** Each side lacks one payment that the other has: it may be the same one. */
export type PaymentDifference = {
  readonly kind: 'payment'
  readonly key: string
  readonly own: Payment
  readonly brought: Payment
}

export type Difference = CellDifference | PaymentDifference

export type JoinedBill = {
  readonly content: BillContent
  /** Whether anything but payments was taken from the file. */
  readonly hasNewFields: boolean
  /** Whether the bill of this device stays as it is. */
  readonly isUnchanged: boolean
  /** Whether all of it is as the file has it. */
  readonly isAsBrought: boolean
  readonly differences: readonly Difference[]
  /** How many payments came to those of this device. */
  readonly paymentsAdded: number
  /** How many were left out, as a bill has at most `MOST_PAYMENTS`. */
  readonly paymentsLeftOut: number
}

const noneTaken: ReadonlySet<string> = new Set()

/**
 * @param taken the keys of differences of which a person took the other: the other cell, or one payment for two
 * @example joinBill({ own: with500, brought: with300, isOwnLater: true }).content // with both payments
 */
export function joinBill(records: TwoRecords, taken = noneTaken): JoinedBill {
  const { own, brought, isOwnLater } = records
  const [ownFields, broughtFields] = [fieldsOf(own), fieldsOf(brought)]
  const differences: Difference[] = []
  const fromFile = new Set<string>()
  let isAllFromFile = true
  for (const [cell, names] of cellsOf({ ...broughtFields, ...ownFields })) {
    if (isSameCell(ownFields, broughtFields, names)) continue
    const isOwnBlank = isBlankCell(ownFields, names)
    const isBroughtBlank = isBlankCell(broughtFields, names)
    const isOwnCounted = isBroughtBlank || (isOwnLater && !isOwnBlank)
    // What was blank before and is filled since is no contradiction.
    const isFilledSince = isOwnLater ? isBroughtBlank : isOwnBlank
    if (!isFilledSince) differences.push({ kind: 'cell', key: cell, cell, isOwnCounted })
    if (isOwnCounted === taken.has(cell)) for (const name of names) fromFile.add(name)
    else isAllFromFile = false
  }
  const payments = joinPayments(records, taken)
  const { texts, choices } = fromFile.size > 0 ? withFields(own, brought, fromFile) : own
  const arePaymentsSame = payments.joined === own.texts.payments
  const { payments: _, ...others } = texts
  const content = {
    texts: arePaymentsSame ? texts : { ...others, payments: payments.joined ?? [] },
    choices,
  }
  return {
    content,
    hasNewFields: fromFile.size > 0,
    isUnchanged: fromFile.size === 0 && arePaymentsSame,
    isAsBrought: isAllFromFile && hasSamePayments(content.texts.payments, brought.texts.payments),
    differences: [...differences, ...payments.differences],
    paymentsAdded: payments.added,
    paymentsLeftOut: payments.leftOut,
  }
}

const hasSamePayments = (
  a: readonly Payment[] | undefined,
  b: readonly Payment[] | undefined,
): boolean =>
  (a === undefined) === (b === undefined) &&
  lacking(a ?? [], b ?? []).length + lacking(b ?? [], a ?? []).length === 0

/** By this a payment is told from others; of equal ones, each is matched with one of the other side. */
const payKey = ({ date, amount, how, note, account = '' }: Payment): string =>
  JSON.stringify([date, amount, how, note, account])

/** The payments that another list lacks. */
function lacking(of: readonly Payment[], other: readonly Payment[]): readonly Payment[] {
  const left = other.map(payKey)
  return of.filter((payment) => {
    const at = left.indexOf(payKey(payment))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Two lists as one: of equal payments as many as the side with more of them has. */
export function joinedPayments(
  own: readonly Payment[],
  brought: readonly Payment[],
): readonly Payment[] {
  const added = lacking(brought, own)
  return added.length > 0 ? [...own, ...added] : own
}

type JoinedPayments = {
  readonly joined: readonly Payment[] | undefined
  readonly differences: readonly PaymentDifference[]
  readonly added: number
  readonly leftOut: number
}

function joinPayments(
  { own, brought, isOwnLater }: TwoRecords,
  taken: ReadonlySet<string>,
): JoinedPayments {
  const [ours, theirs] = [own.texts.payments, brought.texts.payments]
  const ownOnly = lacking(ours ?? [], theirs ?? [])
  const broughtOnly = lacking(theirs ?? [], ours ?? [])
  const differences = pairs(ownOnly, broughtOnly).map(
    (pair, index): PaymentDifference => ({ kind: 'payment', key: `payment ${index}`, ...pair }),
  )
  const isOne = differences.filter(({ key }) => taken.has(key))
  const [dropped, notAdded] = isOwnLater
    ? [[], isOne.map(({ brought }) => brought)]
    : [isOne.map(({ own }) => own), []]
  const added = lacking(broughtOnly, notAdded)
  const joined = [...lacking(ours ?? [], dropped), ...added]
  // None noted is not the same as nobody ever having noted any.
  if (!theirs) return { joined: ours, differences, added: 0, leftOut: 0 }
  if (ours && added.length + dropped.length === 0)
    return { joined: ours, differences, added: 0, leftOut: 0 }
  // More than a bill can have would be cut when it is read again: then those of this device stay, all of them.
  if (joined.length > MOST_PAYMENTS) {
    return { joined: ours, differences: [], added: 0, leftOut: broughtOnly.length }
  }
  return {
    joined: added.length > 0 ? joined.toSorted(byDate) : joined,
    differences,
    added: added.length,
    leftOut: 0,
  }
}

const byDate = (a: Payment, b: Payment): number =>
  a.date === b.date ? 0 : a.date < b.date ? -1 : 1

/** Payments that may be one: those that are most alike first. */
function pairs(
  ownOnly: readonly Payment[],
  broughtOnly: readonly Payment[],
): readonly Pick<PaymentDifference, 'own' | 'brought'>[] {
  const left = [...broughtOnly]
  const likeness = (a: Payment, b: Payment) =>
    Number(a.amount === b.amount) * 4 + Number(a.date === b.date) * 2 + Number(a.how === b.how)
  return ownOnly.flatMap((own) => {
    const best = Math.max(...left.map((one) => likeness(own, one)))
    const at = left.findIndex((one) => likeness(own, one) === best)
    const [brought] = at < 0 ? [] : left.splice(at, 1)
    return brought ? [{ own, brought }] : []
  })
}
