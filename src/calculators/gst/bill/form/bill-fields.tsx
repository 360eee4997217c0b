import { useEffect, useState } from 'react'
import { unitOf } from '../../../../core/currencies'
import { dayOf } from '../../../../core/language/dates'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { Segmented } from '../../../../ui/fields/segmented'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { useCurrency } from '../../../../ui/tab/currency'
import { numberProblem } from '../../shared/bill/bill-number'
import {
  type BillDetails,
  billTitles,
  buyerState,
  stateOf,
  titleOf,
} from '../../shared/bill/details'
import { type GstinReading, readGstin } from '../../shared/bill/gstin'
import { useSeller } from '../../shared/bill/kept-seller'
import type { Buyer } from '../../shared/compute'
import { inputs } from '../../shared/inputs'
import { dateHint, yearHint } from '../checks/checks'
import { moveToSeries, useNewYearHint } from '../saved-bills/numbering'
import { BuyerSuggestions } from '../saved-bills/suggestion-list'
import { billWithSameNumber } from '../saved-bills/suggestions'
import { changeDetails, clearBuyer, useOpenBill } from '../store'
import { billWords } from '../words'
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
import { billFormWords } from './words'

const titles = billTitles.map((title) => ({ value: title, label: billWords.titles[title] }))
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
    <FormGroup title={billFormWords.bill.group}>
      <div className={styles.wide}>
        <Segmented
          label={billFormWords.bill.printAs}
          segments={seller.scheme === 'composition' ? untaxedTitles : titles}
          value={title}
          onChoose={(title) => changeSeries({ title })}
        />
      </div>
      <TextField
        label={title === 'Estimate' ? billFormWords.bill.estimateNumber : billFormWords.bill.number}
        text={details.number}
        onText={(number) => changeDetails({ number })}
        helper={hintOf(
          (title === 'Estimate' ? undefined : numberProblem(details.number)) ?? taken ?? newYear,
        )}
        isCode
      />
      <TextField
        label={billFormWords.bill.date}
        type="date"
        text={details.date}
        onText={(date) => changeSeries({ date })}
        helper={hintOf(dateHint(details.date, dayOf(new Date())) ?? yearHint(details))}
      />
      <TextField
        label={billFormWords.bill.dueDate}
        type="date"
        text={details.dueDate}
        onText={(dueDate) => changeDetails({ dueDate })}
        helper={hintOf(dueProblem(details))}
      />
      <TextField
        label={billFormWords.bill.orderNumber}
        text={details.orderNumber}
        onText={(orderNumber) => changeDetails({ orderNumber })}
        isCode
      />
      <TextField
        label={billFormWords.bill.vehicleNumber}
        text={details.vehicleNumber}
        onText={(vehicleNumber) => changeDetails({ vehicleNumber })}
        isCode
      />
      <AddressField
        label={billFormWords.bill.note}
        text={details.note}
        onText={(note) => changeDetails({ note })}
      />
      <Checkbox
        label={billFormWords.bill.roundToTheNearest(unitOf(currency))}
        isChecked={rupee === 'yes'}
        onCheck={(isChecked) => inputs.change({ rupee: isChecked ? 'yes' : 'no' })}
      />
      {title === 'Tax Invoice' && (
        <Checkbox
          label={billFormWords.bill.reverseCharge}
          isChecked={details.reverseCharge === 'yes'}
          onCheck={(isChecked) => changeDetails({ reverseCharge: isChecked ? 'yes' : 'no' })}
        />
      )}
    </FormGroup>
  )
}

/** Dates like 2026-02-01 can be compared as texts. */
const dueProblem = ({ date, dueDate }: BillDetails): string | undefined =>
  date && dueDate && dueDate < date ? billFormWords.bill.dueTooSoon : undefined

/** A hint where another bill already has this number. */
function useTakenHint({ number, title, date }: BillDetails): string | undefined {
  const asked = JSON.stringify([number, title, date])
  const [taken, setTaken] = useState<{ asked: string; hint: string }>()
  useEffect(() => {
    let isStale = false
    billWithSameNumber().then((bill) => {
      if (isStale || !bill) return
      const buyer = bill.texts.details.buyerName.trim()
      const hint = buyer ? billFormWords.bill.takenBy(buyer) : billFormWords.bill.taken
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
      title={billFormWords.buyer.group}
      clear={{
        label: billFormWords.buyer.clear,
        done: billFormWords.buyer.cleared,
        isOffered: hasBuyer(details),
        run: () => undoWithTaxByStates(clearBuyer),
      }}
    >
      <TextField
        label={billFormWords.buyer.name}
        text={details.buyerName}
        onText={(buyerName) => changeDetails({ buyerName })}
        suggestions={(field) => (
          <BuyerSuggestions field={field} text={details.buyerName} onPick={changeBuyer} />
        )}
      />
      <GstinField
        label={billFormWords.buyer.gstin}
        gstin={details.buyerGstin}
        onGstin={(buyerGstin) => changeBuyer({ buyerGstin })}
        hint={buyerGstinHint(sellerGstin, readGstin(details.buyerGstin), buyer)}
      />
      <AddressField
        label={billFormWords.buyer.address}
        text={details.buyerAddress}
        onText={(buyerAddress) => changeDetails({ buyerAddress })}
      />
      <AddressField
        label={billFormWords.buyer.deliveryAddress}
        text={details.deliveryAddress}
        onText={(deliveryAddress) => changeDetails({ deliveryAddress })}
      />
      <StateField
        label={billFormWords.buyer.state}
        blankLabel={billFormWords.asInGstin}
        blankState={stateOf('', details.buyerGstin)}
        code={details.buyerState}
        onChoose={(buyerState) => changeBuyer({ buyerState })}
      />
      <StateField
        label={billFormWords.buyer.placeOfSupply}
        blankLabel={billFormWords.buyer.asTheBuyer}
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
  if (seller.gstin === buyer.gstin) return billFormWords.buyer.ownGstin
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame ? billFormWords.buyer.sameState : billFormWords.buyer.twoStates
}
