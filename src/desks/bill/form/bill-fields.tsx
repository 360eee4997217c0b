import { useEffect, useState } from 'react'
import { dayOf, sayDate } from '../../../core/language/dates'
import { unitOf } from '../../../core/money/currencies'
import { type GstinReading, readGstin } from '../../../core/states/gstin'
import type { Buyer } from '../../../core/tax/gst'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { useCurrency } from '../../../ui/tab/currency'
import { numberProblem } from '../../books/bill/bill-number'
import { missedDayOfCredit } from '../../books/bill/credit-note'
import {
  type BillDetails,
  type BillTitle,
  billTitles,
  buyerState,
  creditReasons,
  isCreditNote,
  isTaxed,
  stateOf,
  titleOf,
} from '../../books/bill/details'
import { useSeller } from '../../books/bill/remembered-seller'
import { inputs } from '../../books/gst/inputs'
import { dateHint, yearHint } from '../checks/checks'
import { Lockable, useIsLocked } from '../documents/lock'
import { billDocumentsWords } from '../documents/words'
import { moveToSeries, useNewYearHint, withDueDate } from '../saved-bills/numbering'
import { BuyerSuggestions } from '../saved-bills/suggestion-list'
import { takenNumber } from '../saved-bills/suggestions'
import { billScreenWords } from '../screen/words'
import { changeDetails, chooseRounding, clearBuyer, useOpenBill } from '../store'
import { billWords } from '../words'
import styles from './details-form.module.css'
import {
  AddressField,
  ChoiceField,
  FormGroup,
  GstinField,
  type Helper,
  hintOf,
  StateField,
  TextField,
  undoWithTaxByStates,
  withTaxByStates,
} from './form-fields'

const titles = billTitles
  // A credit note is made from its bill.
  .filter((title) => title !== 'Credit Note')
  .map((title) => ({ value: title, label: billWords.titles[title] }))
/** A composition dealer makes no tax invoices. */
const untaxedTitles = titles.filter(({ value }) => value !== 'Tax Invoice')

const numberLabels: Readonly<Record<BillTitle, string>> = {
  'Tax Invoice': billScreenWords.form.bill.number,
  'Bill of Supply': billScreenWords.form.bill.number,
  Estimate: billScreenWords.form.bill.estimateNumber,
  'Credit Note': billScreenWords.form.bill.creditNoteNumber,
}

const reasonChoices = [
  { value: '' as const, label: billDocumentsWords.credit.noReason },
  ...creditReasons.map((reason) => ({
    value: reason,
    label: billDocumentsWords.credit.reasons[reason],
  })),
]

/** The fields of the bill itself: its title, number and dates. */
export function BillFields() {
  const { rupee } = usePageInputs(inputs)
  const { currency } = useCurrency()
  const bill = useOpenBill()
  const { details } = bill
  const seller = useSeller()
  const title = titleOf(details, seller)
  const isNote = isCreditNote(details)
  const taken = useTakenHint(details)
  const newYear = useNewYearHint(bill)
  /** Changes the title or the date, on which the number and the due date depend. */
  const changeSeries = (part: Partial<BillDetails>) => {
    changeDetails(withDueDate(part))
    moveToSeries()
  }
  return (
    <FormGroup title={isNote ? billWords.titles[title] : billScreenWords.form.bill.group}>
      <Lockable>
        {!isNote && (
          <div className={styles.wide} data-name="title">
            <Segmented
              label={billScreenWords.form.bill.printAs}
              segments={seller.scheme === 'composition' ? untaxedTitles : titles}
              value={title}
              onChoose={(title) => changeSeries({ title })}
            />
          </div>
        )}
        <TextField
          label={numberLabels[title]}
          name="number"
          text={details.number}
          onText={(number) => changeDetails({ number })}
          helper={
            hintOf(title === 'Estimate' ? undefined : numberProblem(details.number)) ??
            taken ??
            hintOf(newYear)
          }
          isCode
        />
        <TextField
          label={billScreenWords.form.bill.date}
          name="date"
          type="date"
          text={details.date}
          onText={(date) => changeSeries({ date })}
          helper={hintOf(
            dateHint(details.date, dayOf(new Date())) ?? lateHint(details) ?? yearHint(details),
          )}
        />
        {isNote && (
          <ChoiceField
            label={billDocumentsWords.credit.reason}
            name="reason"
            options={reasonChoices}
            value={creditReasons.find((reason) => reason === details.reason) ?? ''}
            onChoose={(reason) => changeDetails({ reason })}
          />
        )}
      </Lockable>
      {!isNote && (
        <TextField
          label={billScreenWords.form.bill.dueDate}
          name="dueDate"
          type="date"
          text={details.dueDate}
          onText={(dueDate) => changeDetails({ dueDate })}
          helper={hintOf(dueProblem(details))}
        />
      )}
      <Lockable>
        <Checkbox
          label={billScreenWords.form.bill.roundToTheNearest(unitOf(currency))}
          isChecked={rupee === 'yes'}
          onCheck={(isChecked) => chooseRounding(isChecked ? 'yes' : 'no')}
        />
        {(title === 'Tax Invoice' || (isNote && isTaxed(details, seller))) && (
          <Checkbox
            label={billScreenWords.form.bill.reverseCharge}
            isChecked={details.reverseCharge === 'yes'}
            onCheck={(isChecked) => changeDetails({ reverseCharge: isChecked ? 'yes' : 'no' })}
          />
        )}
      </Lockable>
    </FormGroup>
  )
}

