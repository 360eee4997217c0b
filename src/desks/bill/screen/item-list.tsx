import { ArrowDown, ArrowUp, Check, ChevronDown, CopyPlus, Info, X } from 'lucide'
import { Fragment, memo, useRef } from 'react'
import { toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { Hint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import type { BillLine } from '../../books/bill/compute'
import { isBlankRow, isNumberAsUnit, unitIn } from '../../books/bill/inputs'
import { billFields, hasRates, isUntaxed, priceDecimals, rateNote, rowHint } from '../sentences'
import { type BillItem, countItems } from '../store'
import {
  BillCell,
  cellId,
  closedItemId,
  handlePhoneKeys,
  hintId,
  RateList,
  UnitQuestion,
  UntaxedChoice,
} from './cell'
import styles from './item-list.module.css'
import type { BillActions, BillRowsProps } from './item-table'
import { billScreenWords } from './words'

type BillListProps = BillRowsProps & {
  /** One item at a time is open. */
  openId: number | undefined
  onOpen(id: number | undefined): void
}

/** The items on a phone: a line each, and the fields of the one that is open. */
export function BillList(props: BillListProps) {
  const { items, lines, isTaxed, isExempt, actions, openId, onOpen } = props
  const count = countItems(items)
  const isMixed = isTaxed && hasRates(items, lines)
  return (
    <ol className={styles.list} aria-label={billScreenWords.caption}>
      {items.map((item, index) => {
        const line = lines[index]
        if (!line) return null
        if (item.id === openId) {
          return (
            <OpenItem
              key={item.id}
              item={item}
              line={line}
              number={index + 1}
              isTaxed={isTaxed}
              isExempt={isExempt}
              isMixed={isMixed}
              isNext={index === count}
              isLast={index === count - 1}
              actions={actions}
              onOpen={onOpen}
            />
          )
        }
        if (isBlankRow(item.row)) return null
        return (
          <ClosedItem
            key={item.id}
            item={item}
            line={line}
            number={index + 1}
            isTaxed={isTaxed}
            isMixed={isMixed}
            onOpen={onOpen}
          />
        )
      })}
    </ol>
  )
}

type ItemProps = {
  item: BillItem
  line: BillLine
  number: number
  isTaxed: boolean
  isMixed: boolean
  onOpen(id: number | undefined): void
}

const ClosedItem = memo(function ClosedItem(props: ItemProps) {
  const { item, line, number, isTaxed, isMixed, onOpen } = props
  const { money } = useCurrency()
  const { row } = item
  const digits = (value: BillLine['quantity']) => groupDigits(toDigits(value))
  const amount = money(line.amount, 2)
  return (
    <li className={styles.item}>
      <button
        id={closedItemId(item.id)}
        type="button"
        className={styles.closed}
        aria-expanded="false"
        onClick={() => onOpen(item.id)}
      >
        <span className={styles.number}>{number}</span>
        <b>{row.description || billScreenWords.item}</b>
        <b data-amount data-long={amount.length > LONG_AMOUNT || undefined}>
          {amount}
        </b>
        <small data-amount>
          {[digits(line.quantity), unitIn(row)].join(' ').trim()} ×{' '}
          {money(line.price, priceDecimals(line.price))}
          {row.discount.trim() && ` · ${billScreenWords.discount(row.discount)}`}
          {isTaxed && ` · ${rateNote(row, line, isMixed) ?? `${digits(line.rate)}%`}`}
          {row.hsn && ` · ${billScreenWords.hsn(row.hsn)}`}
        </small>
        <Icon of={Object.keys(line.problems).length > 0 ? Info : ChevronDown} size={18} />
      </button>
    </li>
  )
})

/** An amount of more characters stands below its item. */
const LONG_AMOUNT = 16

/** A text of more characters has the whole width. */
const LONG = 12

type OpenItemProps = ItemProps & {
  isExempt: boolean
  /** The empty row at the end. */
  isNext: boolean
  /** The last one before it. */
  isLast: boolean
  actions: BillActions
}

function OpenItem(props: OpenItemProps) {
  const { item, line, number, isTaxed, isExempt, isMixed, isNext, isLast, actions, onOpen } = props
  const { id, row } = item
  const { currency, money } = useCurrency()
  const done = useRef<HTMLButtonElement>(null)
  const fields = billFields.filter(({ name }) => isTaxed || name !== 'rate')
  return (
    <li className={styles.item} onKeyDown={(event) => handlePhoneKeys(event, done.current)}>
      <p className={styles.head}>
        <span className={styles.number}>{number}</span>
        <b>{row.description || billScreenWords.newItem}</b>
        <b data-amount>{money(line.amount, 2)}</b>
      </p>
      <div className={styles.fields}>
        {fields.map((field) => {
          const hint = rowHint(field.name, line.problems[field.name])
          return (
            <Fragment key={field.name}>
              <div data-field={field.name} data-long={row[field.name].length > LONG || undefined}>
                <label htmlFor={cellId(id, field.name)}>{field.head}</label>
                <div className={styles.box}>
                  {field.name === 'price' && <span aria-hidden="true">{currency.symbol}</span>}
                  <BillCell
                    id={id}
                    field={field}
                    row={row}
                    problems={line.problems}
                    note={field.name === 'rate' ? rateNote(row, line, isMixed) : undefined}
                    placeholder={
                      field.name === 'discount' ? billScreenWords.discountExample : undefined
                    }
                  />
                  {field.name === 'rate' && (
                    <>
                      <span aria-hidden="true">%</span>
                      <RateList id={id} number={number} rate={row.rate} />
                    </>
                  )}
                </div>
                {hint && <Hint id={hintId(id, field.name)} className={styles.hint} text={hint} />}
              </div>
              {field.name === 'unit' && isNumberAsUnit(row.unit) && (
                <p id={hintId(id, 'unit')}>
                  <UnitQuestion id={id} row={row} />
                </p>
              )}
            </Fragment>
          )
        })}
        {isUntaxed(row, line, isTaxed, isExempt) && (
          <div data-field="untaxed">
            <span aria-hidden="true">{billScreenWords.untaxed}</span>
            <div className={styles.box}>
              <UntaxedChoice id={id} number={number} untaxed={row.untaxed} isExempt={isExempt} />
            </div>
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {!isNext && (
          <>
            <Button
              kind="quiet"
              aria-label={billScreenWords.moveUpNumber(number)}
              disabled={number === 1}
              onClick={() => actions.move(id, -1)}
            >
              <Icon of={ArrowUp} size={18} />
            </Button>
            <Button
              kind="quiet"
              aria-label={billScreenWords.moveDownNumber(number)}
              disabled={isLast}
              onClick={() => actions.move(id, 1)}
            >
              <Icon of={ArrowDown} size={18} />
            </Button>
            <Button kind="quiet" onClick={() => actions.duplicate(id)}>
              <Icon of={CopyPlus} size={18} />
              {billScreenWords.duplicate}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => actions.remove(id)}>
          <Icon of={X} size={18} />
          {billScreenWords.remove}
        </Button>
        <Button ref={done} kind="secondary" onClick={() => onOpen(undefined)}>
          <Icon of={Check} size={18} />
          {billScreenWords.done}
        </Button>
      </div>
    </li>
  )
}
