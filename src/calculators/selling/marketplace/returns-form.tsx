import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import type { Order } from '../../../desks/market/order/order'
import { readInputs } from '../../../desks/market/read-inputs'
import { Checkbox } from '../../../ui/fields/checkbox'
import { NumberField } from '../../../ui/fields/number-field'
import { returnsHint, sayKept } from './result-sentences'
import styles from './returns-form.module.css'
import { areLong, feeHint, percentHint } from './sentences'
import { marketplaceWords } from './words'

type ReturnsFormProps = {
  typed: MarketplaceTexts
  order: Order | undefined
  /** The classes of the page's small tables: shared by import they would be a file of their own. */
  ruled: Readonly<Record<string, string>>
}

const rows = [
  {
    name: marketplaceWords.returns.undelivered.name,
    share: { field: 'undelivered', label: marketplaceWords.returns.undelivered.share },
    fee: { field: 'undeliveredFee', label: marketplaceWords.returns.undelivered.fee },
    damaged: {
      field: 'undeliveredDamaged',
      label: marketplaceWords.returns.undelivered.damaged,
    },
  },
  {
    name: marketplaceWords.returns.returned.name,
    share: { field: 'returned', label: marketplaceWords.returns.returned.share },
    fee: { field: 'returnedFee', label: marketplaceWords.returns.returned.fee },
    damaged: { field: 'returnedDamaged', label: marketplaceWords.returns.returned.damaged },
  },
] as const

const givenBack = [
  ['commissionBack', marketplaceWords.returns.commissionBack],
  ['fixedFeeBack', marketplaceWords.returns.fixedFeeBack],
  ['shippingBack', marketplaceWords.returns.shippingBack],
] as const

/** What comes back, what it costs, and what the marketplace gives back then. */
export function ReturnsForm({ typed, order, ruled }: ReturnsFormProps) {
  const { change } = inputs
  const read = readInputs(typed)
  const hint = returnsHint({
    undelivered: read.undelivered,
    undeliveredFee: read.undeliveredFee,
    undeliveredDamaged: read.undeliveredDamaged,
    returned: read.returned,
    returnedFee: read.returnedFee,
    returnedDamaged: read.returnedDamaged,
  })
  const sentence = hint ?? (order && sayKept(order.keptPercent, order.damagedPercent))
  return (
    <div className={styles.returns}>
      <table
        className={ruled.table}
        data-stacked={
          areLong(
            rows.flatMap(({ share, fee, damaged }) =>
              [share, fee, damaged].map(({ field }) => typed[field]),
            ),
          ) || undefined
        }
      >
        <thead>
          <tr>
            <td />
            <th scope="col">{marketplaceWords.returns.share}</th>
            <th scope="col">{marketplaceWords.returns.fee}</th>
            <th scope="col">{marketplaceWords.returns.damaged}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, share, fee, damaged }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-name={marketplaceWords.returns.share}>
                <NumberField
                  label={share.label}
                  size="bare"
                  unit="%"
                  text={typed[share.field]}
                  onText={(text) => change({ [share.field]: text })}
                  hint={percentHint(read[share.field])}
                />
              </td>
              <td data-name={marketplaceWords.returns.fee}>
                <NumberField
                  label={fee.label}
                  size="bare"
                  money="symbol"
                  text={typed[fee.field]}
                  onText={(text) => change({ [fee.field]: text })}
                  hint={feeHint(read[fee.field])}
                />
              </td>
              <td data-name={marketplaceWords.returns.damaged}>
                <NumberField
                  label={damaged.label}
                  size="bare"
                  unit="%"
                  text={typed[damaged.field]}
                  onText={(text) => change({ [damaged.field]: text })}
                  hint={percentHint(read[damaged.field])}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p key={sentence} className={ruled.note}>
        {sentence}
      </p>
      <fieldset className={styles.back}>
        <legend>{marketplaceWords.returns.givenBack}</legend>
        {givenBack.map(([field, label]) => (
          <Checkbox
            key={field}
            className={styles.given}
            label={label}
            isChecked={typed[field] === 'yes'}
            onCheck={(isChecked) => change({ [field]: isChecked ? 'yes' : 'no' })}
          />
        ))}
      </fieldset>
    </div>
  )
}
