import { sayShortDate } from '../../../core/language/dates'
import { subtract, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import type { Statement } from './statement'
import { accountWords } from './words'

/** So many of the last lines fit a message that is still read. */
const MOST_LINES = 30

/**
 * A statement as a message: the last lines, and what is left to pay.
 *
 * @param shop its name, or blank
 */
export function statementText(
  { name, gstin, lines, balance }: Statement,
  shop: string,
  today: string,
): string {
  const say = accountWords.statement
  const rupees = (amount: Statement['balance']) =>
    amount === zero ? '' : formatMoney(amount, '₹', 2)
  const earlier = lines.length - MOST_LINES
  return [
    say.head(name || gstin, shop.trim(), sayShortDate(today)),
    ...(earlier > 0 ? [say.earlier(earlier)] : []),
    ...lines
      .slice(-MOST_LINES)
      .map((line) =>
        say.line(
          sayShortDate(line.date),
          say.lines[line.kind](line.number),
          rupees(line.owed),
          rupees(line.paid),
        ),
      ),
    balance === zero
      ? say.settled
      : balance > 0n
        ? say.ends(rupees(balance))
        : say.endsInFavour(rupees(subtract(zero, balance))),
  ].join('\n')
}
