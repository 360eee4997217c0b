import { useEffect, useState } from 'react'
import { unitOf } from '../../../../core/currencies'
import { dayOf } from '../../../../core/language/dates'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { Segmented } from '../../../../ui/fields/segmented'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { useCurrency } from '../../../../ui/tab/currency'
import type { Buyer } from '../../shared/compute'
import { inputs } from '../../shared/inputs'
import { numberProblem } from '../bill-number'
import { dateHint, yearHint } from '../checks/checks'
import { type BillDetails, billTitles, buyerState, stateOf, titleOf } from '../details'
import { type GstinReading, readGstin } from '../gstin'
import { moveToSeries, useNewYearHint } from '../saved-bills/numbering'
import { BuyerSuggestions } from '../saved-bills/suggestion-list'
import { billWithSameNumber } from '../saved-bills/suggestions'
import { useSeller } from '../seller'
import { changeDetails, clearBuyer, useOpenBill } from '../store'
import styles from './details-form.module.css'
import {
  AddressField,
  FormGroup,
  GstinField,
  hintOf,
  StateField,
  TextField,
  undoWithTaxByStates,
  withTaxByStates,
} from './form-fields'

const titles = billTitles.map((title) => ({ value: title, label: title }))
/** A composition dealer makes no tax invoices. */
const untaxedTitles = titles.filter(({ value }) => value !== 'Tax Invoice')

/** The fields of the bill itself: its title, number, dates and notes. */
export function BillFields() {
  const { rupee } = usePageInputs(inputs)
  const { currency } = useCurrency()
  const bill = useOpenBill()
  const { details } = bill
  const seller = useSeller()
  const title = titleOf(details, seller)
  const taken = useTakenHint(details)
  const newYear = useNewYearHint(bill)
  /** Changes the title or the date, on which the number depends. */
  const changeSeries = (part: Partial<BillDetails>) => {
    changeDetails(part)
    moveToSeries()
  }
  return (
    <FormGroup title="This bill">
      <div className={styles.wide}>
        <Segmented
          label="Print as"
          segments={seller.scheme === 'composition' ? untaxedTitles : titles}
          value={title}
          onChoose={(title) => changeSeries({ title })}
        />
      </div>
      <TextField
        label={title === 'Estimate' ? 'Estimate number' : 'Bill number'}
        text={details.number}
        onText={(number) => changeDetails({ number })}
        helper={hintOf(
          (title === 'Estimate' ? undefined : numberProblem(details.number)) ?? taken ?? newYear,
        )}
        isCode
      />
      <TextField
        label="Date"
        type="date"
        text={details.date}
        onText={(date) => changeSeries({ date })}
        helper={hintOf(dateHint(details.date, dayOf(new Date())) ?? yearHint(details))}
      />
      <TextField
        label="Due date"
        type="date"
        text={details.dueDate}
        onText={(dueDate) => changeDetails({ dueDate })}
        helper={hintOf(dueProblem(details))}
      />
      <TextField
        label="Order number"
        text={details.orderNumber}
        onText={(orderNumber) => changeDetails({ orderNumber })}
        isCode
      />
      <TextField
        label="Vehicle number"
        text={details.vehicleNumber}
        onText={(vehicleNumber) => changeDetails({ vehicleNumber })}
        isCode
      />
      <AddressField
        label="Note to the buyer"
        text={details.note}
        onText={(note) => changeDetails({ note })}
      />
      <Checkbox
        label={`Round to the nearest ${unitOf(currency)}`}
        isChecked={rupee === 'yes'}
        onCheck={(isChecked) => inputs.change({ rupee: isChecked ? 'yes' : 'no' })}
      />
      {title === 'Tax Invoice' && (
        <Checkbox
          label="Reverse charge: the buyer pays the tax"
          isChecked={details.reverseCharge === 'yes'}
          onCheck={(isChecked) => changeDetails({ reverseCharge: isChecked ? 'yes' : 'no' })}
        />
      )}
    </FormGroup>
  )
}

/** Dates like 2026-02-01 can be compared as texts. */
const dueProblem = ({ date, dueDate }: BillDetails): string | undefined =>
  date && dueDate && dueDate < date ? 'This is before the date of the bill.' : undefined

/** A hint where another bill already has this number. */
function useTakenHint({ number, title, date }: BillDetails): string | undefined {
  const asked = JSON.stringify([number, title, date])
  const [taken, setTaken] = useState<{ asked: string; hint: string }>()
  useEffect(() => {
    let isStale = false
    billWithSameNumber().then((bill) => {
      if (isStale || !bill) return
      const buyer = bill.texts.details.buyerName.trim()
      const hint = `Another bill${buyer && `, for ${buyer},`} has this number already.`
      setTaken({ asked, hint })
    })
    return () => {
      isStale = true
    }
  }, [asked])
  return taken?.asked === asked ? taken.hint : undefined
}

/** The fields of the buyer. */
export function BuyerFields() {
  const { buyer } = usePageInputs(inputs)
  const { details } = useOpenBill()
  const sellerGstin = readGstin(useSeller().gstin)
  return (
    <FormGroup
      title="Buyer"
      clear={{
        label: 'Clear buyer',
        done: 'Buyer cleared',
        isOffered: hasBuyer(details),
        run: () => undoWithTaxByStates(clearBuyer),
      }}
    >
      <TextField
        label="Buyer's name"
        text={details.buyerName}
        onText={(buyerName) => changeDetails({ buyerName })}
        suggestions={(field) => (
          <BuyerSuggestions field={field} text={details.buyerName} onPick={changeBuyer} />
        )}
      />
      <GstinField
        label="Buyer's GSTIN"
        gstin={details.buyerGstin}
        onGstin={(buyerGstin) => changeBuyer({ buyerGstin })}
        hint={buyerGstinHint(sellerGstin, readGstin(details.buyerGstin), buyer)}
      />
      <AddressField
        label="Buyer's address"
        text={details.buyerAddress}
        onText={(buyerAddress) => changeDetails({ buyerAddress })}
      />
      <AddressField
        label="Delivery address, if another"
        text={details.deliveryAddress}
        onText={(deliveryAddress) => changeDetails({ deliveryAddress })}
      />
      <StateField
        label="Buyer's state"
        blankLabel="As in the GSTIN"
        blankState={stateOf('', details.buyerGstin)}
        code={details.buyerState}
        onChoose={(buyerState) => changeBuyer({ buyerState })}
      />
      <StateField
        label="Place of supply"
        blankLabel="As the buyer"
        blankState={buyerState(details)}
        code={details.placeOfSupply}
        onChoose={(placeOfSupply) => changeBuyer({ placeOfSupply })}
      />
    </FormGroup>
  )
}

const changeBuyer = (part: Partial<BillDetails>) => withTaxByStates(() => changeDetails(part))

const hasBuyer = (details: BillDetails) =>
  [
    details.buyerName,
    details.buyerAddress,
    details.buyerGstin,
    details.buyerState,
    details.deliveryAddress,
    details.placeOfSupply,
  ].some(Boolean)

/** A hint where both GSTINs are the same, or their states do not fit `Buyer is in`. */
function buyerGstinHint(
  seller: GstinReading,
  buyer: GstinReading,
  choice: Buyer,
): string | undefined {
  if (seller.problem || buyer.problem || !seller.stateCode || !buyer.stateCode) return undefined
  if (seller.gstin === buyer.gstin) return "This is your own GSTIN, not the buyer's."
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame
    ? 'Both GSTINs are of the same state, and the bill has IGST.'
    : 'The GSTINs are of two states, and the bill has CGST and SGST.'
}
