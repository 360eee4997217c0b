import { Copy, Link as LinkIcon, Printer, RotateCcw } from 'lucide'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Fields } from '../../core/fragment'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { latePart } from '../tab/late-part'
import { type PageInputs, shareLink } from '../tab/page-inputs'
import { useToast } from '../tab/toast'
import { useIsPrinting } from '../tab/use-is-printing'
import styles from './page-actions.module.css'

export type ActionsProps = {
  /** Loses what it knows of each field's name: the actions only pass the inputs on. */
  inputs: PageInputs<Fields>
  /** The inputs that the results belong to: results may be a moment behind what is typed. */
  typed: Fields
  /** The page in a message: "Loan EMI". */
  name: string
  /** The main result first. */
  results: readonly { label: string; value: string }[]
}

// Hardly anyone ever needs it.
const copyByHand = latePart(() =>
  import('./late/copy-by-hand').then(({ CopyByHand }) => CopyByHand),
)

/** The place at the foot of the page where a printed sheet says how to get back to it. */
export const PRINTED_ADDRESS = 'printed-address'

/** What a person does with a result: copy it, send it, print it, or start again. */
export function PageActions({ inputs, typed, name, results }: ActionsProps) {
  const showToast = useToast()
  const { currency } = useCurrency()
  const isPrinting = useIsPrinting()
  const link = () => shareLink(typed, currency.code)
  const [textByHand, setTextByHand] = useState<string>()
  const summary = `${name}: ${results.map(({ label, value }) => `${label} ${value}`).join(', ')}`

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(done)
    } catch {
      setTextByHand(text)
    }
  }

  const share = async () => {
    const isPhone = matchMedia('(pointer: coarse)').matches
    if (!isPhone || !navigator.share) return copy(link(), 'Link copied')
    try {
      await navigator.share({ title: name, text: summary, url: link() })
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        await copy(link(), 'Link copied')
      }
    }
  }

  const reset = () => {
    const before = inputs.read()
    inputs.change(inputs.defaults)
    showToast('Inputs reset', { label: 'Undo', onClick: () => inputs.change(before) })
  }

  return (
    <div className={styles.actions}>
      <Button kind="quiet" onClick={() => copy(`${summary}\n${link()}`, 'Result copied')}>
        <Icon of={Copy} size={18} />
        Copy
      </Button>
      <Button kind="quiet" onClick={share}>
        <Icon of={LinkIcon} size={18} />
        Share link
      </Button>
      <Button kind="quiet" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        Print
      </Button>
      <Button kind="quiet" onClick={reset}>
        <Icon of={RotateCcw} size={18} />
        Reset
      </Button>
      {isPrinting && <PrintedAddress address={link()} />}
      {textByHand !== undefined && (
        <Suspense>
          <copyByHand.Part text={textByHand} onClose={() => setTextByHand(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function PrintedAddress({ address }: { address: string }) {
  const place = document.getElementById(PRINTED_ADDRESS)
  return place && createPortal(address, place)
}
