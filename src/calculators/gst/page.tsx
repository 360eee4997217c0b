import { Minus, Plus } from 'lucide'
import { useRef } from 'react'
import { decimalFrom, divide, toDigits, zero } from '../../core/decimal'
import { groupDigits, sayAmount } from '../../core/format'
import { readNumber } from '../../core/parse'
import { Announcement } from '../../ui/announcement'
import { Chips } from '../../ui/chips'
import { Columns } from '../../ui/columns'
import { useCurrency } from '../../ui/currency'
import { FieldRemark, FieldRows } from '../../ui/field-rows'
import { amountHint, problemHint } from '../../ui/hints'
import { Icon } from '../../ui/icon'
import { Ledger, LedgerRow } from '../../ui/ledger'
import { NumberField } from '../../ui/number-field'
import { PageActions } from '../../ui/page-actions'
import { PageHead } from '../../ui/page-head'
import { pageInputs, usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ResultBars } from '../../ui/result-bars'
import { ResultCard, ResultPart } from '../../ui/result-card'
import { ModeButtons } from '../../ui/segmented'
import { SplitBar } from '../../ui/split-bar'
import { computeGst, type GstMode } from './compute'
import { gstMeta } from './meta'
import styles from './page.module.css'
import { quickRates } from './rates'
import { RatesCard } from './rates-card'
import { splitGst } from './split'

const inputs = pageInputs(
  'gst',
  { mode: 'add' as GstMode, amount: '10,000', rate: '18' },
  { mode: ['add', 'remove'] },
)

const modes = [
  { value: 'add', label: 'Add GST', icon: <Icon of={Plus} size={20} /> },
  { value: 'remove', label: 'Remove GST', icon: <Icon of={Minus} size={20} /> },
] as const

const rateChips = quickRates.map(({ rate, kind }) => ({
  value: rate,
  label: `${rate}%`,
  ...(kind === 'former' && { note: { word: 'old', meaning: 'old slab' } }),
}))

const two = decimalFrom(2)

export function Page({ others }: CalculatorPageProps) {
  const { currency, money } = useCurrency()
  const { mode, amount: amountText, rate: rateText } = usePageInputs(inputs)
  const inputCard = useRef<HTMLElement>(null)
  const resultCard = useRef<HTMLElement>(null)

  const amount = readNumber(amountText)
  const rate = readNumber(rateText)
  const exact = computeGst({ mode, amount: amount.value, rate: rate.value })
  const bill = splitGst(exact, rate.value, 'same-state')

  const rateDigits = groupDigits(toDigits(rate.value))
  const halfRateDigits = groupDigits(toDigits(divide(rate.value, two)))
  const original = money(bill.original, 2)
  const gst = money(bill.gst, 2)
  const total = money(bill.total, 2)
  const results = [
    { label: 'Original Amount', value: original },
    { label: 'GST Amount', value: gst },
    { label: 'Total Amount', value: total },
  ]
  const mainFirst = mode === 'add' ? results.toReversed() : results

  return (
    <>
      <PageHead {...gstMeta} />
      <Columns parts="5:7">
        <FieldRows ref={inputCard}>
          <div>
            <ModeButtons
              label="What to do"
              segments={modes}
              value={mode}
              onChoose={(mode) => inputs.change({ mode })}
            />
            <p className={styles.modeHelp}>
              {mode === 'add'
                ? 'Enter the price before tax.'
                : 'Enter the price with tax included.'}
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
            below={
              <div className={styles.quickRates}>
                <Chips
                  label="Quick rates"
                  chips={rateChips}
                  chosen={rate.problem ? undefined : toDigits(rate.value)}
                  onChoose={(rate) => inputs.change({ rate })}
                />
              </div>
            }
          />
          <FieldRemark title="Selling to another state?">
            Charge the same <span data-amount>{gst}</span> as IGST, in place of CGST and SGST.
          </FieldRemark>
        </FieldRows>

        <ResultCard
          ref={resultCard}
          label={mainFirst[0]?.label ?? ''}
          figure={mainFirst[0]?.value ?? ''}
          symbol={currency.symbol}
          caption={
            mode === 'add' ? `${original} and ${rateDigits}% GST` : `before GST, out of ${total}`
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
            <LedgerRow
              label="Original Amount"
              value={original}
              swatch="neel"
              repeated={mode === 'remove'}
            />
            <LedgerRow label="GST Amount" note={`(${rateDigits}%)`} value={gst} swatch="haldi" />
            <LedgerRow kind="part" label={`CGST ${halfRateDigits}%`} value={money(bill.cgst, 2)} />
            <LedgerRow kind="part" label={`SGST ${halfRateDigits}%`} value={money(bill.sgst, 2)} />
            {bill.roundOff !== zero && (
              <LedgerRow kind="part" label="Round off" value={money(bill.roundOff, 2)} />
            )}
            <LedgerRow kind="total" label="Total Amount" value={total} repeated={mode === 'add'} />
          </Ledger>
          <PageActions inputs={inputs} name="GST" results={mainFirst} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        <RatesCard />
        <PageLinks links={others} />
      </Columns>

      <ResultBars results={mainFirst} inputs={inputCard} result={resultCard} />
      <Announcement text={mainFirst.map(({ label, value }) => `${label} ${value}`).join(', ')} />
    </>
  )
}
