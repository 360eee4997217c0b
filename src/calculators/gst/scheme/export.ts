import { type Decimal, toDigits } from '../../../core/money/decimal'
import { factsOf, fileNameOf, type Sheet, sheetTable, textCell } from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import { accountOfWay, shownAccount, shownGst } from './accounts'
import { type SchemeAnswer, ways } from './compute'
import { type AccountLine, accountLines, columnsFor, leftOver } from './side-by-side'
import { schemeWords } from './words'

const DECIMALS = 2

/** The exported file: the account of every way that is open, in paise that add up. */
export function schemeSheet({ plan, results }: SchemeAnswer): Sheet {
  const accounts = ways.map((way) => {
    const account = accountOfWay(results, way)
    return { way, account: account && shownAccount(account, DECIMALS) }
  })
  const gst = shownGst(results, DECIMALS)
  const ofRegular = (label: string, value: Decimal): AccountLine => ({
    label,
    of: (_, way) => (way === 'regular' ? value : undefined),
  })
  return {
    fileName: fileNameOf('gst-scheme', plan.business, toDigits(plan.sales)),
    title: schemeWords.sideBySide.exportTitle,
    factsName: schemeWords.sideBySide.title,
    facts: factsOf([uiWords.fields.currency, textCell('INR')]),
    ...sheetTable(
      columnsFor(accounts),
      [
        ...accountLines,
        leftOver,
        ofRegular(schemeWords.sideBySide.outputGst, gst.outputGst),
        ofRegular(schemeWords.sideBySide.inputTax, gst.inputTax),
        ofRegular(schemeWords.sideBySide.gstToPay, gst.gstToPay),
      ],
      { shown: DECIMALS },
    ),
  }
}
