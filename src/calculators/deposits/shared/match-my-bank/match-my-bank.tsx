import { absolute, zero } from '../../../../core/money/decimal'
import { readAmount } from '../../../../core/money/parse'
import { Fold } from '../../../../ui/fields/fold'
import { amountHint } from '../../../../ui/fields/hints'
import { NumberField } from '../../../../ui/fields/number-field'
import { Button } from '../../../../ui/page/button'
import { useCurrency } from '../../../../ui/tab/currency'
import { type BankMatch, type BankWay, matchBank } from './match'
import styles from './match-my-bank.module.css'
import { matchWords } from './words'

type MatchMyBankProps = {
  /** What stands on the receipt, as it was typed. */
  text: string
  onText(text: string): void
  /** All ways of counting that are tried, the likelier ones first. Asked only while something is typed. */
  waysOf(): readonly BankWay[]
}

/** Tells which way of counting gives the maturity value on a person's receipt, or how far the nearest is off. */
export function MatchMyBank({ text, onText, waysOf }: MatchMyBankProps) {
  const receipt = readAmount(text)
  const match = receipt.value > zero ? matchBank(receipt, waysOf()) : undefined
  return (
    <Fold isEager hasAmounts name={matchWords.name} summary={summaryOf(match)}>
      <div className={styles.match}>
        <NumberField
          label={matchWords.receipt}
          money="symbol"
          text={text}
          onText={onText}
          helper={matchWords.receiptHelp}
          hint={amountHint(receipt)}
        />
        <div role="status">{match && <MatchFound match={match} />}</div>
      </div>
    </Fold>
  )
}

function summaryOf(match: BankMatch | undefined): string {
  if (!match) return matchWords.summary
  const [first] = match.kind === 'given' ? match.ways : []
  return first ? matchWords.summaryGiven(asSentence(first.name)) : matchWords.summaryMissed
}

function MatchFound({ match }: { match: BankMatch }) {
  const { money } = useCurrency()
  if (match.kind === 'given') {
    return (
      <ul className={styles.ways}>
        {match.ways.map((way) => (
          <li key={way.name}>
            <p>{matchWords.given[match.rounding](asSentence(way.name))}</p>
            <WayAction way={way} isOnlyOne={match.ways.length === 1} />
          </li>
        ))}
      </ul>
    )
  }
  const { nearest, difference, decimals } = match
  const missed = matchWords.missed[difference < zero ? 'less' : 'more']
  return (
    <div className={styles.ways}>
      <p key={nearest.name}>{missed(nearest.name, money(absolute(difference), decimals))}</p>
      <p className={styles.help}>{matchWords.missedHelp}</p>
    </div>
  )
}

function WayAction({ way, isOnlyOne }: { way: BankWay; isOnlyOne: boolean }) {
  const { choose } = way
  if (way.isInUse) return <p className={styles.help}>{matchWords.countedSo}</p>
  if (!choose) return <p className={styles.help}>{matchWords.cannotCount}</p>
  return (
    <Button
      kind="secondary"
      aria-label={isOnlyOne ? undefined : matchWords.countAs(way.name)}
      onClick={() => choose()}
    >
      {matchWords.countThisWay}
    </Button>
  )
}

/** A name that begins a sentence. @example asSentence('quarterly, days ÷ 365') // 'Quarterly, days ÷ 365' */
const asSentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
