import { unitOf } from '../../../core/currencies'
import { type Decimal, decimalFrom, divide, sum, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/group-digits'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { SplitBar } from '../../../ui/answer/split-bar'
import { useCurrency } from '../../../ui/tab/currency'
import type { answer } from '../shared/compute'
import { type GstTexts, inputs } from '../shared/inputs'

type Found = ReturnType<typeof answer>
type Money = (value: Decimal, decimals: number) => string

const two = decimalFrom(2)

const sayPercent = (value: Decimal) => `${groupDigits(toDigits(value))}%`

const loadActions = () => import('./share')

/** The figures of the answer with their names. */
const namedResults = ({ toThePaisa, payable }: Found, money: Money) => ({
  original: { label: 'Original Amount', value: money(toThePaisa.original, 2) },
  gst: { label: 'GST Amount', value: money(toThePaisa.gst, 2) },
  total: { label: 'Total Amount', value: money(toThePaisa.total, 2) },
  payable: { label: 'Amount to pay', value: money(payable, 2) },
})

/** The figures in the order of their importance: what was asked for stands first. */
export function resultsOf({ mode, rupee }: GstTexts, found: Found, money: Money) {
  const { original, gst, total, payable } = namedResults(found, money)
  const [first, last] = mode === 'add' ? [total, original] : [original, total]
  if (rupee === 'no') return [first, gst, last] as const
  return mode === 'add'
    ? ([payable, first, gst, last] as const)
    : ([first, gst, last, payable] as const)
}

/** The answer card: the price before and with GST, and the taxes as on a bill. */
export function Result({ typed, found }: { typed: GstTexts; found: Found }) {
  const { currency, money } = useCurrency()
  const { rate, exact, toThePaisa, rupeeRoundOff } = found
  const { original, gst, total, payable } = namedResults(found, money)
  const isAdded = typed.mode === 'add'
  const isRounded = typed.rupee === 'yes'
  const rateShown = sayPercent(rate)
  const halfRate = sayPercent(divide(rate, two))

  const part = (label: string, value: Decimal) => (
    <LedgerRow key={label} kind="part" label={label} value={money(value, 2)} />
  )
  // Below the GST they are its parts; where they come to a paisa more or less, they stand by themselves.
  const isAsOnBill = sum(toThePaisa.taxable, toThePaisa.gst) === toThePaisa.amount
  const taxes =
    typed.buyer === 'same-state'
      ? [part(`CGST ${halfRate}`, toThePaisa.cgst), part(`SGST ${halfRate}`, toThePaisa.sgst)]
      : part(`IGST ${rateShown}`, toThePaisa.igst)

  return (
    <ResultCard
      caption={
        isAdded
          ? `${original.value} and ${rateShown} GST${isRounded ? ', rounded' : ''}`
          : `before GST, out of ${total.value}`
      }
    >
      <ResultPart>
        <SplitBar
          base={{ name: 'original amount', value: exact.original }}
          rest={{ name: 'GST', value: exact.gst }}
          decimals={1}
        />
      </ResultPart>
      <Ledger>
        <LedgerRow {...original} swatch="neel" repeated={!isAdded} />
        <LedgerRow {...gst} note={`(${rateShown})`} swatch="haldi" />
        {isAsOnBill && taxes}
        <LedgerRow kind="total" {...total} repeated={isAdded && !isRounded} />
        {!isAsOnBill && [
          part('Taxable value on a bill', toThePaisa.taxable),
          taxes,
          part('Amount on a bill', toThePaisa.amount),
        ]}
        {isRounded && (
          <>
            {part(`Round to the nearest ${unitOf(currency)}`, rupeeRoundOff)}
            <LedgerRow kind="total" {...payable} repeated={isAdded} />
          </>
        )}
      </Ledger>
      <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
    </ResultCard>
  )
}
