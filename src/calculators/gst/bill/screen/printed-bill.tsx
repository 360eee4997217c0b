import { Printer } from 'lucide'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/paper/use-is-printing'
import { latePart, useLoadedWhenIdle } from '../../../../ui/tab/late-part'
import { loadOrReload } from '../../../../ui/tab/load-or-reload'
import { useToast } from '../../../../ui/tab/toast'
import type { BillDetails } from '../details'
import type { BillOnScreen } from './use-bill'

const sheet = latePart(() => import('../late/sheet').then(({ BillSheet }) => BillSheet))

/** The bill on paper. Paper waits for nothing, so it is loaded ahead; without it, the page is printed. */
export function PrintedBill(bill: BillOnScreen) {
  const isPrinting = useIsPrinting()
  useLoadedWhenIdle(sheet)
  return isPrinting && sheet.isHere() && <sheet.Part {...bill} />
}

export function PrintButton({ title }: Pick<BillDetails, 'title'>) {
  const showToast = useToast()

  const print = async () => {
    try {
      await loadOrReload(sheet.load)
      window.print()
    } catch {
      showToast('The bill could not be made ready. Check your connection and try again.')
    }
  }

  return (
    <Button kind="secondary" onClick={print}>
      <Icon of={Printer} size={18} />
      Print {title === 'Estimate' ? 'estimate' : 'bill'}
    </Button>
  )
}
