import { FilePlus2, Files } from 'lucide'
import { useId, useState } from 'react'
import type { PageProps, ViewHead } from '../../contract'
import { sayShortDate } from '../../core/language/dates'
import { absolute, zero } from '../../core/money/decimal'
import { PageAnswer } from '../../ui/answer/page-answer'
import { CurrencySelect } from '../../ui/fields/currency-select'
import { Fold } from '../../ui/fields/fold'
import { Hint } from '../../ui/fields/hint'
import { Question, useSelectOnFocus, useTypedBeforeHydration } from '../../ui/fields/number-field'
import { Segmented } from '../../ui/fields/segmented'
import { Button } from '../../ui/page/button'
import { classNames } from '../../ui/page/class-names'
import { Icon } from '../../ui/page/icon'
import { useCurrency } from '../../ui/tab/currency'
import { lazyPart, loadOrReload, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../ui/tab/toast'
import { isCancelled, isCreditNote } from '../books/bill/details'
import type { WholeProblems, WholeTexts } from '../books/bill/inputs'
import { buyers, inputs } from '../books/gst/inputs'
import { Lockable } from './documents/lock'
import styles from './page.module.css'
import { BillResult, TaxByRate } from './result'
import { cellFit } from './screen/cell'
import cell from './screen/cell.module.css'
import list from './screen/item-list.module.css'
import { Items, ItemsCard } from './screen/items'
import { PrintedBill } from './screen/print-and-share'
import { type BillOnScreen, useBill, useLoadedForBill } from './screen/use-bill'
import { fieldNamed, isAmbiguousNumber, settledFacts, wholeHint } from './sentences'
import { changeWhole, choosePrices, countItems, useOpenBill } from './store'
import { billWords } from './words'

/**
 * Whether rows without tax are exempt: those of a bill of supply. A composition dealer's are not told
 * apart in any return.
 */
const isExempt = ({ bill, seller }: BillOnScreen): boolean =>
  !bill.isTaxed && seller.scheme !== 'composition'

/** With more rows, the answer beside them stays in view while the page scrolls. */
const SHORT_BILL = 8

export const head: ViewHead = {
  heading: billWords.heading,
  intro: billWords.intro,
  title: billWords.title,
  description: billWords.description,
}

/** A bill of many items: its fields, its rows, and its answer. */
export function Page({ others }: PageProps) {
  const { money } = useCurrency()
  const billOnScreen = useBill()
  const { items, lines, bill, results, taxes } = billOnScreen
  const { sums, payable } = results

  return (
    <PageAnswer
      results={[
        { label: billWords.totalAmount, value: money(payable, 2) },
        // What is left comes first: where the room is short, the last ones are left out.
        ...settledFacts(billOnScreen.settlement)
          .toReversed()
          .map(({ label, value }) => ({ label, value: money(value, 2) })),
        ...(bill.isTaxed
          ? [
              {
                label: bill.isReverseCharge ? billWords.taxByRecipient : billWords.gstAmount,
                value: money(sums.gst, 2),
              },
              { label: billWords.originalAmount, value: money(sums.original, 2) },
            ]
          : []),
      ]}
    >
      <div className={styles.view}>
        <div className={styles.rows}>
          <ItemsCard>
            <Banners />
            <div className={styles.typed}>
              <BillBar />
              <Lockable>
                <Choices {...billOnScreen} />
                <Items
                  items={items}
                  lines={lines}
                  isTaxed={bill.isTaxed}
                  isExempt={isExempt(billOnScreen)}
                />
                <WholeFields problems={results.problems} />
              </Lockable>
            </div>
            <Details />
            <Payments {...billOnScreen} />
          </ItemsCard>
        </div>
        <div className={classNames(styles.result, items.length > SHORT_BILL && styles.beside)}>
          <BillResult {...billOnScreen} />
        </div>
        {bill.isTaxed && (
          <div className={styles.taxes}>
            <TaxByRate taxes={taxes} results={results} />
          </div>
        )}
      </div>
      <PrintedBill {...billOnScreen} />
      {others}
    </PageAnswer>
  )
}

// Loaded later: saving needs the database, which the first answer does not.
const saving = { load: () => import('./saved-bills/save-status') }
const dialog = lazyPart(() => import('./saved-bills/bills-dialog').then((part) => part.BillsDialog))

/** Shows whether the bill is saved; starts a new bill, and opens the list of bills. */
export function BillBar() {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const { chooseCurrency } = useCurrency()
  const [isListOpen, setIsListOpen] = useState(false)
  const saveStatus = useLoadedWhenIdle(saving)

  const startNew = async () => {
    try {
      const { startNewBill } = await loadOrReload(saving.load)
      const { said, undo } = await startNewBill(chooseCurrency)
      showToast(said, undoBy(undo))
    } catch {
      showToast(billWords.newBillNotLoaded)
    }
  }

  const openList = () => onDemand(dialog.load, billWords.billsNotLoaded, () => setIsListOpen(true))

  return (
    <div className={styles.bar}>
      <div className={styles.status}>{saveStatus && <saveStatus.SaveStatusLine />}</div>
      <Button kind="quiet" onClick={startNew}>
        <Icon of={FilePlus2} size={18} />
        {billWords.newBill}
      </Button>
      <Button kind="quiet" onClick={openList}>
        <Icon of={Files} size={18} />
        {billWords.bills}
      </Button>
      {isListOpen && <dialog.Part onClose={() => setIsListOpen(false)} />}
    </div>
  )
}

// Loaded later: a new bill has none, and what they say of a kept one needs the database.
const banners = lazyPart(() =>
  import('./documents/document-banners').then((part) => part.DocumentBanners),
)

/** What kind of document this is, and what became of it. */
export function Banners() {
  const isLoaded = useLoadedForBill(banners)
  return isLoaded && <banners.Part />
}

const priceChoices = (['before-gst', 'with-gst'] as const).map((prices) => ({
  value: prices,
  label: billWords.prices[prices],
}))

/** The choices for all rows: prices before or with GST, the buyer's state, the currency. */
export function Choices({ bill, seller }: BillOnScreen) {
  return (
    <div className={styles.choices}>
      {bill.isTaxed ? (
        <>
          <div>
            <h2>{billWords.pricesAre}</h2>
            <Segmented
              label={billWords.pricesAre}
              segments={priceChoices}
              value={bill.prices}
              onChoose={choosePrices}
              wide
            />
          </div>
          <div>
            <h2>{billWords.buyerIsIn}</h2>
            <Segmented
              label={billWords.buyerIsIn}
              segments={buyers}
              value={bill.buyer}
              onChoose={(buyer) => inputs.change({ buyer })}
              wide
            />
          </div>
        </>
      ) : (
        <p className={styles.untaxed}>
          {seller.scheme === 'composition'
            ? billWords.untaxed.composition
            : billWords.untaxed.regular}
        </p>
      )}
      <div>
        <h2>{billWords.currency}</h2>
        <div className={styles.currency}>
          <CurrencySelect />
        </div>
      </div>
    </div>
  )
}

// Loaded later: it is closed at first, and the first answer does not need it.
const form = lazyPart(() => import('./form/details-form').then((part) => part.DetailsForm))

/** The form of seller, buyer, number and date, folded behind one line. */
export function Details() {
  useLoadedForBill(form)
  const { number, buyerName, date } = useOpenBill().details
  const facts = [number.trim(), buyerName.trim()].filter(Boolean)
  return (
    // The id is that of the place where another page wants the cursor to be.
    <div id="bill-details">
      <Fold
        name={billWords.billDetails}
        summary={
          facts.length
            ? [...facts, sayShortDate(date)].filter(Boolean).join(' · ')
            : billWords.billDetailsHelp
        }
        className={styles.details}
      >
        <form.Part />
      </Fold>
    </div>
  )
}

const paymentsForm = lazyPart(() =>
  import('./documents/payments-form').then((part) => part.PaymentsForm),
)

/** What was paid of the bill, folded behind one line that says how it stands. */
export function Payments({ items, details, settlement }: BillOnScreen) {
  useLoadedForBill(paymentsForm)
  const { payments } = useOpenBill()
  const { money } = useCurrency()
  // An estimate asks for no payment, and a cancelled bill for none any more.
  const isAsked = details.title !== 'Estimate' && !isCancelled(details)
  if (!isAsked && !payments?.length) return null
  const isNote = isCreditNote(details)
  const { balance, status } = settlement
  const left = money(absolute(balance.left), 2)
  const saidOfNote =
    balance.paid === zero
      ? billWords.nothingPaidBack
      : billWords.paidBackSum(money(balance.paid, 2))
  const isBlank = countItems(items) === 0 && !payments?.length
  return (
    <div id="bill-payments">
      <Fold
        name={isNote ? billWords.paidBack : billWords.payments}
        summary={
          isNote
            ? saidOfNote
            : isBlank
              ? billWords.paymentsHelp
              : billWords.paymentStatus[status](left)
        }
        hasAmounts
        className={styles.details}
      >
        <paymentsForm.Part {...settlement} />
      </Fold>
    </div>
  )
}

/** The fields of the whole bill: discount and freight. */
export function WholeFields({ problems }: { problems: WholeProblems }) {
  return (
    <div className={styles.fields}>
      <WholeField name="discount" label={billWords.billDiscount} problems={problems} />
      <WholeField name="freight" label={billWords.freight} problems={problems} />
    </div>
  )
}

/** The fields of a row that they behave like. */
const fieldLike = { discount: fieldNamed('discount'), freight: fieldNamed('price') }

/** A text of more characters has a line of its own. */
const LONG = 12

type WholeFieldProps = { name: keyof WholeTexts; label: string; problems: WholeProblems }

function WholeField({ name, label, problems }: WholeFieldProps) {
  const id = useId()
  const text = useOpenBill().whole[name]
  const { symbol } = useCurrency().currency
  const understood = fieldLike[name]?.understoodAs?.(text, symbol)
  const hint = wholeHint(name, problems[name])
  const touch = useSelectOnFocus()
  const change = (text: string) => changeWhole({ [name]: text })
  const ref = useTypedBeforeHydration(text, change)
  const questionId = isAmbiguousNumber(name, text) ? `${id}-question` : ''
  return (
    <div className={styles.field} data-long={text.length > LONG || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={list.box}>
        <span className={cell.slot} data-fit={cellFit(text)}>
          <input
            ref={ref}
            id={id}
            className={cell.cell}
            type="text"
            inputMode={fieldLike[name]?.hasSign ? 'text' : 'decimal'}
            data-number
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={hint ? true : undefined}
            aria-describedby={
              `${(hint ?? understood) ? `${id}-helper` : ''} ${questionId}`.trim() || undefined
            }
            value={text}
            {...touch}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={() => {
              if (!questionId) changeWhole({ [name]: fieldLike[name]?.tidy(text) ?? text })
            }}
          />
          {questionId && (
            <Question
              id={questionId}
              fieldId={id}
              text={text}
              onText={change}
              tidy={fieldLike[name]?.tidy}
            />
          )}
          {understood && !hint && (
            <small id={`${id}-helper`} className={cell.understood} data-amount>
              {understood}
            </small>
          )}
        </span>
      </div>
      {hint && <Hint id={`${id}-helper`} className={list.hint} text={hint} />}
    </div>
  )
}
