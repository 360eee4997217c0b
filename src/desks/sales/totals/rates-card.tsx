import { Download } from 'lucide'
import { sum, toDigits } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useToast } from '../../../ui/tab/toast'
import { saveFile } from '../../../ui/tables/save-file'
import { uiWords } from '../../../ui/words'
import { useSeller } from '../../books/bill/remembered-seller'
import { askSales } from '../../books/sales/ask-sales'
import { taxOf } from '../../books/sales/documents'
import type { TotalsAnswer } from '../../books/sales/messages'
import type { RateSums } from '../../books/sales/totals'
import type { SalesTexts } from '../inputs'
import { rupees } from '../sentences'
import { askedBy } from '../use-sales-answer'
import styles from './tables.module.css'
import { salesTotalsWords } from './words'

/** Longer amounts are set smaller. */
const LONG_AMOUNT = '₹99,99,99,999.99'.length

type RatesCardProps = { typed: SalesTexts; answer: TotalsAnswer }

/** What was sold at each rate, and the registers as files. */
export function RatesCard({ typed, answer }: RatesCardProps) {
  const { rates, net, period } = answer
  const value = sum(net.taxable, net.untaxed)
  const tax = taxOf(net)
  const isLong = [value, ...rates.map((rate) => rate.value)].some(
    (amount) => rupees(amount).length > LONG_AMOUNT,
  )
  return (
    <Card title={salesTotalsWords.rates.title}>
      <table className={styles.rates} data-long={isLong || undefined}>
        <caption className="visually-hidden">{salesTotalsWords.rates.title}</caption>
        <thead>
          <tr>
            <th scope="col">{salesTotalsWords.rates.rate}</th>
            <th scope="col">{salesTotalsWords.ledger.taxable}</th>
            <th scope="col">{salesTotalsWords.ledger.gst}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((sums) => (
            <tr key={String(sums.rate)}>
              <th scope="row">{sayRate(sums)}</th>
              <td data-amount>{rupees(sums.value)}</td>
              <td data-amount>{rupees(taxOf(sums))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{salesTotalsWords.rates.all}</th>
            <td data-amount>{rupees(value)}</td>
            <td data-amount>{rupees(tax)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.registers}>
        <p>{salesTotalsWords.registers[period.kind]}</p>
        <Files typed={typed} answer={answer} />
      </div>
    </Card>
  )
}

/** With the decimals that it has: 0.25%. */
const sayRate = ({ rate }: RateSums): string =>
  rate === 'untaxed'
    ? salesTotalsWords.rates.noTax
    : formatPercent(rate, (toDigits(rate).split('.')[1] ?? '').length)

const files = ['bills-csv', 'items-csv', 'registers-excel'] as const

function Files({ typed, answer }: RatesCardProps) {
  const seller = useSeller()
  const showToast = useToast()
  const save = async (file: (typeof files)[number]) => {
    try {
      const asked = askedBy(typed, seller, answer.today)
      const made = await askSales('file', { ...asked, file })
      for (const { name, content } of made) saveFile(name, content)
    } catch {
      showToast(uiWords.tables.notMade)
    }
  }
  return (
    <div className={styles.files}>
      {files.map((file) => (
        <Button key={file} kind="quiet" onClick={() => save(file)}>
          <Icon of={Download} size={18} />
          {salesTotalsWords.registers.files[file]}
        </Button>
      ))}
    </div>
  )
}
