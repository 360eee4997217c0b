import { sayDate } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { noTdsForm, tds } from '../../../core/rules/deposits'
import { cessPercent, taxSlabs } from '../../../core/rules/income-tax'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Fold } from '../../../ui/fields/fold'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { RateChips } from '../../../ui/fields/rate-chips'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './fields.module.css'
import type { ReadCommon, TypedCommon, TypedTax } from './inputs'
import { depositsWords } from './words'

const highestSlab = taxSlabs.at(-1) ?? ''

type TaxFieldsProps = {
  typed: TypedCommon
  change(part: Partial<TypedTax>): void
  reading: ReadCommon
}

/** What tax and rising prices take, behind a line that sums it up. */
export function TaxFields({ typed, change, reading }: TaxFieldsProps) {
  const { symbol } = useCurrency().currency
  return (
    <Fold hasAmounts name={depositsWords.tax.name} summary={sayTaxFields(typed, symbol)}>
      <div className={styles.tax}>
        <NumberField
          label={depositsWords.tax.rate}
          size="percent"
          unit="%"
          text={typed.taxRate}
          onText={(taxRate) => change({ taxRate })}
          helper={depositsWords.tax.rateHelp(`${cessPercent}%`)}
          hint={rateHint(
            reading.taxRate,
            Number(highestSlab),
            depositsWords.tax.usualRate(highestSlab),
          )}
          below={
            <RateChips
              label={depositsWords.tax.slabs}
              rates={taxSlabs}
              reading={reading.taxRate}
              onChoose={(taxRate) => change({ taxRate })}
            />
          }
        />
        <NumberField
          label={depositsWords.tax.inflation}
          size="percent"
          unit="%"
          text={typed.inflation}
          onText={(inflation) => change({ inflation })}
          helper={depositsWords.tax.inflationHelp}
          hint={rateHint(reading.inflation, 15, depositsWords.tax.usualInflation)}
        />
        <NumberField
          label={depositsWords.tax.otherInterest}
          money="symbol"
          text={typed.otherInterest}
          onText={(otherInterest) => change({ otherInterest })}
          helper={depositsWords.tax.otherInterestHelp}
          hint={amountHint(reading.otherInterest)}
        />
        <Checkbox
          label={depositsWords.tax.noTds(noTdsForm.number)}
          isChecked={typed.noTds === 'on'}
          onCheck={(isChecked) => change({ noTds: isChecked ? 'on' : 'off' })}
        />
        <NumberField
          label={depositsWords.tax.tds}
          size="percent"
          unit="%"
          text={typed.tds}
          onText={(tds) => change({ tds })}
          helper={depositsWords.tax.tdsHelp(`${tds.percentWithoutPan}%`)}
          hint={rateHint(
            reading.tdsRate,
            Number(tds.percentWithoutPan),
            depositsWords.tax.usualTds(tds.percent, tds.percentWithoutPan),
          )}
        />
        <NumberField
          label={depositsWords.tax.above}
          money="symbol"
          text={typed.tdsAbove}
          onText={(tdsAbove) => change({ tdsAbove })}
          helper={depositsWords.tax.aYear}
          hint={amountHint(reading.tdsLimit)}
        />
        <NumberField
          label={depositsWords.tax.aboveSenior}
          money="symbol"
          text={typed.tdsAboveSenior}
          onText={(tdsAboveSenior) => change({ tdsAboveSenior })}
          helper={depositsWords.tax.aYear}
          hint={amountHint(reading.tdsLimitSenior)}
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
