import { ChevronDown, Minus, Plus } from 'lucide'
import { type ReactNode, useState } from 'react'
import { unitOf } from '../../../core/currencies'
import { type Decimal, decimalFrom, divide, sum, toDigits } from '../../../core/decimal'
import { groupDigits, sayAmount } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { SplitBar } from '../../../ui/answer/split-bar'
import { Checkbox } from '../../../ui/fields/checkbox'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, problemHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { computeGst } from '../compute'
import { buyers, inputs } from '../inputs'
import { type GstRate, moreRates, quickRates } from '../rates'
import { splitGst, toNearestRupee } from '../split'
import { Chips } from './chips'
import { ModeButtons } from './mode-buttons'
import styles from './page.module.css'

const modes = [
  { value: 'add', label: 'Add GST', icon: <Icon of={Plus} size={20} /> },
  { value: 'remove', label: 'Remove GST', icon: <Icon of={Minus} size={20} /> },
] as const

const chipOf = ({ rate, kind, brief }: GstRate) => ({
  value: rate,
  label: `${rate}%`,
  ...(kind === 'former' && { note: { word: 'old', meaning: 'old slab' } }),
  ...(brief && { note: { word: brief } }),
})
const quickChips = quickRates.map(chipOf)
const moreChips = moreRates.map(chipOf)

const two = decimalFrom(2)

const sayPercent = (value: Decimal) => `${groupDigits(toDigits(value))}%`

const loadActions = () => import('./share')

/** The GST of one price: what is asked, and its answer. */
export function SingleAmount({ children }: { children: ReactNode }) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const { mode, amount: amountText, rate: rateText, buyer, rupee } = typed

  const amount = readAmount(amountText)
  const rate = readNumber(rateText)
  const exact = computeGst({ mode, amount: amount.value, rate: rate.value })
  const bill = splitGst(exact, mode, buyer)
  const rupeeRoundOff = toNearestRupee(bill.total)

  const rateShown = sayPercent(rate.value)
  const halfRate = sayPercent(divide(rate.value, two))
  const original = money(bill.original, 2)
  const total = money(bill.total, 2)
  const isRounded = rupee === 'yes'
  const rounding = `Round to the nearest ${unitOf(currency)}`
  const totalResult = { label: 'Total Amount', value: total }
  const gstResult = { label: 'GST Amount', value: money(bill.gst, 2) }
  const originalResult = { label: 'Original Amount', value: original }
  const payableResult = { label: 'Amount to pay', value: money(sum(bill.total, rupeeRoundOff), 2) }
  const isAdded = mode === 'add'
  const [first, last] = isAdded ? [totalResult, originalResult] : [originalResult, totalResult]

  const part = (label: string, value: Decimal) => (
    <LedgerRow key={label} kind="part" label={label} value={money(value, 2)} />
  )
  // Below the GST they are its parts; where they come to a paisa more or less, they stand by themselves.
  const isAsOnBill = sum(bill.taxable, bill.gst) === bill.amount
  const taxes =
    buyer === 'same-state'
      ? [part(`CGST ${halfRate}`, bill.cgst), part(`SGST ${halfRate}`, bill.sgst)]
      : part(`IGST ${rateShown}`, bill.igst)

  return (
    <PageAnswer
      results={
        isRounded && isAdded
          ? [payableResult, first, gstResult, last]
          : [first, gstResult, last, ...(isRounded ? [payableResult] : [])]
      }
    >
      <Columns parts="5:7">
        <FieldRows>
          <div>
            <ModeButtons
              label="What to do"
              segments={modes}
              value={mode}
              onChoose={(mode) => inputs.change({ mode })}
            />
            <p className={styles.modeHelp}>
              {isAdded ? 'Enter the price before tax.' : 'Enter the price with tax included.'}
            </p>
          </div>
          <NumberField
            label="Amount"
            size="large"
            money="chooser"
            text={amountText}
            onText={(amount) => inputs.change({ amount })}
            helper={
              amountText.trim()
                ? sayAmount(amount.value, currency.symbol)
                : 'Enter an amount to see the GST.'
            }
            hint={amountHint(amount)}
          />
          <NumberField
            label="GST rate (%)"
            size="percent"
            unit="%"
            text={rateText}
            onText={(rate) => inputs.change({ rate })}
            hint={problemHint(rate) ?? (rate.value < 0n ? 'A GST rate is 0% or more.' : undefined)}
            below={<RateButtons chosen={rate.problem ? undefined : toDigits(rate.value)} />}
          />
          <div>
            <div className={styles.buyer}>
              <div>
                <h2>Buyer is in</h2>
                <p>{buyer === 'same-state' ? 'CGST and SGST, half each' : 'IGST, the whole tax'}</p>
              </div>
              <Segmented
                label="Buyer is in"
                segments={buyers}
                value={buyer}
                onChoose={(buyer) => inputs.change({ buyer })}
                wide
              />
            </div>
            <Checkbox
              label={rounding}
              isChecked={isRounded}
              onCheck={(isChecked) => inputs.change({ rupee: isChecked ? 'yes' : 'no' })}
            />
          </div>
        </FieldRows>

        <ResultCard
          caption={
            isAdded
              ? `${original} and ${rateShown} GST${isRounded ? ', rounded' : ''}`
              : `before GST, out of ${total}`
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
            <LedgerRow {...originalResult} swatch="neel" repeated={!isAdded} />
            <LedgerRow {...gstResult} note={`(${rateShown})`} swatch="haldi" />
            {isAsOnBill && taxes}
            <LedgerRow kind="total" {...totalResult} repeated={isAdded && !isRounded} />
            {!isAsOnBill && [
              part('Taxable value on a bill', bill.taxable),
              taxes,
              part('Amount on a bill', bill.amount),
            ]}
            {isRounded && (
              <>
                {part(rounding, rupeeRoundOff)}
                <LedgerRow kind="total" {...payableResult} repeated={isAdded} />
              </>
            )}
          </Ledger>
          <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
        </ResultCard>
      </Columns>
      {children}
    </PageAnswer>
  )
}

/** The usual rates, and the special ones on demand; a chosen special rate stays in view. */
function RateButtons({ chosen }: { chosen: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const showsMore = isOpen || moreRates.some(({ rate }) => rate === chosen)
  const choose = (rate: string) => inputs.change({ rate })
  return (
    <div className={styles.quickRates}>
      <Chips label="Quick rates" chips={quickChips} chosen={chosen} onChoose={choose} />
      <button
        type="button"
        className={styles.moreRates}
        aria-expanded={showsMore}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>More rates</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {showsMore && (
        <Chips label="More rates" chips={moreChips} chosen={chosen} onChoose={choose} />
      )}
    </div>
  )
}
