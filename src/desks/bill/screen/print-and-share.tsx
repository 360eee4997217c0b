import { FileDown, Printer, Share2 } from 'lucide'
import { useSyncExternalStore } from 'react'
import type { Currency } from '../../../core/money/currencies'
import { formatMoney } from '../../../core/money/format'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useIsPrinting } from '../../../ui/page/media'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { type ShowToast, useToast } from '../../../ui/tab/toast'
import type { BillTitle } from '../../books/bill/details'
import { readSeller } from '../../books/bill/remembered-seller'
import { upiCode } from '../../books/upi/upi-code'
import { type BillOnScreen, useLoadedForBill } from './use-bill'
import { billScreenWords } from './words'

const sheet = lazyPart(async () => {
  const { PrintedBillSheets, loadLogo } = await import('../paper/print-bill')
  await loadLogo(readSeller().logo)
  await loadWords()
  return PrintedBillSheets
})

/** Loads the words of the bill in the language that it is printed in. */
const loadWords = async () => (await import('../paper/print-bill')).loadPaperWords(readSeller())

/** The bill for the printer. It is loaded ahead, as printing cannot wait; until then the page itself is printed. */
export function PrintedBill(bill: BillOnScreen) {
  const isPrinting = useIsPrinting()
  useLoadedForBill(sheet)
  return sheet.isHere() && <sheet.Part {...bill} isPrinting={isPrinting} />
}

const printWords: Readonly<Record<BillTitle, string>> = {
  'Tax Invoice': billScreenWords.printBill,
  'Bill of Supply': billScreenWords.printBill,
  Estimate: billScreenWords.printEstimate,
  'Credit Note': billScreenWords.printCreditNote,
}

export function PrintButton(bill: BillOnScreen) {
  const { details, seller } = bill
  const { currency } = useCurrency()
  const showToast = useToast()
  const fail = () => showToast(billScreenWords.notReady)

  const print = async () => {
    try {
      await loadOrReload(() =>
        Promise.all([sheet.load(), loadWords(), seller.upi && upiCode.load()]),
      )
      window.print()
    } catch {
      fail()
    }
  }

  return (
    <Button
      kind="secondary"
      onClick={() =>
        askIfDoubtful({ ...bill, currency }, billScreenWords.printAnyway, print, showToast).catch(
          fail,
        )
      }
    >
      <Icon of={Printer} size={18} />
      {printWords[details.title]}
    </Button>
  )
}

const load = () => import('../paper/bill-pdf')

/** Loads what the button needs when it is hovered or focused. */
const loadAhead = () => {
  // A failure is reported when the button is pressed.
  load().then(({ preloadFonts }) => preloadFonts().catch(ignored), ignored)
}
const ignored = () => {}

/** Shares the bill as a PDF where the browser can share files, else downloads it. */
export function SharePdf(billOnScreen: BillOnScreen) {
  const { bill, results, details, seller, settlement } = billOnScreen
  const { currency } = useCurrency()
  const showToast = useToast()
  const isShared = useSyncExternalStore(never, canShareFiles, () => false)
  const fail = () => showToast(billScreenWords.notMade)

  const handOver = async () => {
    try {
      const { shareBill } = await loadOrReload(load)
      const parts = { bill, results, details, seller, currency, settlement }
      await shareBill({ parts, isShared, showToast })
    } catch {
      fail()
    }
  }

  const press = () =>
    askIfDoubtful(
      { ...billOnScreen, currency },
      isShared ? billScreenWords.shareAnyway : billScreenWords.downloadAnyway,
      handOver,
      showToast,
    ).catch(fail)

  return (
    <Button kind="secondary" onPointerEnter={loadAhead} onFocus={loadAhead} onClick={press}>
      <Icon of={isShared ? Share2 : FileDown} size={18} />
      {isShared ? billScreenWords.sharePdf : billScreenWords.downloadPdf}
    </Button>
  )
}

const never = () => () => {}

let canShare: boolean | undefined

/** Cached, as the answer of a browser stays the same. */
function canShareFiles(): boolean {
  try {
    const sample = () => new File([''], 'bill.pdf', { type: 'application/pdf' })
    canShare ??= Boolean(navigator.canShare?.({ files: [sample()] }))
  } catch {
    canShare = false
  }
  return canShare
}

/**
 * Runs an action, or asks first if the bill is empty, has numbers that cannot be read, a wrong GSTIN or the number of
 * another bill, or is a credit note above what is left of its bill.
 *
 * @param anyway the button that runs it then
 */
export async function askIfDoubtful(
  bill: BillOnScreen & { readonly currency: Currency },
  anyway: string,
  action: () => unknown,
  showToast: ShowToast,
): Promise<void> {
  const [{ questionBeforeHandingOut }, { takenNumber }, { leftOfExceededBill }] =
    await loadOrReload(() =>
      Promise.all([
        import('../checks/doubtful-numbers'),
        import('../saved-bills/suggestions'),
        import('../documents/exceeded-bill'),
      ]),
    )
  const isNumberTaken = (await takenNumber()) !== undefined
  const left = await leftOfExceededBill(bill)
  const leftOfBill = left !== undefined ? formatMoney(left, bill.currency.symbol, 2) : undefined
  const question = questionBeforeHandingOut({ ...bill, isNumberTaken, leftOfBill })
  if (question) showToast(question, { label: anyway, onClick: action }, 'refused')
  else await action()
}
