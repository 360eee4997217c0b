import { dayOf } from '../../../core/language/dates'
import { isCancelled } from '../bill/details'
import type { BillContent, SavedBill } from '../saved-bills/bills-database'
import type { JoinDoubt } from './doubts'
import { joinBill } from './join-bill'
import type { Joining } from './join-books'
import type { NumberTwice } from './numbers-twice'
import {
  type JoinQuestion,
  questionAboutDoubt,
  questionId,
  questionsAbout,
  questionsAboutNumber,
} from './say-joining'
import { joiningWords } from './words'

/** What a bill becomes by an answer, and how to note that it was written. */
type Decided = {
  readonly billId: string
  readonly content: BillContent
  /** To be called once the bill is written. */
  settle(saved: SavedBill): void
}

export type JoiningAnswers = {
  readonly questions: readonly JoinQuestion[]
  decide(questionId: string, isTaken: boolean): Decided
  /** The revision that a bill had when it was last written here: with another one, somebody has changed it since. */
  revisionOf(billId: string): number | undefined
}

/**
 * What can be decided after a file has joined. Each answer makes the bill anew from both records, so that it can be
 * taken back.
 *
 * @param after all bills as they are once the file has joined
 */
export function joiningAnswers(
  { differing }: Pick<Joining, 'differing'>,
  twice: readonly NumberTwice[],
  doubts: readonly JoinDoubt[],
  after: readonly SavedBill[],
  isFromFile: (bill: SavedBill) => boolean,
): JoiningAnswers {
  const offered = twice.flatMap(({ others }) => others)
  const doubted = doubts.flatMap((doubt) =>
    doubt.kind === 'cancelled and paid' ? doubt.bill : (doubt.cancelled ?? []),
  )
  const concerned = new Set([
    ...differing.keys(),
    ...offered.map(({ bill }) => bill.id),
    ...doubted.map(({ id }) => id),
  ])
  const current = new Map(
    after.filter(({ id }) => concerned.has(id)).map((bill) => [bill.id, bill]),
  )
  const joinedAs = new Map(current)
  const asked = new Map<string, { billId: string; key: string }>()
  for (const [billId, { differences }] of differing) {
    for (const { key } of differences) asked.set(questionId(billId, key), { billId, key })
  }
  for (const { bill } of offered) {
    const key = 'renumber'
    asked.set(questionId(bill.id, key), { billId: bill.id, key })
  }
  for (const { id } of doubted)
    asked.set(questionId(id, 'cancelling'), { billId: id, key: 'cancelling' })
  const taken = new Map([...concerned].map((id) => [id, new Set<string>()]))

  function contentOf(billId: string, keys: ReadonlySet<string>): BillContent {
    const records = differing.get(billId)
    const as = records ? joinBill(records, keys).content : joinedAs.get(billId)
    if (!as) throw new Error('nothing was asked about this bill')
    const next = offered.find(({ bill }) => bill.id === billId)?.next
    const details = {
      ...as.texts.details,
      ...(next && keys.has('renumber') && { number: next }),
      ...(keys.has('cancelling') && cancelledOtherwise(as)),
    }
    return { texts: { ...as.texts, details }, choices: as.choices }
  }

  // Whether a bill is cancelled is asked once, with what was paid.
  const isAskedByDoubt = new Set(doubted.map(({ id }) => questionId(id, 'cancelled')))
  return {
    questions: [
      ...twice.flatMap((one) => questionsAboutNumber(one, isFromFile)),
      ...doubts.map(questionAboutDoubt),
      ...[...differing.values()]
        .flatMap(questionsAbout)
        .filter(({ id }) => !isAskedByDoubt.has(id)),
    ],
    decide(id, isTaken) {
      const { billId, key } = asked.get(id) ?? { billId: '', key: '' }
      const keys = new Set(taken.get(billId))
      if (isTaken) keys.add(key)
      else keys.delete(key)
      return {
        billId,
        content: contentOf(billId, keys),
        settle(saved) {
          taken.set(billId, keys)
          current.set(billId, saved)
        },
      }
    },
    revisionOf: (billId) => current.get(billId)?.revision,
  }
}

/** A cancelled bill is good again, and a credit note that was good is cancelled. */
const cancelledOtherwise = ({ texts }: BillContent) =>
  isCancelled(texts.details)
    ? { cancelledOn: '', cancelledWhy: '' }
    : { cancelledOn: dayOf(new Date()), cancelledWhy: joiningWords.whyNoteCancelled }
