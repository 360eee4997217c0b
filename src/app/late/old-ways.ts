import { readFragment } from '../../core/fragment'
import { address, redirect } from '../../ui/tab/address'
import { readSession, writeSession } from '../../ui/tab/session'

/** Until it had an address of its own, the bill was a choice at home, in links and in kept inputs. */
const HOME_INPUTS = 'gst-hisab-inputs-gst'
const isBill = (text: string | null) => readFragment(text ?? '', ['view'])?.view === 'bill'

/** Leads whoever comes by an old link, or left a page as it was then, to where it is now. */
export function followOldWays(): void {
  const { path, link } = address.read()
  if (path !== '/' && path !== '/gst') return
  const kept = readSession(HOME_INPUTS)
  if (isBill(link)) {
    redirect(`/gst/bill#${link}`)
  } else if (!link && isBill(kept)) {
    // Once: whoever comes back to the single amount stays there.
    writeSession(HOME_INPUTS, `${kept}`.replace('&view=bill', ''))
    redirect('/gst/bill')
  }
}
