import { decimalFrom } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import {
  chooseInputTaxBack,
  inputs,
  isInputTaxBack,
  type readInputs,
  registrationKind,
  rulesFor,
  type Typed,
} from './inputs'
import styles from './page.module.css'
import { aboveZeroHint } from './sentences'
import { schemeWords } from './words'

const { change } = inputs

const grouped = (digits: string) => formatNumber(decimalFrom(digits), 0)

type MoreFieldsProps = { typed: Typed; reading: ReturnType<typeof readInputs> }

/** What the rules say, and what bookkeeping costs: rarely changed. */
export function MoreFields({ typed, reading }: MoreFieldsProps) {
  const rules = rulesFor(typed)
  return (
    <div className={styles.more}>
      <NumberField
        label={schemeWords.more.bookkeepingRegular}
        money="symbol"
        text={typed.bookkeepingRegular}
        onText={(bookkeepingRegular) => change({ bookkeepingRegular })}
        helper={schemeWords.more.aYear}
        hint={aboveZeroHint(reading.bookkeepingRegular)}
      />
      <NumberField
        label={schemeWords.more.bookkeepingComposition}
        money="symbol"
        text={typed.bookkeepingComposition}
        onText={(bookkeepingComposition) => change({ bookkeepingComposition })}
        helper={schemeWords.more.aYear}
        hint={aboveZeroHint(reading.bookkeepingComposition)}
      />
      <NumberField
        label={schemeWords.more.compositionRate}
        size="percent"
        unit="%"
        placeholder={rules.compositionRate}
        text={typed.compositionRate}
        onText={(compositionRate) => change({ compositionRate })}
        helper={schemeWords.more.rateLaw[typed.business]}
        hint={aboveZeroHint(reading.compositionRate)}
      />
      <NumberField
        label={schemeWords.more.compositionLimit}
        money="symbol"
        placeholder={grouped(rules.compositionLimit)}
        text={typed.compositionLimit}
        onText={(compositionLimit) => change({ compositionLimit })}
        helper={schemeWords.more.limitLaw[typed.business]}
        hint={aboveZeroHint(reading.compositionLimit)}
      />
      <NumberField
        label={schemeWords.more.registrationLimit}
        money="symbol"
        placeholder={grouped(rules.registrationLimit)}
        text={typed.registrationLimit}
        onText={(registrationLimit) => change({ registrationLimit })}
        helper={schemeWords.more.registrationLaw[registrationKind(typed)]}
        hint={aboveZeroHint(reading.registrationLimit)}
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
