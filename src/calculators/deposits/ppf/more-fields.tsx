import { sayDate } from '../../../core/language/dates'
import { type Scheme, schemes } from '../../../core/rules/deposits'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { depositsWords } from '../shared/words'
import { inputs, ownFields, type PpfReading, type Typed } from './inputs'
import styles from './page.module.css'
import { ppfWords } from './words'

type MoreFieldsProps = { typed: Typed; reading: PpfReading }

/** What is rarely changed: what was there before, rising prices, and the limits of the scheme. */
export function MoreFields({ typed, reading }: MoreFieldsProps) {
  const { scheme } = typed
  const { most, least } = ownFields[scheme]
  return (
    <div className={styles.more}>
      {!reading.opened && (
        <NumberField
          label={ppfWords.more.balance}
          money="symbol"
          text={typed.balance}
          onText={(balance) => inputs.change({ balance })}
          helper={ppfWords.more.balanceHelp}
          hint={amountHint(reading.balance)}
        />
      )}
      <NumberField
        label={depositsWords.tax.inflation}
        size="percent"
        unit="%"
        text={typed.inflation}
        onText={(inflation) => inputs.change({ inflation })}
        helper={depositsWords.tax.inflationHelp}
        hint={rateHint(reading.inflation, 15, depositsWords.tax.usualInflation)}
      />
      <NumberField
        label={ppfWords.more.most}
        money="symbol"
        text={typed[most]}
        onText={(text) => inputs.change({ [most]: text })}
        helper={mostHelp[scheme]}
        hint={amountHint(reading.most)}
      />
      <NumberField
        label={ppfWords.more.least}
        money="symbol"
        text={typed[least]}
        onText={(text) => inputs.change({ [least]: text })}
        helper={ppfWords.more.leastHelp(sayDate(schemes[scheme].from))}
        hint={amountHint(reading.least)}
      />
    </div>
  )
}

const mostHelp: Record<Scheme, string> = {
  ppf: ppfWords.more.mostHelp,
  ssy: ppfWords.more.mostHelpSsy,
}
