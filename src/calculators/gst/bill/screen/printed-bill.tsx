import { Printer } from 'lucide'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/paper/use-is-printing'
import { latePart, useLoadedWhenIdle } from '../../../../ui/tab/late-part'
import { loadOrReload } from '../../../../ui/tab/load-or-reload'
import { useToast } from '../../../../ui/tab/toast'
import { readSeller } from '../seller'
import { countItems } from '../store'
import { upiCode } from './upi-code'
import type { BillOnScreen } from './use-bill'

const sheet = latePart(async () => {
  const { PaperInWaiting, loadLogo } = await import('../late/sheet')
  await loadLogo(readSeller().logo)
  return PaperInWaiting
})

/** The bill on paper. Paper waits for nothing, so it is loaded ahead; without it, the page is printed. */
export function PrintedBill(bill: BillOnScreen) {
  const isPrinting = useIsPrinting()
  useLoadedWhenIdle(sheet)
  return sheet.isHere() && <sheet.Part {...bill} isPrinting={isPrinting} />
}

export function PrintButton({ items, details, seller }: BillOnScreen) {
  const showToast = useToast()

  const print = async () => {
    try {
      await loadOrReload(() => Promise.all([sheet.load(), seller.upi && upiCode.load()]))
      window.print()
    } catch {
      showToast('The bill could not be made ready. Check your connection and try again.')
    }
  }
  const name = details.title === 'Estimate' ? 'estimate' : 'bill'

  const askOrPrint = () => {
    if (countItems(items) > 0) print()
    else showToast(`This ${name} has no items yet.`, { label: 'Print anyway', onClick: print })
  }

  return (
    <Button kind="secondary" onClick={askOrPrint}>
      <Icon of={Printer} size={18} />
      Print {name}
    </Button>
  )
}
