import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/page/button'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import type { FinancialYear } from '../bill/bill-number'
import { useClosableYear, type YearFiles } from './closing'
import { backupWords } from './words'

const dialog = lazyPart(() => import('./close-year-dialog').then((part) => part.CloseYearDialog))

type CloseYearButtonProps = {
  /** How many documents are kept on this device. */
  documents: number
  registers?: YearFiles | undefined
}

/** Offers to close the financial year before, as long as it has bills and was not closed. */
export function CloseYearButton({ documents, registers }: CloseYearButtonProps) {
  const onDemand = useOnDemand()
  const closable = useClosableYear(documents)
  const [closing, setClosing] = useState<FinancialYear>()
  return (
    <>
      {closable !== undefined && (
        <Button
          kind="quiet"
          onClick={() => onDemand(dialog.load, backupWords.notLoaded, () => setClosing(closable))}
        >
          {backupWords.closeYear}
        </Button>
      )}
      {closing !== undefined &&
        createPortal(
          <dialog.Part
            year={closing}
            registers={registers}
            onClose={() => setClosing(undefined)}
          />,
          document.body,
        )}
    </>
  )
}
