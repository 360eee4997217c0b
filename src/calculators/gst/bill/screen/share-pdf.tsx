import { FileDown, Share2 } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { loadOrReload } from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import { askFirst } from './ask-first'
import type { BillOnScreen } from './use-bill'

const load = () => import('../paper/share-bill')

/** Whoever points at the button is likely to press it: then little is left to wait for. */
const loadAhead = () => {
  // What fails now is told when the button is pressed.
  load().then(({ getReady }) => getReady().catch(ignored), ignored)
}
const ignored = () => {}

/** The bill as a PDF: for the share sheet where there is one for files, else for the downloads. */
export function SharePdf(billOnScreen: BillOnScreen) {
  const { bill, results, details, seller } = billOnScreen
  const { currency } = useCurrency()
  const showToast = useToast()
  const isShared = useSyncExternalStore(never, canShareFiles, () => false)
  const verb = isShared ? 'Share' : 'Download'

  const handOver = async () => {
    try {
      const { shareBill } = await loadOrReload(load)
      await shareBill({ parts: { bill, results, details, seller, currency }, isShared, showToast })
    } catch {
      showToast(NOT_MADE)
    }
  }

  const press = () =>
    askFirst(billOnScreen, verb, handOver, showToast).catch(() => showToast(NOT_MADE))

  return (
    <Button kind="secondary" onPointerEnter={loadAhead} onFocus={loadAhead} onClick={press}>
      <Icon of={isShared ? Share2 : FileDown} size={18} />
      {`${verb} PDF`}
    </Button>
  )
}

const NOT_MADE = 'The PDF could not be made. Check your connection and try again.'

const never = () => () => {}

let canShare: boolean | undefined

/** Asked once: a browser's answer stays the same. */
function canShareFiles(): boolean {
  try {
    const sample = () => new File([''], 'bill.pdf', { type: 'application/pdf' })
    canShare ??= Boolean(navigator.canShare?.({ files: [sample()] }))
  } catch {
    canShare = false
  }
  return canShare
}
