import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Decimal } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { printedOn, useIsPrinting } from '../../../ui/page/media'
import { whenIdle } from '../../../ui/tab/lazy-part'
import { createStore } from '../../../ui/tab/store'
import { useSeller } from '../../books/bill/remembered-seller'
import { askSales } from '../../books/sales/ask-sales'
import { taxOf } from '../../books/sales/documents'
import type { Register, TotalsAnswer } from '../../books/sales/messages'
import type { SalesTexts } from '../inputs'
import { rupees, sayPeriod } from '../sentences'
import { askedBy } from '../use-sales-answer'
import styles from './printed-register.module.css'
import { sayCounts } from './sentences'
import { salesTotalsWords } from './words'

/** The register of the period that an answer is about. */
type RegisterToPrint = Register & { readonly answer: TotalsAnswer }

/** What is on paper when the page is printed: as printing waits for nothing, it is loaded before. */
const registerToPrint = createStore<RegisterToPrint | undefined>(() => undefined)

/** Loads it for what is shown. */
export const registerLoader: { load: (() => Promise<void>) | undefined } = { load: undefined }

/** A longer register is asked for when its button is pressed: it would hold the page up. */
const MOST_AHEAD = 1_000
/** The last columns of the register are amounts. */
const AMOUNTS = 7
/** Longer amounts need smaller letters. */
const LONG_AMOUNT = '9,99,99,999.99'.length

type PrintedRegisterProps = { typed: SalesTexts; answer: TotalsAnswer }

/** On paper the page is the register of the bills of the period: it is here only while it is printed. */
export function PrintedRegister({ typed, answer }: PrintedRegisterProps) {
  const seller = useSeller()
  const isPrinting = useIsPrinting()
  const register = useSyncExternalStore(
    registerToPrint.subscribe,
    registerToPrint.read,
    () => undefined,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are those of the answer
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      if (registerToPrint.read()?.answer === answer) return
      const found = await askSales('register', askedBy(typed, seller, answer.today))
      if (isWanted) registerToPrint.write({ answer, ...found })
    }
    registerLoader.load = load
    const { bills, cancelled, creditNotes, cancelledNotes } = answer.counts
    const count = bills + cancelled + creditNotes + cancelledNotes
    if (count > 0 && count <= MOST_AHEAD) {
      whenIdle(() => {
        // Printing by its button tries again, and says so where it fails.
        if (isWanted) load().catch(() => {})
      })
    }
    return () => {
      isWanted = false
      registerLoader.load = undefined
    }
  }, [answer, seller])

  if (!isPrinting || register?.answer !== answer || register.rows.length === 0) return null
  return createPortal(
    <div className={styles.place}>
      <RegisterHead answer={answer} />
      <RegisterTable heads={register.heads} rows={register.rows} net={answer.net} />
    </div>,
    document.body,
  )
}

/** Whose register it is, of which period, and what it comes to. */
function RegisterHead({ answer }: { answer: TotalsAnswer }) {
  const { shop, period, net, isTerritory } = answer
  const stateTax = isTerritory ? salesTotalsWords.ledger.utgst : salesTotalsWords.ledger.sgst
  const totals: readonly (readonly [string, Decimal])[] = [
    [salesTotalsWords.ledger.taxable, net.taxable],
    [salesTotalsWords.ledger.untaxed, net.untaxed],
    [salesTotalsWords.ledger.gst, taxOf(net)],
    [salesTotalsWords.ledger.cgst, net.cgst],
    [stateTax, net.sgst],
    [salesTotalsWords.ledger.igst, net.igst],
    [salesTotalsWords.ledger.rounding, net.roundOff],
    [salesTotalsWords.ledger.sales, net.total],
  ]
  return (
    <header className={styles.head}>
      <div>
        <h1>{salesTotalsWords.register.title}</h1>
        <p>
          <b>{sayPeriod(period)}</b>
        </p>
        <p>{printedOn()}</p>
      </div>
      <div>
        {shop && <h2>{shop}</h2>}
        <p>{sayCounts(answer)}</p>
      </div>
      <dl>
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rupees(value)}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

type RegisterTableProps = {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  net: TotalsAnswer['net']
}

function RegisterTable({ heads, rows, net }: RegisterTableProps) {
  const texts = heads.length - AMOUNTS
  const sums = [
    net.taxable,
    net.untaxed,
    net.igst,
    net.cgst,
    net.sgst,
    net.roundOff,
    net.total,
  ].map((amount) => formatNumber(amount, 2))
  const isLong = sums.some(({ length }) => length > LONG_AMOUNT)
  return (
    <table className={styles.register} data-long={isLong || undefined}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers may be used twice
          <tr key={row}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <td key={column}>{column < texts ? cell : groupDigits(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={texts}>
            {salesTotalsWords.sources.all(rows.length)}
          </th>
          {sums.map((amount, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <td key={column}>{amount}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
