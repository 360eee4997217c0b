import { Printer } from 'lucide'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/page/media'
import { lazyPart, loadOrReload, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import { readSeller } from '../seller'
import { askFirst } from './ask-first'
import { upiCode } from './upi-code'
import type { BillOnScreen } from './use-bill'

const sheet = lazyPart(async () => {
  const { PaperInWaiting, loadLogo } = await import('../paper/sheet')
  await loadLogo(readSeller().logo)
  return PaperInWaiting
})

/** The bill on paper. Paper waits for nothing, so it is loaded ahead; without it, the page is printed. */
export function PrintedBill(bill: BillOnScreen) {
  const isPrinting = useIsPrinting()
  useLoadedWhenIdle(sheet)
  return sheet.isHere() && <sheet.Part {...bill} isPrinting={isPrinting} />
}

export function PrintButton(bill: BillOnScreen) {
  const { details, seller } = bill
  const showToast = useToast()

  const print = async () => {
    try {
      await loadOrReload(() => Promise.all([sheet.load(), seller.upi && upiCode.load()]))
      window.print()
    } catch {
      showToast(NOT_READY)
    }
  }

  return (
    <Button
      kind="secondary"
      onClick={() => askFirst(bill, 'Print', print, showToast).catch(() => showToast(NOT_READY))}
    >
      <Icon of={Printer} size={18} />
      Print {details.title === 'Estimate' ? 'estimate' : 'bill'}
    </Button>
  )
}

const NOT_READY = 'The bill could not be made ready. Check your connection and try again.'
