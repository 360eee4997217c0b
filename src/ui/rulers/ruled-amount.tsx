import { sayAmount } from '../../core/format'
import { amountHint } from '../fields/hints'
import { useCurrency } from '../tab/currency'
import { RuledField, type RuledFieldProps } from './ruled-field'

type RuledAmountProps = Pick<
  RuledFieldProps,
  'label' | 'text' | 'onText' | 'reading' | 'scale' | 'money'
>

/** An amount in the chosen currency, typed or set on a ruler, and said in words below. */
export function RuledAmount(props: RuledAmountProps) {
  const { currency } = useCurrency()
  const inWords = sayAmount(props.reading.value, currency.symbol)
  return (
    <RuledField
      money="chooser"
      {...props}
      helper={inWords}
      hint={amountHint(props.reading)}
      say={() => inWords}
    />
  )
}
