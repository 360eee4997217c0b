import { Printer } from 'lucide'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useIsPrinting } from '../../../../ui/paper/use-is-printing'
import { latePart, useLoadedWhenIdle } from '../../../../ui/tab/late-part'
import { loadOrReload } from '../../../../ui/tab/load-or-reload'
import { useToast } from '../../../../ui/tab/toast'
import type { BillResults } from '../compute'
import type { BillDetails } from '../details'
import type { Bill } from '../read-row'

const sheet = latePart(() => import('../late/sheet').then(({ BillSheet }) => BillSheet))

/** The bill on paper. Paper waits for nothing, so it is loaded ahead; without it, the page is printed. */
export function PrintedBill({ bill, results }: { bill: Bill; results: BillResults }) {
  const isPrinting = useIsPrinting()
  useLoadedWhenIdle(sheet)
  return isPrinting && sheet.isHere() && <sheet.Part bill={bill} results={results} />
}

export function PrintButton({ kind }: Pick<BillDetails, 'kind'>) {
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
      Print {kind.toLowerCase()}
    </Button>
  )
}
