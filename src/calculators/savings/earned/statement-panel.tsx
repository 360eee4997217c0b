import { ArrowLeftRight, Columns3 } from 'lucide'
import { useState } from 'react'
import { sayShortDate } from '../../../core/language/dates'
import { absolute, type Decimal, decimalFrom, zero } from '../../../core/money/decimal'
import { readAmount } from '../../../core/money/parse'
import type { Columns } from '../../../core/statements/layout'
import { dayInIndia } from '../../../core/time/column-days'
import type { DateOrder } from '../../../core/time/read-day'
import { readTypedRows } from '../../../core/yearly-rate/payments'
import { returnsOf } from '../../../core/yearly-rate/returns-of'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { Fold } from '../../../ui/fields/fold'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { statementWords } from './files/words'
import { bankRateOf, inputs, readInputs, type Typed } from './inputs'
import { writeRows } from './rows'
import { sayRate } from './sentences'
import {
  isWhole,
  type PassedSummary,
  rowsOfStatement,
  type SchemeSums,
  type Statement,
  sumsByScheme,
} from './statement'
import styles from './statement-panel.module.css'
import { type KeptStatement, writeStatement } from './statement-store'

type StatementPanelProps = {
  kept: KeptStatement
  typed: Typed
  /** Without it the file is not at hand any more. */
  onColumns: ((columns?: Columns) => void) | undefined
  onDateOrder: ((order: DateOrder) => void) | undefined
}

/** What was read from a file: by scheme, with its sums, and what was passed over. */
export function StatementPanel({ kept, typed, onColumns, onDateOrder }: StatementPanelProps) {
  const { statement, scheme } = kept
  const { money } = useCurrency()
  const { sums, kind, name, program } = statement
  const isChanged = writeRows(rowsOfStatement(statement, scheme)) !== typed.rows
  const isSided = kind !== 'transactions' && kind !== 'trades' && kind !== 'ledger'
  const shown = (digits: string) => money(decimalFrom(digits), 2)
  return (
    <section className={styles.panel} aria-labelledby="statement-title">
      <div>
        <h3 id="statement-title" className={styles.title}>
          {name ? statementWords.statement.title(name) : statementWords.statement.pasted}
        </h3>
        <p className={styles.note}>
          {program && (
            <>
              <b translate="no">{program}</b>
              {'. '}
            </>
          )}
          <span>{statementWords.statement.kinds[kind]}</span> <span>{sayDateOrder(statement)}</span>
        </p>
      </div>
      {onDateOrder && statement.dateOrder === 'open' && (
        <DateOrderQuestion statement={statement} onDateOrder={onDateOrder} />
      )}
      <Schemes kept={kept} typed={typed} />
      <Ledger>
        <LedgerRow label={statementWords.statement.paidIn} value={shown(sums.paidIn)} />
        <LedgerRow label={statementWords.statement.takenOut} value={shown(sums.takenOut)} />
        <LedgerRow label={statementWords.statement.passed} value={shown(sums.passed)} />
        <LedgerRow kind="total" label={statementWords.statement.file} value={shown(sums.file)} />
      </Ledger>
      <p className={styles.note}>
        {isWhole(statement) ? statementWords.statement.whole : statementWords.statement.notWhole}
      </p>
      {isChanged && <p className={styles.note}>{statementWords.statement.changed}</p>}
      {statement.isCut && <p className={styles.note}>{statementWords.statement.cut}</p>}
      {statement.otherSheets.length > 0 && (
        <p className={styles.note}>{statementWords.statement.otherSheets(statement.otherSheets)}</p>
      )}
      {statement.passed.length > 0 && <PassedOver passed={statement.passed} />}
      {onColumns && (
        <div className={styles.buttons}>
          {isSided && (
            <Button
              kind="quiet"
              onClick={() =>
                onColumns({ ...statement.columns, isTurned: !statement.columns.isTurned })
              }
            >
              <Icon of={ArrowLeftRight} size={18} />
              {statementWords.statement.turn}
            </Button>
          )}
          <Button kind="quiet" onClick={() => onColumns()}>
            <Icon of={Columns3} size={18} />
            {statementWords.statement.choose}
          </Button>
        </div>
      )}
    </section>
  )
}

function sayDateOrder({ dateOrder, saidOrder }: Statement): string {
  const order = dateOrder === 'open' ? saidOrder : dateOrder
  if (order === undefined) return statementWords.statement.daysFirst
  if (order === 'monthFirst') return statementWords.statement.months
  return dateOrder === 'open' ? statementWords.statement.days : ''
}

const dateOrders = ['dayFirst', 'monthFirst'] as const

type DateOrderQuestionProps = {
  statement: Statement
  onDateOrder(order: DateOrder): void
}

/** Asks which number of a day is the month, where no row of the file tells: the first ones both ways. */
function DateOrderQuestion({ statement, onDateOrder }: DateOrderQuestionProps) {
  const { openDays, saidOrder } = statement
  const [chosen, setChosen] = useState<{ of: Statement; order: DateOrder }>()
  const shown = chosen?.of === statement ? chosen.order : saidOrder
  const words = statementWords.statement.month
  const choose = (order: DateOrder) => {
    setChosen({ of: statement, order })
    onDateOrder(order)
  }
  return (
    <fieldset className={styles.schemes}>
      <legend>{words.title}</legend>
      {dateOrders.map((order) => (
        <label key={order}>
          <input
            type="radio"
            name="date-order"
            checked={shown === order}
            onChange={() => choose(order)}
          />
          <span>
            <b>{words.numbers[order]}</b>
            <small>
              {openDays
                .map((day) => words.day(day, sayShortDate(dayInIndia(day, order) ?? day)))
                .join(' · ')}
            </small>
          </span>
        </label>
      ))}
      <p className={styles.note}>{statementWords.columns.remembered}</p>
    </fieldset>
  )
}

