import { currencyOf } from '../../../core/money/currencies'
import { type Decimal, sum } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { taxOf } from '../../books/sales/documents'
import type { Asked, LeftOutLine, ReturnAnswer } from '../../books/sales/messages'
import { rupees, sayOnlyMonth, sayWhyLeftOut } from './sentences'
import { returnSums, type ValueAndTax } from './table-lines'
import styles from './tables.module.css'
import { useMoreRows } from './use-more-rows'
import { returnWords } from './words'

/** Every document that the file does not take, and why: with the file these add up to the whole period. */
export function NotInFileCard({ answer, asked }: { answer: ReturnAnswer; asked: Asked }) {
  const { rows, moreLabel, showMore } = useMoreRows('left-out', answer.notInFile, asked)
  const { inFile, leftOut, sentByIff, withQuarter, all } = returnSums(answer)
  if (answer.notInFile.count === 0) return null
  const missing = {
    value: sum(leftOut.value, sentByIff.value, withQuarter.value),
    tax: sum(leftOut.tax, sentByIff.tax, withQuarter.tax),
  }
  return (
    <Card
      title={returnWords.notInFile.heading}
      intro={returnWords.notInFile.intro(sayOnlyMonth(answer.period))}
      className={styles.allCard}
    >
      <table className={classNames(styles.table, styles.leftOut)}>
        <caption className="visually-hidden">{returnWords.notInFile.heading}</caption>
        <thead>
          <tr>
            {(['number', 'why', 'value', 'gst'] as const).map((head) => (
              <th key={head} scope="col">
                {returnWords.notInFile.heads[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.number || returnWords.noNumber}</th>
              <td>
                <b>{line.buyer || returnWords.walkIn}</b>
                <small>{sayWhyLeftOut(line, answer.period)}</small>
              </td>
              {line.currency === 'INR' ? (
                <Amounts value={line.value} tax={line.tax} />
              ) : (
                <td colSpan={2}>{returnWords.notInFile.otherCurrency(inItsCurrency(line))}</td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={returnWords.notInFile.sum} {...missing} />
          <Sum label={returnWords.notInFile.inFile} value={inFile.value} tax={taxOf(inFile)} />
          <Sum label={returnWords.tables.all(sayOnlyMonth(answer.period))} {...all} />
        </tfoot>
      </table>
      {moreLabel && (
        <div className={styles.foot}>
          <p />
          <Button kind="secondary" onClick={showMore}>
            {moreLabel}
          </Button>
        </div>
      )}
    </Card>
  )
}

const inItsCurrency = ({ total, currency }: LeftOutLine): string =>
  formatMoney(total, currencyOf(currency).symbol, 2)

function Amounts({ value, tax }: ValueAndTax) {
  return (
    <>
      <Amount of={value} label={returnWords.notInFile.heads.value} />
      <Amount of={tax} label={returnWords.notInFile.heads.gst} />
    </>
  )
}

const Amount = ({ of, label }: { of: Decimal; label: string }) => (
  <td data-amount data-label={label} data-below={of < 0n}>
    {rupees(of)}
  </td>
)

const Sum = ({ label, ...amounts }: ValueAndTax & { label: string }) => (
  <tr className={styles.sum}>
    <td />
    <th scope="row">{label}</th>
    <Amounts {...amounts} />
  </tr>
)
