import { sayDate } from '../../../core/language/dates'
import { type Scheme, schemes } from '../../../core/rules/deposits'
import { Field } from '../../../ui/fields/bound'
import { rateHint } from '../../../ui/fields/hints'
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
        <Field
          of={inputs}
          name="balance"
          label={ppfWords.more.balance}
          helper={ppfWords.more.balanceHelp}
        />
      )}
      <Field
        of={inputs}
        name="inflation"
        label={depositsWords.tax.inflation}
        helper={depositsWords.tax.inflationHelp}
        hint={rateHint(15, depositsWords.tax.usualInflation)}
      />
      <Field of={inputs} name={most} label={ppfWords.more.most} helper={mostHelp[scheme]} />
      <Field
        of={inputs}
        name={least}
        label={ppfWords.more.least}
        helper={ppfWords.more.leastHelp(sayDate(schemes[scheme].from))}
      />
    </div>
  )
}

const mostHelp: Record<Scheme, string> = {
  ppf: ppfWords.more.mostHelp,
  ssy: ppfWords.more.mostHelpSsy,
}