/** What only some bills have: order, vehicle, a note to the buyer. */
export function ExtraFields() {
  const { details } = useOpenBill()
  return (
    <FormGroup title={billScreenWords.form.bill.extras}>
      <Lockable>
        <TextField
          label={billScreenWords.form.bill.orderNumber}
          text={details.orderNumber}
          onText={(orderNumber) => changeDetails({ orderNumber })}
          isCode
        />
        <TextField
          label={billScreenWords.form.bill.vehicleNumber}
          text={details.vehicleNumber}
          onText={(vehicleNumber) => changeDetails({ vehicleNumber })}
          isCode
        />
        <AddressField
          label={billScreenWords.form.bill.note}
          text={details.note}
          onText={(note) => changeDetails({ note })}
        />
      </Lockable>
    </FormGroup>
  )
}

/** On a credit note that the return no longer takes. */
function lateHint(details: BillDetails): string | undefined {
  const lastDay = isCreditNote(details) && missedDayOfCredit(details)
  return lastDay ? billDocumentsWords.credit.late(sayDate(lastDay)) : undefined
}

/** Dates like 2026-02-01 can be compared as texts. */
const dueProblem = ({ date, dueDate }: BillDetails): string | undefined =>
  date && dueDate && dueDate < date ? billScreenWords.form.bill.dueTooSoon : undefined

/** A hint where another bill already has this number, and the next free one. */
function useTakenHint({ number, title, date }: BillDetails): Helper {
  const asked = JSON.stringify([number, title, date])
  const [taken, setTaken] = useState<{ asked: string; hint: Helper }>()
  useEffect(() => {
    let isStale = false
    takenNumber().then((found) => {
      if (isStale || !found) return
      const { by, next } = found
      setTaken({
        asked,
        hint: {
          text: sayTaken(by.texts.details),
          isHint: true,
          action: next
            ? {
                label: billScreenWords.form.bill.takeNumber(next),
                act: () => changeDetails({ number: next }),
              }
            : undefined,
        },
      })
    })
    return () => {
      isStale = true
    }
  }, [asked])
  return taken?.asked === asked ? taken.hint : undefined
}

function sayTaken(by: BillDetails): string {
  if (isCreditNote(by)) return billScreenWords.form.bill.takenNote
  const buyer = by.buyerName.trim()
  return buyer ? billScreenWords.form.bill.takenBy(buyer) : billScreenWords.form.bill.taken
}

/** The fields of the buyer. */
export function BuyerFields() {
  const { buyer } = usePageInputs(inputs)
  const { details } = useOpenBill()
  const sellerGstin = readGstin(useSeller().gstin)
  const isLocked = useIsLocked()
  return (
    <FormGroup
      title={billScreenWords.form.buyer.group}
      clear={{
        label: billScreenWords.form.buyer.clear,
        done: billScreenWords.form.buyer.cleared,
        isOffered: hasBuyer(details) && !isLocked,
        run: () => undoWithTaxByStates(clearBuyer),
      }}
    >
      <Lockable>
        <TextField
          label={billScreenWords.form.buyer.name}
          name="buyerName"
          text={details.buyerName}
          onText={(buyerName) => changeDetails({ buyerName })}
          suggestions={(field) => (
            <BuyerSuggestions field={field} text={details.buyerName} onPick={changeBuyer} />
          )}
        />
        <GstinField
          label={billScreenWords.form.buyer.gstin}
          name="buyerGstin"
          gstin={details.buyerGstin}
          onGstin={(buyerGstin) => changeBuyer({ buyerGstin })}
          hint={buyerGstinHint(sellerGstin, readGstin(details.buyerGstin), buyer)}
        />
        <AddressField
          label={billScreenWords.form.buyer.address}
          text={details.buyerAddress}
          onText={(buyerAddress) => changeDetails({ buyerAddress })}
        />
        <AddressField
          label={billScreenWords.form.buyer.deliveryAddress}
          text={details.deliveryAddress}
          onText={(deliveryAddress) => changeDetails({ deliveryAddress })}
        />
        <StateField
          label={billScreenWords.form.buyer.state}
          name="buyerState"
          blankLabel={billScreenWords.form.asInGstin}
          blankState={stateOf('', details.buyerGstin)}
          code={details.buyerState}
          onChoose={(buyerState) => changeBuyer({ buyerState })}
        />
        <StateField
          label={billScreenWords.form.buyer.placeOfSupply}
          name="placeOfSupply"
          blankLabel={billScreenWords.form.buyer.asTheBuyer}
          blankState={buyerState(details)}
          code={details.placeOfSupply}
          onChoose={(placeOfSupply) => changeBuyer({ placeOfSupply })}
        />
      </Lockable>
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
  if (seller.gstin === buyer.gstin) return billScreenWords.form.buyer.ownGstin
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame ? billScreenWords.form.buyer.sameState : billScreenWords.form.buyer.twoStates
}
