import { sayDate, sayMonth, sayShortDate } from '../../../core/language/dates'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { asOf } from '../../../core/rules/gst'
import { gstStates } from '../../../core/states/states'
import { fieldsWords } from '../../../ui/fields/words'
import { type ReturnInputs, type ReturnResults, type TaxPaid, usualOrder } from './compute'
import { nameOf, noteOf } from './dates-card'
import { shownHeads, type Typed } from './inputs'
import styles from './printed-working.module.css'
import { sayRupees } from './rupees'
import { saySource } from './say-source'
import { columnName, isOfYear, noticesOf, sayPeriod } from './sentences'
import { type Head, total } from './set-off'
import { costsOf } from './waiting-table'
import { rulesAbout } from './why'
import { returnWords } from './words'
import { workingRows } from './working'

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
        <Waiting results={results} />
        <Dates asked={asked} results={results} />
      </div>
      <section>
        <h2>{returnWords.why.title}</h2>
        <dl className={styles.rules}>
          {rulesAbout('answer', asked).map(({ figure, says, source }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>
                {says} <span>{saySource(source)}</span>
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
      ? [[fieldsWords.states.state, gstStates[asked.state] ?? ''] as const]
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
    <table className={styles.working}>
      <caption>{returnWords.credit.title}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {columnName(head)}
            </th>
          ))}
          <th scope="col">{returnWords.payIn.total}</th>
        </tr>
      </thead>
      <tbody>
        {workingRows(asked, results, tax)
          // Without cess there is nothing that its credit could pay.
          .filter(([name]) => heads.includes('cess') || name !== returnWords.file.paidBy.cess)
          .map(([name, amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {heads.map((head) => (
                <td key={head}>{sayRupees(amounts[head])}</td>
              ))}
              <td>{sayRupees(total(amounts))}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function Waiting({ results }: { results: ReturnResults }) {
  return (
    <table>
      <caption>{returnWords.wait.title}</caption>
      <thead>
        <tr>
          <th scope="col">{returnWords.wait.daysLate}</th>
          <th scope="col">{returnWords.wait.filedOn}</th>
          <th scope="col">{returnWords.wait.interest}</th>
          <th scope="col">{returnWords.wait.lateFee}</th>
          <th scope="col">{returnWords.wait.inAll}</th>
        </tr>
      </thead>
      <tbody>
        {costsOf(results).map(({ days, date, interest, lateFee, total }) => (
          <tr key={days}>
            <th scope="row">{groupDigits(String(days))}</th>
            <td>{sayShortDate(date)}</td>
            <td>{sayRupees(interest)}</td>
            <td>{sayRupees(lateFee)}</td>
            <td>{sayRupees(total)}</td>
          </tr>
        ))}
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
