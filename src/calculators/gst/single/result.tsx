import { unitOf } from '../../../core/money/currencies'
import { type Decimal, decimalFrom, divide, sum, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { type GstTexts, inputs } from '../../../desks/books/gst/inputs'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { SplitBar } from '../../../ui/answer/split-bar'
import { useCurrency } from '../../../ui/tab/currency'
import type { answer } from './answer'
import { gstSingleWords } from './words'

type Found = ReturnType<typeof answer>
type Money = (value: Decimal, decimals: number) => string

const two = decimalFrom(2)

const sayPercent = (value: Decimal) => `${groupDigits(toDigits(value))}%`

const loadActions = () => import('./share')

/** The example stands on a first visit: a reset leaves the amount empty. */
const ownInputs = { ...inputs, fresh: () => ({ ...inputs.defaults, amount: '' }) }

/** The figures of the answer with their names. */
const namedResults = ({ toThePaisa, payable }: Found, money: Money) => ({
  original: { label: gstSingleWords.results.original, value: money(toThePaisa.original, 2) },
  gst: { label: gstSingleWords.results.gst, value: money(toThePaisa.gst, 2) },
  total: { label: gstSingleWords.results.total, value: money(toThePaisa.total, 2) },
  payable: { label: gstSingleWords.results.payable, value: money(payable, 2) },
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

  const sayAdded = isRounded ? gstSingleWords.captions.addedRounded : gstSingleWords.captions.added

  const part = (label: string, value: Decimal) => (
    <LedgerRow key={label} kind="part" label={label} value={money(value, 2)} />
  )
  // Below the GST they are its parts; where they come to a paisa more or less, they stand by themselves.
  const isAsOnBill = sum(toThePaisa.taxable, toThePaisa.gst) === toThePaisa.amount
  const taxes =
    typed.buyer === 'same-state'
      ? [
          part(gstSingleWords.results.cgst(halfRate), toThePaisa.cgst),
          part(gstSingleWords.results.sgst(halfRate), toThePaisa.sgst),
        ]
      : part(gstSingleWords.results.igst(rateShown), toThePaisa.igst)

  return (
    <ResultCard
      caption={
        isAdded ? sayAdded(original.value, rateShown) : gstSingleWords.captions.removed(total.value)
      }
    >
      <ResultPart>
        <SplitBar
          base={{ name: gstSingleWords.bar.original, value: exact.original }}
          rest={{ name: gstSingleWords.bar.gst, value: exact.gst }}
          decimals={1}
        />
      </ResultPart>
      <Ledger>
        <LedgerRow {...original} swatch="neel" repeated={!isAdded} />
        <LedgerRow {...gst} note={`(${rateShown})`} swatch="haldi" />
        {isAsOnBill && taxes}
        <LedgerRow kind="total" {...total} repeated={isAdded && !isRounded} />
        {!isAsOnBill && [
          part(gstSingleWords.results.taxable, toThePaisa.taxable),
          taxes,
          part(gstSingleWords.results.onBill, toThePaisa.amount),
        ]}
        {isRounded && (
          <>
            {part(gstSingleWords.results.roundOff(unitOf(currency)), rupeeRoundOff)}
            <LedgerRow kind="total" {...payable} repeated={isAdded} />
          </>
        )}
      </Ledger>
      <AnswerActions inputs={ownInputs} typed={typed} load={loadActions} />
    </ResultCard>
  )
}
