import { Fragment } from 'react'
import { classNames } from '../../../../ui/page/class-names'
import { stateToSay } from '../form/state-to-say'
import type { Paper } from '../seller'
import type { BillPaper, PaperFact, PaperItem, PaperParty } from './paper'
import styles from './sheet.module.css'

export type SheetProps = {
  paper: BillPaper
  size: Paper
  /** @example 'Original for recipient' */
  copy: string
  /** The names of the tables that are wider than the paper. */
  tooWide: readonly string[]
}

type PartyProps = PaperParty & { contact?: readonly string[] }

export function Party({ contact = [], ...party }: PartyProps) {
  const { name, address, gstin } = party
  const state = stateToSay(party)
  return (
    <div className={styles.party}>
      {name && <strong>{name}</strong>}
      {address && <p>{address}</p>}
      {gstin && (
        <p>
          GSTIN <span>{gstin}</span>
        </p>
      )}
      {state && <p>State {state}</p>}
      {contact.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

type FactsProps = { facts: readonly PaperFact[]; className?: string | undefined }

/** Names and what belongs to them, on one line where both fit. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Below the total, as it is no part of it. */
export const TaxByRecipient = ({ taxByRecipient }: Pick<BillPaper, 'taxByRecipient'>) =>
  taxByRecipient.length > 0 && <Facts facts={taxByRecipient} className={styles.apart} />

type ItemLinesProps = Pick<BillPaper, 'items' | 'has'> & {
  /** Says the taxable value, too, where the amount at the end of the line is not it. */
  withValue?: boolean
  /** Paper so narrow that the code of an item stands behind its name. */
  isSlim?: boolean
}

/** Two lines an item: on receipts, and where the figures are too long for a table. */
export function ItemLines({ items, has, withValue = false, isSlim = false }: ItemLinesProps) {
  return (
    <ol className={styles.lines}>
      {items.map((item) => (
        <li key={item.number}>
          {item.description && <b>{item.description}</b>}
          {isSlim && item.hsn && <small>HSN {item.hsn}</small>}
          <p>
            <span>{sayItem(isSlim ? { ...item, hsn: '' } : item, has, withValue)}</span>
            <b>{has.amount ? item.amount : item.value}</b>
          </p>
        </li>
      ))}
    </ol>
  )
}

function sayItem(item: PaperItem, has: BillPaper['has'], withValue: boolean): string {
  return [
    `${item.quantity} × ${item.price}`,
    item.discount && `less ${item.discount}`,
    has.tax && item.rate,
    item.hsn && `HSN ${item.hsn}`,
    has.amount && withValue && `taxable ${item.value}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The tax at each rate as lines, where the figures are too long for a table. */
export function RateLines({ heads, rows }: BillPaper['rates']) {
  return (
    <dl className={styles.rateLines}>
      {rows.map(([rate = '', value = '', ...taxes]) => (
        <Fragment key={rate}>
          <div>
            <dt>
              <b>{rate}</b> on
            </dt>
            <dd>{value}</dd>
          </div>
          {pairsOf(taxes).map(([taxRate, amount], at) => (
            <div key={heads[2 * at + 3]}>
              <dt>{`${heads[2 * at + 3]} ${taxRate}`}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </Fragment>
      ))}
    </dl>
  )
}

/** Each tax has two columns: its rate and what it comes to. */
export const pairsOf = (texts: readonly string[]): (readonly [string, string])[] =>
  texts.flatMap((text, at) => (at % 2 === 0 ? [[text, texts[at + 1] ?? ''] as const] : []))
