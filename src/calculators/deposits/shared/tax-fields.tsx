import { sayDate } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { noTdsForm, tds } from '../../../core/rules/deposits'
import { cessPercent, taxSlabs } from '../../../core/rules/income-tax'
import { type Bound, Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { Fold } from '../../../ui/fields/fold'
import { rateHint } from '../../../ui/fields/hints'
import { RateChips } from '../../../ui/fields/rate-chips'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './fields.module.css'
import type { commonFields, TypedCommon } from './inputs'
import { depositsWords } from './words'

const highestSlab = taxSlabs.at(-1) ?? ''

/** What tax and rising prices take, behind a line that sums it up. */
export function TaxFields({ of }: { of: Bound<typeof commonFields> }) {
  const typed = usePageInputs(of)
  const { symbol } = useCurrency().currency
  return (
    <Fold hasAmounts name={depositsWords.tax.name} summary={sayTaxFields(typed, symbol)}>
      <div className={styles.tax}>
        <Field
          of={of}
          name="taxRate"
          label={depositsWords.tax.rate}
          helper={depositsWords.tax.rateHelp(`${cessPercent}%`)}
          hint={rateHint(Number(highestSlab), depositsWords.tax.usualRate(highestSlab))}
          below={
            <RateChips of={of} name="taxRate" label={depositsWords.tax.slabs} rates={taxSlabs} />
          }
        />
        <Field
          of={of}
          name="inflation"
          label={depositsWords.tax.inflation}
          helper={depositsWords.tax.inflationHelp}
          hint={rateHint(15, depositsWords.tax.usualInflation)}
        />
        <Field
          of={of}
          name="otherInterest"
          label={depositsWords.tax.otherInterest}
          helper={depositsWords.tax.otherInterestHelp}
        />
        <Tick of={of} name="noTds" label={depositsWords.tax.noTds(noTdsForm.number)} />
        <Field
          of={of}
          name="tds"
          label={depositsWords.tax.tds}
          helper={depositsWords.tax.tdsHelp(`${tds.percentWithoutPan}%`)}
          hint={rateHint(
            Number(tds.percentWithoutPan),
            depositsWords.tax.usualTds(tds.percent, tds.percentWithoutPan),
          )}
        />
        <Field
          of={of}
          name="tdsAbove"
          label={depositsWords.tax.above}
          helper={depositsWords.tax.aYear}
        />
        <Field
          of={of}
          name="tdsAboveSenior"
          label={depositsWords.tax.aboveSenior}
          helper={depositsWords.tax.aYear}
        />
        <p className={styles.remark}>
          {depositsWords.tax.remark(
            inRupees(tds.above),
            inRupees(tds.aboveForSeniors),
            tds.seniorFrom,
            sayDate(tds.from),
            noTdsForm.number,
            sayDate(noTdsForm.from),
          )}
        </p>
      </div>
    </Fold>
  )
}

/** The law counts in rupees, whatever the page shows. */
export const inRupees = (digits: string): string => plainMoney(decimalFrom(digits), '₹')

/** What stands in the fold, in one line. */
export function sayTaxFields(typed: TypedCommon, symbol: string): string {
  const terms = [sayTypedPercent(typed.taxRate), sayTypedPercent(typed.inflation)] as const
  const limit = typed.senior === 'on' ? typed.tdsAboveSenior : typed.tdsAbove
  return typed.noTds === 'on'
    ? depositsWords.tax.withoutTds(...terms)
    : depositsWords.tax.summary(...terms, sayTypedMoney(limit, symbol))
}
