import { Upload } from 'lucide'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonKind } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import { booksWords } from '../words'
import type { TakenIn } from './old-bill'

const dialog = lazyPart(() => import('./old-bills-dialog').then((part) => part.OldBillsDialog))

type OldBillsButtonProps = {
  kind: ButtonKind
  /** Says what was taken in; without it, a toast does. */
  onTaken?: (taken: TakenIn) => void
}

/** Offers to take in the bills of another program. */
export function OldBillsButton({ kind, onTaken }: OldBillsButtonProps) {
  const onDemand = useOnDemand()
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const say = ({ text, undo }: TakenIn) => showToast(text, undoBy({ run: undo }))
  return (
    <>
      <Button
        kind={kind}
        onClick={() => onDemand(dialog.load, booksWords.oldBills.notLoaded, () => setIsOpen(true))}
      >
        <Icon of={Upload} size={18} />
        {booksWords.oldBills.button}
      </Button>
      {isOpen &&
        createPortal(
          <dialog.Part onClose={() => setIsOpen(false)} onTaken={onTaken ?? say} />,
          document.body,
        )}
    </>
  )
}
