import { languages } from '../../../core/language/languages'
import { languageWords } from '../../../core/language/words'
import { Checkbox } from '../../../ui/fields/checkbox'
import { changeSeller, useSeller } from '../../books/bill/kept-seller'
import { copyCounts, paperLanguages, papers, type Seller } from '../../books/bill/seller'
import { isPrinted, type LetterheadPart, withPartSwitched } from '../paper/letterhead'
import { BillFields, BuyerFields } from './bill-fields'
import styles from './details-form.module.css'
import { ChoiceField, FormGroup } from './form-fields'
import { ShopFields } from './shop-fields'
import { billFormWords } from './words'

/** The form behind `Bill details`: bill, buyer, shop, letterhead and print. */
export function DetailsForm() {
  return (
    <div className={styles.form}>
      <BillFields />
      <BuyerFields />
      <ShopFields />
      <LetterheadChoices />
      <PrintChoices />
      <p className={styles.foot}>{billFormWords.foot}</p>
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
  { part: 'logo', label: billFormWords.letterhead.logo, isTyped: ({ logo }) => logo !== '' },
  {
    part: 'contact',
    label: billFormWords.letterhead.contact,
    isTyped: ({ phone, email }) => Boolean(phone || email),
  },
  {
    part: 'bank',
    label: billFormWords.letterhead.bank,
    isTyped: ({ bankAccount, ifsc }) => Boolean(bankAccount || ifsc),
  },
  { part: 'upi', label: billFormWords.letterhead.upi, isTyped: ({ upi }) => upi !== '' },
  { part: 'terms', label: billFormWords.letterhead.terms, isTyped: ({ terms }) => terms !== '' },
  {
    part: 'hsn',
    label: billFormWords.letterhead.hsn,
    isTyped: ({ scheme }) => scheme !== 'composition',
  },
]

/** Checkboxes for what of the shop is printed. Fields that are blank have none. */
export function LetterheadChoices() {
  const seller = useSeller()
  const shown = letterheadSwitches.filter(({ isTyped }) => isTyped(seller))
  if (shown.length === 0) return null
  return (
    <FormGroup title={billFormWords.letterhead.group}>
      <p className={styles.lead}>{billFormWords.letterhead.lead}</p>
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
  label: paper.endsWith('mm') ? billFormWords.print.receipt(paper) : paper,
}))

/** Each in its own words. */
const languageChoices = paperLanguages.map((code) => ({
  value: code,
  label: languages.find((language) => language.code === code)?.name ?? code,
}))

const copyChoices = copyCounts.map((count) => ({
  value: count,
  label: billFormWords.print.copyNames[count],
}))

/** How bills are printed on this device. */
export function PrintChoices() {
  const { paper, copies, language } = useSeller()
  return (
    <FormGroup title={billFormWords.print.group}>
      <ChoiceField
        label={billFormWords.print.paper}
        options={paperChoices}
        value={paper}
        onChoose={(paper) => changeSeller({ paper })}
      />
      <ChoiceField
        label={billFormWords.print.copies}
        options={copyChoices}
        value={copies}
        onChoose={(copies) => changeSeller({ copies })}
      />
      <ChoiceField
        label={billFormWords.print.language}
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
