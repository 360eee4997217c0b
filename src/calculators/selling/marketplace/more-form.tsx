import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { askedOf, readInputs } from '../shared/market/asked'
import { inputs, type MarketplaceTexts } from '../shared/market/inputs'
import { collectsTcs } from '../shared/order/terms'
import styles from './more-form.module.css'
import { gstOnFeesLabel, percentHint } from './words'

const gstOnFees = [
  { value: 'onTop', label: 'On top' },
  { value: 'included', label: 'Included' },
] as const

/** What rarely differs: the GST on fees, and what is held back. */
export function MoreForm({ typed }: { typed: MarketplaceTexts }) {
  const { change } = inputs
  const { tcs, tds } = readInputs(typed)
  const hasTcs = collectsTcs(askedOf(typed).terms)
  return (
    <div className={styles.more}>
      <div className={styles.row}>
        <p aria-hidden="true">{gstOnFeesLabel}</p>
        <Segmented
          wide
          label={gstOnFeesLabel}
          segments={gstOnFees}
          value={typed.feesGst}
          onChoose={(feesGst) => change({ feesGst })}
        />
      </div>
      {typed.seller !== 'unregistered' && (
        <div className={styles.row}>
          <NumberField
            label="TCS (%)"
            size="percent"
            unit="%"
            text={typed.tcs}
            onText={(tcs) => change({ tcs })}
            helper={hasTcs ? 'comes back in the GST ledger' : 'none: this sale has no GST (0%)'}
            hint={percentHint(tcs)}
          />
        </div>
      )}
      <div className={styles.row}>
        <NumberField
          label="TDS (%)"
          size="percent"
          unit="%"
          text={typed.tds}
          onText={(tds) => change({ tds })}
          helper="comes back with the tax return"
          hint={percentHint(tds)}
        />
      </div>
    </div>
  )
}
