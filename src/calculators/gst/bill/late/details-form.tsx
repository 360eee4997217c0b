import { Info } from 'lucide'
import { type ReactNode, useId } from 'react'
import { unitOf } from '../../../../core/currencies'
import { Segmented } from '../../../../ui/fields/segmented'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { usePageInputs } from '../../../../ui/tab/page-inputs'
import { Checkbox } from '../../checkbox'
import { inputs } from '../../inputs'
import type { Buyer } from '../../split'
import { billTitles } from '../details'
import { type GstinReading, readGstin } from '../gstin'
import { changeSeller, useSeller } from '../seller'
import { changeDetails, useOpenBill } from '../store'
import styles from './details-form.module.css'

const titles = billTitles.map((title) => ({ value: title, label: title }))

/** Who sells to whom, the number and the date: for print and files, and kept on this device only. */
export function DetailsForm() {
  const { buyer, rupee } = usePageInputs(inputs)
  const { currency } = useCurrency()
  const { details } = useOpenBill()
  const seller = useSeller()
  const sellerGstin = readGstin(seller.gstin)
  const buyerGstin = readGstin(details.buyerGstin)

  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <Segmented
          label="Print as"
          segments={titles}
          value={details.title}
          onChoose={(title) => changeDetails({ title })}
        />
        <Checkbox
          label={`Round to the nearest ${unitOf(currency)}`}
          isChecked={rupee === 'yes'}
          onCheck={(isChecked) => inputs.change({ rupee: isChecked ? 'yes' : 'no' })}
        />
      </div>
      <Field label={details.title === 'Estimate' ? 'Estimate number' : 'Bill number'}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={details.number}
            onChange={(event) => changeDetails({ number: event.target.value })}
          />
        )}
      </Field>
      <Field label="Date">
        {(field) => (
          <input
            {...field}
            type="date"
            value={details.date}
            onChange={(event) => changeDetails({ date: event.target.value })}
          />
        )}
      </Field>
      <Party
        names={['Your name', 'Your address', 'Your GSTIN']}
        name={seller.name}
        address={seller.address}
        gstin={seller.gstin}
        helper={gstinHelper(sellerGstin)}
        onChange={changeSeller}
      />
      <Party
        names={["Buyer's name", "Buyer's address", "Buyer's GSTIN"]}
        name={details.buyerName}
        address={details.buyerAddress}
        gstin={details.buyerGstin}
        helper={gstinHelper(buyerGstin, stateHint(sellerGstin, buyerGstin, buyer))}
        onChange={({ name, address, gstin }) =>
          changeDetails({
            ...(name !== undefined && { buyerName: name }),
            ...(address !== undefined && { buyerAddress: address }),
            ...(gstin !== undefined && { buyerGstin: gstin }),
          })
        }
      />
      <div className={styles.foot}>
        <p>These details stay on this device. They are in no link and are sent nowhere.</p>
      </div>
    </div>
  )
}

type PartyProps = {
  names: readonly [name: string, address: string, gstin: string]
  name: string
  address: string
  gstin: string
  helper: Helper
  onChange(part: { name?: string; address?: string; gstin?: string }): void
}

function Party({ names, name, address, gstin, helper, onChange }: PartyProps) {
  return (
    <>
      <Field label={names[0]}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={names[2]} helper={helper}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoCapitalize="characters"
            spellCheck={false}
            value={gstin}
            onChange={(event) => onChange({ gstin: event.target.value })}
            onBlur={() => onChange({ gstin: readGstin(gstin).gstin })}
          />
        )}
      </Field>
      <Field label={names[1]} isWide>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            value={address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

type Helper = { text: string; isHint: boolean } | undefined

type FieldProps = {
  label: string
  helper?: Helper
  isWide?: boolean
  children(field: {
    id: string
    'aria-describedby': string | undefined
    autoComplete: string
  }): ReactNode
}

function Field({ label, helper, isWide = false, children }: FieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <div className={isWide ? styles.wide : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': helper && helperId, autoComplete: 'off' })}
      {helper && (
        <p id={helperId} className={styles.helper}>
          {helper.isHint && <Icon of={Info} size={16} />}
          {helper.text}
        </p>
      )}
    </div>
  )
}

/** A hint, or the state: never in the way. */
function gstinHelper({ problem, state }: GstinReading, hint?: string): Helper {
  if (problem ?? hint) return { text: problem ?? hint ?? '', isHint: true }
  return state === undefined
    ? undefined
    : { text: `${state}. All 15 characters fit.`, isHint: false }
}

/** The first two digits say where each of them is; the choice above may say something else. */
function stateHint(seller: GstinReading, buyer: GstinReading, choice: Buyer): string | undefined {
  if (seller.problem || buyer.problem || !seller.stateCode || !buyer.stateCode) return undefined
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame
    ? 'Both GSTINs are of the same state, and the bill has IGST.'
    : 'The GSTINs are of two states, and the bill has CGST and SGST.'
}
