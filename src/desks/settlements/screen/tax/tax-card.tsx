import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { groupDigits } from '../../../../core/money/group-digits'
import { tcsLaw, tdsLaw } from '../../../../core/rules/gst'
import { fitOf } from '../../../../ui/answer/fit'
import { NumberField } from '../../../../ui/fields/number-field'
import { Card } from '../../../../ui/page/card'
import { useIsPhone } from '../../../../ui/page/media'
import { TextButton } from '../../../../ui/page/text-link'
import { createStore } from '../../../../ui/tab/store'
import { useToday } from '../../../../ui/tab/today'
import type { Paise, Summary, TaxMonth } from '../../messages'
import { ExportButton, useExport } from '../results/export-files'
import type { CardProps } from '../results/use-answer'
import { Gstr1Dialog } from './gstr1-dialog'
import styles from './tax-card.module.css'
import {
  compare,
  inOrder,
  isOver,
  monthName,
  returnMonths,
  rupees,
  sayRates,
  sumOf,
} from './tax-figures'
import { settlementTaxWords } from './words'

type TaxCardProps = CardProps & {
  /** The GSTIN of the operator, as it was typed. */
  operator?: string
}

/** What was held back and charged by month, to compare with the portals, and the tables of GSTR-1. */
export function TaxCard({ summary, ask, operator = '' }: TaxCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const today = useToday()
  const isPhone = useIsPhone()
  const { save, isBusy } = useExport(ask)
  const { tax } = summary
  const months = inOrder(tax.months, today)
  const canOpen = returnMonths(tax, today).length > 0
  return (
    <Card
      title={settlementTaxWords.heading}
      intro={tax.isFromPayments ? settlementTaxWords.fromPayments : settlementTaxWords.fromFile}
      className={styles.card}
      actions={
        <div className={styles.actions}>
          {canOpen && (
            <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {settlementTaxWords.open}
            </TextButton>
          )}
          {months.length > 0 && (
            <ExportButton
              name={settlementTaxWords.download}
              isBusy={isBusy}
              onPress={() => save('months', 'csv')}
            >
              {isPhone ? settlementTaxWords.downloadShort : settlementTaxWords.download}
            </ExportButton>
          )}
        </div>
      }
    >
      {months.length === 0 && !canOpen && (
        <p className={styles.nothing}>{settlementTaxWords.nothing}</p>
      )}
      {months.map((month, at) => (
        <Month
          key={month.month}
          month={month}
          summary={summary}
          isFirst={at === 0}
          isOnly={months.length === 1}
          isOver={isOver(month.month, today)}
        />
      ))}
      {months.length > 0 && (
        <p className={styles.law}>
          {settlementTaxWords.law(sayRates(tcsLaw, months), sayRates(tdsLaw, months))}
        </p>
      )}
      {isOpen && (
        <Gstr1Dialog
          tax={tax}
          ask={ask}
          operator={operator}
          months={returnMonths(tax, today)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

type MonthProps = {
  month: TaxMonth
  summary: Summary
  isFirst: boolean
  isOnly: boolean
  isOver: boolean
}

/** The blocks of one month. The fields for the portal are there at once for the month to be filed. */
function Month({ month, summary, isFirst, isOnly, isOver }: MonthProps) {
  const [isCompared, setIsCompared] = useState(isFirst)
  const name = monthName(month.month)
  const { table14, b2b } = summary.tax
  const ofMonth = table14.filter((row) => row.month === month.month)
  const { feeGst, adsGst } = month
  const hasBoth = feeGst !== 0 && adsGst !== 0
  const gst = hasBoth || adsGst === 0 ? (hasBoth ? 'bothGst' : 'feeGst') : 'adsGst'
  // Another marketplace has other amounts on the portal.
  const idOf = (what: string) => `${summary.marketplaces.join('+')} ${month.month} ${what}`
  const held = (what: 'tcsInvoiced' | 'tcsPaid' | 'tds') => (
    <TaxBlock
      id={idOf(what)}
      label={settlementTaxWords.taxes[what]}
      paise={month[what]}
      month={name}
      isCompared={isCompared}
    />
  )
  return (
    <dl className={styles.blocks}>
      <div>
        <dt>{settlementTaxWords.month}</dt>
        <dd>
          {name}
          {!isOver && <small>{settlementTaxWords.notOver}</small>}
          <button
            type="button"
            className={styles.compare}
            aria-expanded={isCompared}
            aria-label={settlementTaxWords.ofMonth(
              isCompared ? settlementTaxWords.hide : settlementTaxWords.compare,
              name,
            )}
            onClick={() => setIsCompared(!isCompared)}
          >
            {isCompared ? settlementTaxWords.hide : settlementTaxWords.compare}
          </button>
        </dd>
      </div>
      {held('tcsInvoiced')}
      {held('tcsPaid')}
      {held('tds')}
      <TaxBlock
        id={idOf('gst')}
        label={settlementTaxWords.taxes[gst]}
        paise={feeGst + adsGst}
        month={name}
        isCompared={isCompared}
      >
        {hasBoth && (
          <>
            <small>{settlementTaxWords.ofFees(rupees(0 - feeGst))}</small>
            <small>{settlementTaxWords.ofAds(rupees(0 - adsGst))}</small>
          </>
        )}
      </TaxBlock>
      <div>
        <dt>{settlementTaxWords.table14}</dt>
        <dd data-amount>
          <Figure text={ofMonth.length > 0 ? rupees(sumOf(ofMonth).taxable) : '–'} />
        </dd>
      </div>
      {isFirst && b2b.rows > 0 && (
        <div>
          <dt>{settlementTaxWords.table4}</dt>
          <dd data-amount>
            {settlementTaxWords.rows(b2b.rows, groupDigits(String(b2b.rows)))}
            {!isOnly && <small>{settlementTaxWords.allMonths}</small>}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** As large as its block allows. */
const Figure = ({ text }: { text: string }) => (
  <span className={styles.figure} data-fit={fitOf(text)}>
    {text}
  </span>
)

type TaxBlockProps = {
  id: string
  label: string
  /** As the seller sees it: below zero is held back. Nothing where no file states it. */
  paise: Paise | undefined
  month: string
  isCompared: boolean
  children?: ReactNode
}

function TaxBlock({ id, label, paise, month, isCompared, children }: TaxBlockProps) {
  // Shown as portals state it: what is held back is above zero. Never -0.
  const here = paise === undefined ? undefined : 0 - paise
  return (
    <div>
      <dt>{label}</dt>
      <dd data-amount>
        <Figure text={here === undefined ? '–' : rupees(here)} />
        {children}
      </dd>
      {isCompared && here !== undefined && (
        <dd>
          <PortalField id={id} what={label} month={month} here={here} />
        </dd>
      )}
    </div>
  )
}

/** What was typed from the portal, by what it is: in this tab only, and in no link. */
const onPortal = createStore<Readonly<Record<string, string>>>(() => ({}))

type PortalFieldProps = {
  /** What the text is stored by. */
  id: string
  what: string
  month: string
  here: Paise
}

/** An amount as the portal states it, and what it differs by. */
function PortalField({ id, what, month, here }: PortalFieldProps) {
  const texts = useSyncExternalStore(onPortal.subscribe, onPortal.read, onPortal.read)
  const text = texts[id] ?? ''
  const comparison = compare(text, here)
  return (
    <div className={styles.portal}>
      <span aria-hidden>{settlementTaxWords.onPortal}</span>
      <NumberField
        label={settlementTaxWords.onPortalOf(what, month)}
        text={text}
        onText={(typed) => onPortal.write({ ...onPortal.read(), [id]: typed })}
        money="symbol"
        size="bare"
        hint={comparison.is === 'unread' ? comparison.text : ''}
      />
      <p className={styles.difference} data-is={comparison.is} role="status">
        {comparison.is === 'blank' ? '' : comparison.text}
      </p>
    </div>
  )
}
