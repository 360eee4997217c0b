import type { ReactNode } from 'react'
import {
  absolute,
  type Decimal,
  hundred,
  multiplyDivide,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import {
  bookkeepingSaved,
  compositionTurnover,
  creditLost,
  gstInPrices,
  netSales,
  type SalesAt,
  type Scheme,
  type SchemeInputs,
  salesByRate,
  soldToBusinesses,
  soldToEnd,
} from './compute'
import { schemeWords } from './words'

type HowItWorksProps = { plan: SchemeInputs; results: Scheme }

/** The difference worked out with the typed numbers; where there is none, the GST of regular. */
export function HowItWorks({ plan, results }: HowItWorksProps) {
  const { difference } = results
  return (
    <Card
      title={uiWords.page.howItWorks}
      intro={
        difference === undefined
          ? schemeWords.howItWorks.introRegular
          : schemeWords.howItWorks.intro
      }
    >
      <Steps>
        {difference === undefined ? (
          <GstOfRegular plan={plan} results={results} />
        ) : (
          <Difference plan={plan} difference={difference} />
        )}
      </Steps>
    </Card>
  )
}

function Difference({ plan, difference }: { plan: SchemeInputs; difference: Decimal }) {
  const { compositionRate } = plan
  const turnover = compositionTurnover(plan)
  const saved = bookkeepingSaved(plan)
  const compositionTax = multiplyDivide(turnover, compositionRate, hundred)
  const parts: readonly Part[] = [
    ['+', gstInPrices(plan)],
    ['−', compositionTax],
    ...(plan.inputTaxBack ? [['−', creditLost(plan)] as const] : []),
    ...(saved === zero ? [] : [[saved > 0n ? '+' : '−', absolute(saved)] as const]),
  ]
  return (
    <>
      <InPrices plan={plan} note={schemeWords.howItWorks.inPricesNote} />
      <Step title={schemeWords.howItWorks.compositionTax}>
        <Line
          result={compositionTax}
          calculation={(digits) =>
            `${formatNumber(turnover, digits)} × ${everyDigit(compositionRate)}%`
          }
        />
      </Step>
      <Step title={schemeWords.howItWorks.creditLost}>
        {plan.inputTaxBack ? (
          <InputTax plan={plan} />
        ) : (
          <p key="none">{schemeWords.howItWorks.noCredit}</p>
        )}
      </Step>
      <Step title={schemeWords.howItWorks.difference}>
        <Line isAnswer result={difference} calculation={(digits) => signedSum(parts, digits)} />
        {saved !== zero && (
          <p key={String(saved > 0n)}>
            {saved > 0n
              ? schemeWords.howItWorks.bookkeepingNote
              : schemeWords.howItWorks.bookkeepingMoreNote}
          </p>
        )}
      </Step>
    </>
  )
}

function GstOfRegular({ plan, results }: HowItWorksProps) {
  const sold = shownRates(plan).map((part) => ({
    rate: part.rate,
    toBusinesses: soldToBusinesses(plan, part),
  }))
  const gst = sum(
    ...sold.map(({ rate, toBusinesses }) => multiplyDivide(toBusinesses, rate, hundred)),
  )
  const parts: readonly Part[] = [
    ['+', gstInPrices(plan)],
    ['+', gst],
    ...(plan.inputTaxBack ? [['−', results.regular.inputTax] as const] : []),
  ]
  return (
    <>
      <InPrices plan={plan} />
      <Step title={schemeWords.howItWorks.toBusinesses}>
        <Line
          result={gst}
          calculation={(digits) =>
            sold
              .map(
                ({ rate, toBusinesses }) =>
                  `${formatNumber(toBusinesses, digits)} × ${everyDigit(rate)}%`,
              )
              .join(' + ')
          }
        />
        <p>{schemeWords.howItWorks.toBusinessesNote}</p>
      </Step>
      <Step title={schemeWords.howItWorks.inputTax}>
        {plan.inputTaxBack ? (
          <InputTax plan={plan} />
        ) : (
          <p key="none">{schemeWords.howItWorks.noInputTax}</p>
        )}
      </Step>
      <Step title={schemeWords.howItWorks.gstToPay}>
        <Line
          isAnswer
          result={results.regular.gstToPay}
          calculation={(digits) => signedSum(parts, digits)}
        />
      </Step>
    </>
  )
}

function InPrices({ plan, note }: { plan: SchemeInputs; note?: string }) {
  return (
    <Step title={schemeWords.howItWorks.inPrices}>
      <Line
        result={gstInPrices(plan)}
        calculation={(digits) =>
          shownRates(plan)
            .map((part) => {
              const sold = formatNumber(soldToEnd(plan, part), digits)
              return `${sold} × ${everyDigit(part.rate)} ÷ ${everyDigit(sum(hundred, part.rate))}`
            })
            .join(' + ')
        }
      />
      {note && <p>{note}</p>}
    </Step>
  )
}

function InputTax({ plan }: { plan: SchemeInputs }) {
  const { sales, purchaseShare, gstOnPurchases, expenses, gstOnExpenses } = plan
  const purchases = multiplyDivide(sales, purchaseShare, hundred)
  const { taxed, all } = netSales(plan)
  const isShared = plan.untaxedSales > zero && expenses > zero
  return (
    <Line
      result={creditLost(plan)}
      calculation={(digits) =>
        [
          `${formatNumber(purchases, digits)} × ${everyDigit(gstOnPurchases)}%`,
          [
            `${formatNumber(expenses, digits)} × ${everyDigit(gstOnExpenses)}%`,
            ...(isShared ? [`${formatNumber(taxed, digits)} ÷ ${formatNumber(all, digits)}`] : []),
          ].join(' × '),
        ].join(' + ')
      }
    />
  )
}

/** The rates that something is sold at; the main one where nothing is. */
function shownRates(plan: SchemeInputs): readonly SalesAt[] {
  const rates = salesByRate(plan)
  const sold = rates.filter(({ sales }) => sales > zero)
  return sold.length > 0 ? sold : rates
}

/** What is added or taken away; the first is added. */
type Part = readonly [sign: '+' | '−', amount: Decimal]

/** @example signedSum(parts, 0) // '8,23,729 − 60,000 − 6,91,200' */
const signedSum = (parts: readonly Part[], digits: number): string =>
  parts
    .map(([sign, amount], index) => `${index ? `${sign} ` : ''}${formatNumber(amount, digits)}`)
    .join(' ')

type LineProps = {
  result: Decimal
  /** What comes to it, with so many digits. */
  calculation(digits: number): string
  isAnswer?: boolean
}

function Line({ result, calculation, isAnswer }: LineProps): ReactNode {
  const { wholeMoney } = useCurrency()
  const text = wholeMoney(result)
  return (
    <CalculationLine>
      {lineWithSign(0, text, calculation)} {isAnswer ? <Answer>{text}</Answer> : <b>{text}</b>}
    </CalculationLine>
  )
}
