import type { Decimal } from '../../../core/money/decimal'
import { toDigits } from '../../../core/money/decimal'
import { fileNameOf, numberCell, type Sheet, textCell } from '../../../core/tables/sheet'
import { accountOfWay, accountRowNames, accountRows, shownAccount, shownGst } from './accounts'
import { type SchemeAnswer, type Way, ways } from './compute'
import { schemeWords } from './words'

const DECIMALS = 2

const cellOf = (value: Decimal | undefined) =>
  value === undefined ? textCell('') : numberCell(value, DECIMALS)

/** The exported file: the account of every way that is open, in paise that add up. */
export function schemeSheet({ plan, results }: SchemeAnswer): Sheet {
  const accounts = ways.map((way) => {
    const account = accountOfWay(results, way)
    return { way, account: account && shownAccount(account, DECIMALS) }
  })
  const gst = shownGst(results, DECIMALS)
  const ofRegular = (label: string, value: Decimal) => [
    textCell(label),
    ...ways.map((way: Way) => cellOf(way === 'regular' ? value : undefined)),
  ]
  return {
    fileName: fileNameOf('gst-scheme', plan.business, toDigits(plan.sales)),
    title: schemeWords.sideBySide.exportTitle,
    factsName: schemeWords.sideBySide.title,
    facts: [{ label: schemeWords.sideBySide.currency, value: textCell('INR') }],
    columns: [schemeWords.sideBySide.row, ...ways.map((way) => schemeWords.ways[way])],
    rows: [
      ...accountRowNames.map((name) => [
        textCell(schemeWords.sideBySide.rows[name]),
        ...accounts.map(({ way, account }) => cellOf(account && accountRows[name](account, way))),
      ]),
      [
        textCell(schemeWords.sideBySide.leftOver),
        ...accounts.map(({ account }) => cellOf(account?.left)),
      ],
      ofRegular(schemeWords.sideBySide.outputGst, gst.outputGst),
      ofRegular(schemeWords.sideBySide.inputTax, gst.inputTax),
      ofRegular(schemeWords.sideBySide.gstToPay, gst.gstToPay),
    ],
  }
}
