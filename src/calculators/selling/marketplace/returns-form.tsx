import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import type { Order } from '../../../desks/market/order/order'
import { readInputs } from '../../../desks/market/read-inputs'
import { Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
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
                <Field
                  of={inputs}
                  name={share.field}
                  label={share.label}
                  size="bare"
                  hint={percentHint}
                />
              </td>
              <td data-name={marketplaceWords.returns.fee}>
                <Field of={inputs} name={fee.field} label={fee.label} size="bare" hint={feeHint} />
              </td>
              <td data-name={marketplaceWords.returns.damaged}>
                <Field
                  of={inputs}
                  name={damaged.field}
                  label={damaged.label}
                  size="bare"
                  hint={percentHint}
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
          <Tick key={field} of={inputs} name={field} className={styles.given} label={label} />
        ))}
      </fieldset>
    </div>
  )
}
