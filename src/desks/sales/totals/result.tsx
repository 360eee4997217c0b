import { languageWords } from '../../../core/language/words'
import { type Decimal, zero } from '../../../core/money/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { Button } from '../../../ui/page/button'
import { taxOf } from '../../books/sales/documents'
import type { TotalsAnswer } from '../../books/sales/messages'
import { type Period, periodOf } from '../../books/sales/period'
import { inputs, type SalesTexts } from '../inputs'
import { rupees, sayPeriod } from '../sentences'
import { DaysChart } from './days-chart'
import styles from './result.module.css'
import { sayCounts } from './sentences'
import { salesTotalsWords } from './words'

/** The buttons under the answer; a printed page is the register. */
const loadActions = () => import('./totals-actions')

type ResultProps = { typed: SalesTexts; answer: TotalsAnswer }

/** What was sold in a period: the figure, the ledger that adds up to it, and a bar for each day. */
export function TotalsResult({ typed, answer }: ResultProps) {
  const { net, counts, period } = answer
  const isEmpty = Object.values(counts).every((count) => count === 0)
  return (
    <div className={isEmpty ? styles.empty : styles.result}>
      <ResultCard
        tone={net.total < 0n ? 'loss' : undefined}
        sentence={isEmpty ? salesTotalsWords.nothingSold(sayPeriod(period)) : undefined}
        caption={
          isEmpty ? undefined : (
            <>
              {sayCounts(answer)}
              <OtherCurrencies answer={answer} />
            </>
          )
        }
      >
        {isEmpty ? (
          <NearestPeriods answer={answer} />
        ) : (
          <>
            <TotalsLedger {...answer} />
            <DaysChart {...answer} />
          </>
        )}
        <AnswerActions
          inputs={inputs as never}
          // A link says which period is meant, whatever is the newest one where it is opened.
          typed={{ kind: period.kind, day: period.from, part: typed.part }}
          load={loadActions}
        />
      </ResultCard>
    </div>
  )
}

/** How many bills in other money are counted, but not added up. */
function OtherCurrencies({ answer: { counts, otherCurrencies } }: { answer: TotalsAnswer }) {
  if (counts.otherCurrency === 0) return null
  const codes = [...new Set(otherCurrencies.map(({ currency }) => currency))]
  return (
    <span className={styles.currencies}>
      {` ${salesTotalsWords.otherCurrencies(counts.otherCurrency, languageWords.and(codes))}`}
    </span>
  )
}

function TotalsLedger({ net, isTerritory }: Pick<TotalsAnswer, 'net' | 'isTerritory'>) {
  const amount = (value: Decimal) => ({
    value: rupees(value),
    tone: value < zero ? ('loss' as const) : undefined,
  })
  return (
    <Ledger>
      <LedgerRow label={salesTotalsWords.ledger.taxable} {...amount(net.taxable)} swatch="neel" />
      <LedgerRow label={salesTotalsWords.ledger.untaxed} {...amount(net.untaxed)} />
      <LedgerRow label={salesTotalsWords.ledger.gst} {...amount(taxOf(net))} swatch="haldi" />
      <LedgerRow label={salesTotalsWords.ledger.cgst} {...amount(net.cgst)} kind="part" />
      <LedgerRow
        label={isTerritory ? salesTotalsWords.ledger.utgst : salesTotalsWords.ledger.sgst}
        {...amount(net.sgst)}
        kind="part"
      />
      <LedgerRow label={salesTotalsWords.ledger.igst} {...amount(net.igst)} kind="part" />
      {/* A few paise less are no loss. */}
      <LedgerRow label={salesTotalsWords.ledger.rounding} value={rupees(net.roundOff)} />
      <LedgerRow
        label={salesTotalsWords.ledger.sales}
        {...amount(net.total)}
        kind="total"
        repeated
      />
    </Ledger>
  )
}

/** The last period before an empty one that has documents, and the first one after it. */
export function nearestPeriods({ period, periods }: TotalsAnswer): readonly Period[] {
  const days = periods[period.kind]
  const before = days.find((day) => day < period.from)
  const after = days.findLast((day) => day > period.from)
  return [before, after].flatMap((day) => (day ? [periodOf(period.kind, day)] : []))
}

function NearestPeriods({ answer }: { answer: TotalsAnswer }) {
  const nearest = nearestPeriods(answer)
  if (nearest.length === 0) return null
  return (
    <div className={styles.nearest}>
      <p>{salesTotalsWords.nearest}</p>
      {nearest.map((period) => (
        <Button
          key={period.from}
          kind="secondary"
          onClick={() => inputs.change({ day: period.from })}
        >
          {sayPeriod(period)}
        </Button>
      ))}
    </div>
  )
}
