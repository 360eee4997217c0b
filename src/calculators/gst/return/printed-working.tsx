import { sayDate, sayMonth, sayShortDate } from '../../../core/language/dates'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { asOf } from '../../../core/rules/rule-on'
import { gstStates } from '../../../core/states/states'
import type { Columns } from '../../../core/tables/columns'
import { useCurrency } from '../../../ui/tab/currency'
import { shownCell } from '../../../ui/tables/data-table'
import { uiWords } from '../../../ui/words'
import { type ReturnInputs, type ReturnResults, type TaxPaid, usualOrder } from './compute'
import { nameOf, noteOf } from './dates-card'
import { shownHeads, type Typed } from './inputs'
import styles from './printed-working.module.css'
import { sayRupees } from './rupees'
import { saySource } from './say-source'
import { isOfYear, noticesOf, sayPeriod } from './sentences'
import type { Head } from './set-off'
import { costsOf, waitingColumns } from './waiting-table'
import { rulesAbout } from './why'
import { returnWords } from './words'
import { workingColumns, workingRows } from './working'

type PrintedWorkingProps = { typed: Typed; asked: ReturnInputs; results: ReturnResults }

/** The whole working on one sheet: what was asked, each row by head, what waiting costs, dates and law. */
export function PrintedWorking({ typed, asked, results }: PrintedWorkingProps) {
  const { tax } = results
  const notices = noticesOf(asked, results)
  return (
    <div className={styles.sheet}>
      <dl className={styles.facts}>
        {factsOf(typed, asked, results).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tax && <Working asked={asked} results={results} tax={tax} heads={shownHeads(typed)} />}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <div className={styles.pair}>
        <PrintedTable
          caption={returnWords.wait.title}
          columns={waitingColumns}
          rows={costsOf(results)}
        />
        <Dates asked={asked} results={results} />
      </div>
      <section>
        <h2>{returnWords.why.title}</h2>
        <dl className={styles.rules}>
          {rulesAbout('answer', asked).map(({ figure, says, rule }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>
                {says} <span>{saySource(rule)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>{returnWords.why.asOf(sayMonth(asOf))}</p>
      </section>
    </div>
  )
}

/** What was asked, without the amounts by head. */
function factsOf(
  typed: Typed,
  asked: ReturnInputs,
  { dueDate, filedOn, daysLate, cashToPay, lateFee }: ReturnResults,
): readonly (readonly [string, string])[] {
  const is3b = asked.form === 'gstr3b'
  const turnover = (text: string) => sayTypedMoney(text, '₹')
  return [
    [returnWords.form, returnWords.forms[asked.form]],
    [returnWords.file.period, sayPeriod(asked)],
    [returnWords.dueDate, sayDate(dueDate)],
    [returnWords.filedOn, sayDate(filedOn)],
    [returnWords.file.daysLate, groupDigits(String(daysLate))],
    ...(!isOfYear(asked.form) && asked.filing === 'quarterly'
      ? [[uiWords.fields.states.state, gstStates[asked.state] ?? ''] as const]
      : []),
    ...(asked.form === 'gstr9'
      ? ([
          [returnWords.yearTurnover, turnover(typed.yearTurnover)],
          [returnWords.stateTurnover, turnover(typed.stateTurnover)],
        ] as const)
      : []),
    ...(is3b || asked.form === 'gstr1'
      ? [[returnWords.turnover, turnover(typed.turnover)] as const]
      : []),
    ...(is3b
      ? ([
          [returnWords.interestRate, sayTypedPercent(typed.interestRate)],
          [returnWords.order, returnWords.orders[asked.order || usualOrder(asked.period)]],
        ] as const)
      : [[returnWords.results.lateFee, sayRupees(lateFee.total)] as const]),
    [returnWords.results.cashToPay, sayRupees(cashToPay)],
  ]
}

type WorkingProps = {
  asked: ReturnInputs
  results: ReturnResults
  tax: TaxPaid
  heads: readonly Head[]
}

function Working({ asked, results, tax, heads }: WorkingProps) {
  return (
    <PrintedTable
      className={styles.working}
      caption={returnWords.credit.title}
      columns={workingColumns(heads)}
      // Without cess there is nothing that its credit could pay.
      rows={workingRows(asked, results, tax).filter(
        ({ isOfCess }) => !isOfCess || heads.includes('cess'),
      )}
    />
  )
}

type PrintedTableProps<Row> = {
  className?: string | undefined
  caption: string
  columns: Columns<Row>
  rows: readonly Row[]
}

function PrintedTable<Row>({ className, caption, columns, rows }: PrintedTableProps<Row>) {
  const { wholeMoney } = useCurrency()
  return (
    <table className={className}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head }) =>
            head ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <td key={head} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [first, ...cells] = columns.map((column) => shownCell(column, row, wholeMoney))
          return (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={at}>{cell}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Dates({ asked, results }: Omit<PrintedWorkingProps, 'typed'>) {
  return (
    <table className={styles.dates}>
      <caption>{returnWords.dates.title}</caption>
      <tbody>
        {results.calendar.map((entry) => (
          <tr key={entry.what}>
            <td>{sayShortDate(entry.day)}</td>
            <th scope="row">{nameOf(entry.what)}</th>
            <td>{noteOf(entry, asked)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
