import { decimalOfUnits } from '../../../../core/money/decimal'
import { formatMoney } from '../../../../core/money/format'
import { Card } from '../../../../ui/page/card'
import { nameOfKind } from '../../marketplaces/names'
import type { CheckPlace, FileCheck, Summary, Thousandths } from '../../messages'
import styles from './unknown-card.module.css'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.check

/** Three decimals only where they say something. @example exact(10366) // '₹10.366' */
const exact = (amount: Thousandths): string =>
  formatMoney(decimalOfUnits(amount, 3), '₹', amount % 10 === 0 ? 2 : 3)

const places: readonly CheckPlace[] = [
  ...(['orders', 'apart', 'transfers', 'notExplained'] as const),
  ...(['rounding', 'unknown', 'twice'] as const),
]

type CheckLine = { readonly name: string; readonly amount: Thousandths }

/** What a file states by its sheets, where each part of it ended, and whether both meet. */
function linesOf({ stated, sheets, places: ended, difference }: FileCheck): readonly CheckLine[] {
  return [
    ...(sheets.length > 1
      ? sheets.map(({ name, stated }) => ({ name: words.sheet(name ?? ''), amount: stated }))
      : []),
    { name: words.stated, amount: stated },
    ...places
      .filter((place) => place === 'orders' || ended[place] !== 0)
      .map((place) => ({ name: words.places[place], amount: ended[place] })),
    { name: difference === 0 ? words.met : words.notMet, amount: difference },
  ]
}

/** The check after reading: every amount of each file of money ended somewhere. */
export function CheckCard({ summary }: { summary: Summary }) {
  const { checks } = summary
  if (checks.length === 0) return null
  const isSeveral = (kind: string) => checks.filter((check) => check.kind === kind).length > 1
  return (
    <Card title={words.title} intro={words.intro} className={styles.card}>
      {checks.map((check) => (
        <ul
          key={`${check.kind} ${check.file}`}
          className={styles.lines}
          aria-label={nameOfKind(check.kind)}
        >
          <li>
            <span>
              {nameOfKind(check.kind)}
              {isSeveral(check.kind) && ` (${check.file})`}
            </span>
          </li>
          {linesOf(check).map(({ name, amount }) => (
            <li key={name}>
              <span>{name}</span>
              <b data-amount>{exact(amount)}</b>
            </li>
          ))}
        </ul>
      ))}
    </Card>
  )
}
