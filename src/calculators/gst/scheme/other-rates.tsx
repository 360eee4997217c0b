import { plainMoney } from '../../../core/money/format'
import { Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { WithGst } from '../../../ui/fields/with-gst'
import { otherThanMain, schemeInputs } from './compute'
import { inputs, type Typed } from './inputs'
import styles from './page.module.css'
import { aboveZeroHint } from './sentences'
import { schemeWords } from './words'

const words = schemeWords.rates

/** What is sold without tax and at other rates than the main one. */
export function OtherRates({ typed }: { typed: Typed }) {
  const plan = schemeInputs(typed)
  const isTooMuch = otherThanMain(plan) > inputs.parse(typed).sales.value
  return (
    <div className={styles.more}>
      <Field
        of={inputs}
        name="untaxedSales"
        label={words.untaxed}
        helper={words.untaxedHelp}
        hint={aboveZeroHint}
      />
      {plan.business === 'goods' && plan.untaxedSales > 0n && (
        <div>
          <Tick of={inputs} name="maker" label={words.maker} />
          <p className={styles.help}>{words.makerHelp}</p>
        </div>
      )}
      <WithGst
        of={inputs}
        name="secondSales"
        label={words.second}
        money="symbol"
        helper={words.ofSales}
        hint={aboveZeroHint}
        gst={{ name: 'secondRate', label: words.secondRate, hint: aboveZeroHint }}
      />
      <WithGst
        of={inputs}
        name="thirdSales"
        label={words.third}
        money="symbol"
        helper={words.ofSales}
        hint={aboveZeroHint}
        gst={{ name: 'thirdRate', label: words.thirdRate, hint: aboveZeroHint }}
      />
      <div role="status" className={styles.help}>
        {isTooMuch && <p key={plan.sales}>{words.tooMuch(plainMoney(plan.sales, '₹'))}</p>}
      </div>
      <p className={styles.help}>{words.onAverage}</p>
    </div>
  )
}
