import { addressesOf, hrefOf } from '../calculators/addresses'
import { readFragment } from '../core/fragment'
import { unsaid } from '../ui/memory/outcome'
import { readTabText, writeTabText } from '../ui/memory/tab-text'
import { address, redirect } from '../ui/tab/address'

/** Until it had an address of its own, the bill was a choice at home, in links and in kept inputs. */
const HOME_INPUTS = 'gst-hisab-inputs-gst'
const isBill = (text: string | null) => readFragment(text ?? '', ['view'])?.view === 'bill'

/** Leads whoever comes by an old link, or left a page as it was then, to where it is now. */
export function followLegacyRedirects(): void {
  const { path, link } = address.read()
  if (!addressesOf('gst/single').includes(path)) return
  const kept = readTabText(HOME_INPUTS)
  if (isBill(link)) {
    redirect(`${hrefOf('gst/bill')}#${link}`)
  } else if (!link && isBill(kept)) {
    // Once: whoever comes back to the single amount stays there.
    writeTabText(HOME_INPUTS, `${kept}`.replace('&view=bill', ''), unsaid)
    redirect(hrefOf('gst/bill'))
  }
}
