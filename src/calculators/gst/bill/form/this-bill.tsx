import { useEffect, useState } from 'react'
import { unitOf } from '../../../../core/currencies'
import { dayOf } from '../../../../core/format-date'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { Segmented } from '../../../../ui/fields/segmented'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { useCurrency } from '../../../../ui/tab/currency'
import { inputs } from '../../inputs'
import { numberProblem } from '../bill-number'
import { dateHint, yearHint } from '../checks/worth-a-look'
import { type BillDetails, billTitles, titleOf } from '../details'
import { followSeries, useNewYear } from '../saved-bills/numbering'
import { billWithSameNumber } from '../saved-bills/suggestions'
import { useSeller } from '../seller'
import { changeDetails, useOpenBill } from '../store'
import styles from './details-form.module.css'
import { AddressField, hintOf, TextField } from './form-field'
import { FormGroup } from './form-group'

const titles = billTitles.map((title) => ({ value: title, label: title }))
/** A composition dealer makes no tax invoices. */
const untaxedTitles = titles.filter(({ value }) => value !== 'Tax Invoice')

/** What the bill is called, its number and its dates, and what else is said of it. */
export function ThisBill() {
  const { rupee } = usePageInputs(inputs)
  const { currency } = useCurrency()
  const bill = useOpenBill()
  const { details } = bill
  const seller = useSeller()
  const title = titleOf(details, seller)
  const taken = useTakenHint(details)
  const newYear = useNewYear(bill)
  /** What its number follows from. */
  const changeSeries = (part: Partial<BillDetails>) => {
    changeDetails(part)
    followSeries()
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

/** Both as 2026-02-01, which is in the order of the days. */
const dueProblem = ({ date, dueDate }: BillDetails): string | undefined =>
  date && dueDate && dueDate < date ? 'This is before the date of the bill.' : undefined

/** Says whose number it is already. */
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
