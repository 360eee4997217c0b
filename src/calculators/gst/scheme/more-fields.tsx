import { decimalFrom } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { Field } from '../../../ui/fields/bound'
import { Checkbox } from '../../../ui/fields/checkbox'
import {
  chooseInputTaxBack,
  inputs,
  isInputTaxBack,
  registrationKind,
  rulesFor,
  type Typed,
} from './inputs'
import styles from './page.module.css'
import { aboveZeroHint } from './sentences'
import { schemeWords } from './words'

const grouped = (digits: string) => formatNumber(decimalFrom(digits), 0)

/** What the rules say, and what bookkeeping costs: rarely changed. */
export function MoreFields({ typed }: { typed: Typed }) {
  const rules = rulesFor(typed)
  return (
    <div className={styles.more}>
      <Field
        of={inputs}
        name="bookkeepingRegular"
        label={schemeWords.more.bookkeepingRegular}
        helper={schemeWords.more.aYear}
        hint={aboveZeroHint}
      />
      <Field
        of={inputs}
        name="bookkeepingComposition"
        label={schemeWords.more.bookkeepingComposition}
        helper={schemeWords.more.aYear}
        hint={aboveZeroHint}
      />
      <Field
        of={inputs}
        name="compositionRate"
        label={schemeWords.more.compositionRate}
        placeholder={rules.compositionRate}
        helper={schemeWords.more.rateLaw[typed.business]}
        hint={aboveZeroHint}
      />
      <Field
        of={inputs}
        name="compositionLimit"
        label={schemeWords.more.compositionLimit}
        placeholder={grouped(rules.compositionLimit)}
        helper={schemeWords.more.limitLaw[typed.business]}
        hint={aboveZeroHint}
      />
      <Field
        of={inputs}
        name="registrationLimit"
        label={schemeWords.more.registrationLimit}
        placeholder={grouped(rules.registrationLimit)}
        helper={schemeWords.more.registrationLaw[registrationKind(typed)]}
        hint={aboveZeroHint}
      />
      <div>
        <Checkbox
          label={schemeWords.more.inputTaxBack}
          isChecked={isInputTaxBack(typed)}
          onCheck={chooseInputTaxBack}
        />
        {typed.business === 'restaurant' && (
          <p className={styles.help}>{schemeWords.more.inputTaxLaw}</p>
        )}
      </div>
    </div>
  )
}