/** What was passed over, by its reasons, with the rows. */
function PassedOver({ passed }: { passed: readonly PassedSummary[] }) {
  const { money } = useCurrency()
  const shown = (digits: string) => money(decimalFrom(digits), 2)
  const isOpen = passed.some(({ reason }) => reason === 'unknown' || reason === 'noWay')
  return (
    <Fold
      isEager
      name={statementWords.statement.why}
      summary={passed.map(({ reason }) => statementWords.statement.reasons[reason]).join(' · ')}
      isOpenAtFirst={isOpen}
    >
      <ul className={styles.reasons}>
        {passed.map(({ reason, count, sum, rows }) => (
          <li key={reason}>
            <b>{statementWords.statement.reasons[reason]}</b>{' '}
            <span data-amount>
              {statementWords.statement.rows(count)}, {shown(sum)}
            </span>
            <ul>
              {rows.map(({ row, amount, words }) => (
                <li key={row}>
                  <span>{statementWords.statement.row(row, words)}</span>
                  <span data-amount>{shown(amount)}</span>
                </li>
              ))}
              {count > rows.length && <li>{statementWords.statement.more(count - rows.length)}</li>}
            </ul>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const ALL = 'all'
const keyOf = (scheme: number | undefined) => (scheme === undefined ? ALL : String(scheme))

/** The schemes of a file, to look at all of them or at one, with what each earned. */
function Schemes({ kept, typed }: { kept: KeptStatement; typed: Typed }) {
  const { statement, scheme } = kept
  const schemes = sumsByScheme(statement)
  if (schemes.length < 2) return null
  const worths = { ...kept.worths, [keyOf(scheme)]: typed.value }

  const choose = (next: number | undefined) => {
    writeStatement({ ...kept, scheme: next, worths })
    inputs.change({
      rows: writeRows(rowsOfStatement(statement, next)),
      source: 'typed',
      swap: 'off',
      asks: 'on',
      value: worths[keyOf(next)] ?? (next === undefined ? '' : soldAtNothing(schemes, next)),
    })
  }
  return (
    <fieldset className={styles.schemes}>
      <legend>{statementWords.statement.schemes.title}</legend>
      <label>
        <input
          type="radio"
          name="scheme"
          checked={scheme === undefined}
          onChange={() => choose(undefined)}
        />
        <span>
          <b>{statementWords.statement.schemes.all(schemes.length)}</b>
        </span>
      </label>
      {schemes.map((each) => (
        <label key={each.number}>
          <input
            type="radio"
            name="scheme"
            checked={scheme === each.number}
            onChange={() => choose(each.number)}
          />
          <Scheme scheme={each} statement={statement} typed={typed} worth={worths[each.number]} />
        </label>
      ))}
    </fieldset>
  )
}

/** What was sold as a whole is worth nothing today. */
const soldAtNothing = (schemes: readonly SchemeSums[], number: number): string =>
  schemes.find((scheme) => scheme.number === number)?.isSold ? '0' : ''

type SchemeProps = {
  scheme: SchemeSums
  statement: Statement
  typed: Typed
  worth: string | undefined
}

function Scheme({ scheme, statement, typed, worth }: SchemeProps) {
  const { wholeMoney } = useCurrency()
  const { name, paidIn, takenOut } = scheme
  return (
    <span>
      <b translate="no">{name || statementWords.statement.schemes.unnamed}</b>
      <small data-amount>
        {statementWords.statement.schemes.sums(wholeMoney(paidIn), wholeMoney(takenOut))}
      </small>
      <small data-amount>{sayEarned(earnedOf(scheme, statement, typed, worth), wholeMoney)}</small>
    </span>
  )
}

type Earned = { readonly gain: Decimal; readonly rate: Decimal | undefined }

/** What a scheme earned, where it is known what it is worth. */
function earnedOf(
  { number, isSold }: SchemeSums,
  statement: Statement,
  typed: Typed,
  worth: string | undefined,
): Earned | undefined {
  const { on, bank } = readInputs(typed)
  const reading = readAmount(worth ?? '')
  const valueToday = worth?.trim() && !reading.problem ? reading.value : undefined
  if (!on || (valueToday === undefined && !isSold)) return undefined
  const { rows } = readTypedRows(rowsOfStatement(statement, number))
  const found = returnsOf({
    rows,
    on,
    valueToday: valueToday ?? zero,
    bankRate: bankRateOf(bank.value),
  })
  if (found.gain === undefined || found.totalIn === zero) return undefined
  return { gain: found.gain, rate: found.underOneYear ? undefined : found.rate }
}

function sayEarned(
  earned: Earned | undefined,
  wholeMoney: (amount: Decimal | undefined) => string,
): string {
  if (!earned) return statementWords.statement.schemes.asks
  const rate = earned.rate === undefined ? undefined : sayRate(earned.rate)
  return earned.gain < 0n
    ? statementWords.statement.schemes.lost(wholeMoney(absolute(earned.gain)), rate)
    : statementWords.statement.schemes.earned(wholeMoney(earned.gain), rate)
}
