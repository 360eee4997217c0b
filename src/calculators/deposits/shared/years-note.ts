import { sayMonth } from '../../../core/language/dates'
import { atLeastZero, type Decimal, decimalFrom, toDigits } from '../../../core/money/decimal'
import { tds, tdsLaw } from '../../../core/rules/deposits'
import { ruleOn } from '../../../core/rules/rule-on'
import type { TaxTerms } from './tax'
import { inRupees } from './tax-fields'
import { depositsWords } from './words'

const words = depositsWords.yearsNote

const rupees = (amount: Decimal): string => inRupees(toDigits(amount))

/**
 * The sentences below a table of years about TDS: its limits, and the financial years whose law has another one than
 * what is typed, as that counts in every year.
 *
 * @param financialYears none where the deposit has no day
 * @example sayTdsOfYears(['2024-25', '2025-26'], terms) // […, 'The limit typed, ₹50,000, counts in every year; by law it is ₹40,000 in 2024-25.']
 */
export function sayTdsOfYears(
  financialYears: readonly string[],
  terms: TaxTerms,
): readonly string[] {
  const { above, aboveForSeniors, seniorFrom, from } = tds
  const limits = words.tds(inRupees(above), inRupees(aboveForSeniors), seniorFrom, sayMonth(from))
  if (terms.noTds) return [limits]
  const typed = atLeastZero(terms.isSenior ? terms.tdsLimitSenior : terms.tdsLimit)
  const others = runsOf(financialYears, terms.isSenior).filter(({ limit }) => limit !== typed)
  const known = others.flatMap(({ limit, first, last }) =>
    limit === undefined ? [] : [words.limitIn(rupees(limit), words.years(first, last))],
  )
  const unknown = others.find(({ limit }) => limit === undefined)
  return [
    limits,
    ...(known.length > 0 ? [words.asTyped(rupees(typed), known)] : []),
    ...(unknown ? [words.unknown(words.years(unknown.first, unknown.last))] : []),
  ]
}

type Run = { readonly limit: Decimal | undefined; readonly first: string; last: string }

/** Years in a row with the same limit by law; none is known before the first entry. */
function runsOf(financialYears: readonly string[], isSenior: boolean): readonly Run[] {
  const runs: Run[] = []
  for (const year of financialYears) {
    const rule = ruleOn(tdsLaw, `${year.slice(0, 4)}-04-01`)
    const limit = rule && decimalFrom(isSenior ? rule.aboveForSeniors : rule.above)
    const before = runs.at(-1)
    if (before && before.limit === limit) before.last = year
    else runs.push({ limit, first: year, last: year })
  }
  return runs
}
