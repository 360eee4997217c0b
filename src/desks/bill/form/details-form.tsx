import { languages } from '../../../core/language/languages'
import { languageWords } from '../../../core/language/words'
import { Checkbox } from '../../../ui/fields/checkbox'
import { changeSeller, useSeller } from '../../books/bill/remembered-seller'
import { copyCounts, paperLanguages, papers, type Seller } from '../../books/bill/seller'
import { isPrinted, type LetterheadPart, withPartSwitched } from '../paper/letterhead'
import { billScreenWords } from '../screen/words'
import { BillFields, BuyerFields, ExtraFields } from './bill-fields'
import styles from './details-form.module.css'
import { ChoiceField, FormGroup } from './form-fields'
import { ShopFields } from './shop-fields'

/** The form behind `Bill details`: what is typed on every bill first, then what seldom changes. */
export function DetailsForm() {
  return (
    <div className={styles.form}>
      <BuyerFields />
      <BillFields />
      <ExtraFields />
      <ShopFields />
      <LetterheadChoices />
      <PrintChoices />
      <p className={styles.foot}>{billScreenWords.form.foot}</p>
    </div>
  )
}

type Switch = {
  readonly part: LetterheadPart
  readonly label: string
  /** Whether there is something to print. */
  isTyped(seller: Seller): boolean
}

const letterheadSwitches: readonly Switch[] = [
  { part: 'logo', label: billScreenWords.form.letterhead.logo, isTyped: ({ logo }) => logo !== '' },
  {
    part: 'contact',
    label: billScreenWords.form.letterhead.contact,
    isTyped: ({ phone, email }) => Boolean(phone || email),
  },
  {
    part: 'bank',
    label: billScreenWords.form.letterhead.bank,
    isTyped: ({ bankAccount, ifsc }) => Boolean(bankAccount || ifsc),
  },
  { part: 'upi', label: billScreenWords.form.letterhead.upi, isTyped: ({ upi }) => upi !== '' },
  {
    part: 'terms',
    label: billScreenWords.form.letterhead.terms,
    isTyped: ({ terms }) => terms !== '',
  },
  {
    part: 'hsn',
    label: billScreenWords.form.letterhead.hsn,
    isTyped: ({ scheme }) => scheme !== 'composition',
  },
]

/** Checkboxes for what of the shop is printed. Fields that are blank have none. */
export function LetterheadChoices() {
  const seller = useSeller()
  const shown = letterheadSwitches.filter(({ isTyped }) => isTyped(seller))
  if (shown.length === 0) return null
  return (
    <FormGroup title={billScreenWords.form.letterhead.group}>
      <p className={styles.lead}>{billScreenWords.form.letterhead.lead}</p>
      {shown.map(({ part, label }) => (
        <Checkbox
          key={part}
          label={label}
          isChecked={isPrinted(seller, part)}
          onCheck={() => changeSeller({ letterhead: withPartSwitched(seller.letterhead, part) })}
        />
      ))}
    </FormGroup>
  )
}

const paperChoices = papers.map((paper) => ({
  value: paper,
  label: paper.endsWith('mm') ? billScreenWords.form.print.receipt(paper) : paper,
}))

/** Each in its own words. */
const languageChoices = paperLanguages.map((code) => ({
  value: code,
  label: languages.find((language) => language.code === code)?.name ?? code,
}))

const copyChoices = copyCounts.map((count) => ({
  value: count,
  label: billScreenWords.form.print.copyNames[count],
}))

/** How bills are printed on this device. */
export function PrintChoices() {
  const { paper, copies, language } = useSeller()
  return (
    <FormGroup title={billScreenWords.form.print.group}>
      <ChoiceField
        label={billScreenWords.form.print.paper}
        options={paperChoices}
        value={paper}
        onChoose={(paper) => changeSeller({ paper })}
      />
      <ChoiceField
        label={billScreenWords.form.print.copies}
        options={copyChoices}
        value={copies}
        onChoose={(copies) => changeSeller({ copies })}
      />
      <ChoiceField
        label={billScreenWords.form.print.language}
        options={languageChoices}
        value={
          languageChoices.find(({ value }) => value === (language || languageWords.code))?.value ??
          'en'
        }
        onChoose={(language) => changeSeller({ language })}
      />
    </FormGroup>
  )
}
