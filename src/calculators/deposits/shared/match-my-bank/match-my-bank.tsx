import { absolute, zero } from '../../../../core/money/decimal'
import { readAmount } from '../../../../core/money/parse'
import { type Bound, Field } from '../../../../ui/fields/bound'
import { Fold } from '../../../../ui/fields/fold'
import type { Input } from '../../../../ui/memory/input-kinds'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { Button } from '../../../../ui/page/button'
import { useCurrency } from '../../../../ui/tab/currency'
import { depositsWords } from '../words'
import { type BankMatch, type BankWay, matchBank } from './match'
import styles from './match-my-bank.module.css'

type MatchMyBankProps = {
  /** What stands on the receipt. */
  of: Bound<{ receipt: Input<'amount'> }>
  /** All ways of counting that are tried, the likelier ones first. Asked only while something is typed. */
  waysOf(): readonly BankWay[]
}

/** Tells which way of counting gives the maturity value on a person's receipt, or how far the nearest is off. */
export function MatchMyBank({ of, waysOf }: MatchMyBankProps) {
  const receipt = readAmount(usePageInputs(of).receipt)
  const match = receipt.value > zero ? matchBank(receipt, waysOf()) : undefined
  return (
    <Fold isEager hasAmounts name={depositsWords.match.name} summary={summaryOf(match)}>
      <div className={styles.match}>
        <Field
          of={of}
          name="receipt"
          label={depositsWords.match.receipt}
          helper={depositsWords.match.receiptHelp}
        />
        <div role="status">{match && <MatchFound match={match} />}</div>
      </div>
    </Fold>
  )
}

function summaryOf(match: BankMatch | undefined): string {
  if (!match) return depositsWords.match.summary
  const [first] = match.kind === 'given' ? match.ways : []
  return first
    ? depositsWords.match.summaryGiven(asSentence(first.name))
    : depositsWords.match.summaryMissed
}

function MatchFound({ match }: { match: BankMatch }) {
  const { money } = useCurrency()
  if (match.kind === 'given') {
    return (
      <ul className={styles.ways}>
        {match.ways.map((way) => (
          <li key={way.name}>
            <p>{depositsWords.match.given[match.rounding](asSentence(way.name))}</p>
            <WayAction way={way} isOnlyOne={match.ways.length === 1} />
          </li>
        ))}
      </ul>
    )
  }
  const { nearest, difference, decimals } = match
  const missed = depositsWords.match.missed[difference < zero ? 'less' : 'more']
  return (
    <div className={styles.ways}>
      <p key={nearest.name}>{missed(nearest.name, money(absolute(difference), decimals))}</p>
      <p className={styles.help}>{depositsWords.match.missedHelp}</p>
    </div>
  )
}

function WayAction({ way, isOnlyOne }: { way: BankWay; isOnlyOne: boolean }) {
  const { choose } = way
  if (way.isInUse) return <p className={styles.help}>{depositsWords.match.countedSo}</p>
  if (!choose) return <p className={styles.help}>{depositsWords.match.cannotCount}</p>
  return (
    <Button
      kind="secondary"
      aria-label={isOnlyOne ? undefined : depositsWords.match.countAs(way.name)}
      onClick={() => choose()}
    >
      {depositsWords.match.countThisWay}
    </Button>
  )
}

/** A name that begins a sentence. @example asSentence('quarterly, days ÷ 365') // 'Quarterly, days ÷ 365' */
const asSentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
