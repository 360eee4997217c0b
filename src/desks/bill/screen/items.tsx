import { ClipboardPaste, List, Plus, Trash2 } from 'lucide'
import { type ClipboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_BILL_ROWS } from '../../../core/limits'
import { usePageAnswer } from '../../../ui/answer/page-answer'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useIsPhone } from '../../../ui/page/media'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import type { BillLine } from '../../books/bill/compute'
import {
  type BillItem,
  clearItems,
  duplicateItem,
  emptyLastItem,
  moveItem,
  readOpenBill,
  removeItem,
  rowsLeft,
} from '../store'
import { focusCell, type ItemNavigation, ItemNavigationContext } from './cell'
import { BillList } from './item-list'
import { type BillActions, BillTable, RowTools } from './item-table'
import styles from './items.module.css'
import { billScreenWords } from './words'

const pasteDialog = lazyPart(() => import('../paste/paste-dialog').then((part) => part.PasteDialog))
const itemsDialog = lazyPart(() =>
  import('../saved-items/items-dialog').then((part) => part.ItemsDialog),
)

/** The card of the items, to which the bar with the answer scrolls back. */
export function ItemsCard({ children }: { children: ReactNode }) {
  const { inputCard } = usePageAnswer()
  return (
    <section ref={inputCard} aria-label={billScreenWords.items}>
      <Card>{children}</Card>
    </section>
  )
}

type ItemsProps = {
  items: readonly BillItem[]
  lines: readonly BillLine[]
  isTaxed: boolean
  /** On a bill of supply, whose rows say why they have no tax. */
  isExempt: boolean
}

/** The items, and what can be done with them. */
export function Items({ items, lines, isTaxed, isExempt }: ItemsProps) {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const isPhone = useIsPhone()
  const [openId, setOpenId] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const [pasted, setPasted] = useState<string>()
  const [savedItemsFor, setSavedItemsFor] = useState<{ code: string; id: number }>()
  const [currentId, setCurrentId] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)

  const goTo = useCallback((id: number | undefined) => {
    if (id === undefined) return
    flushSync(() => setOpenId(id))
    focusCell(id, 'description')
  }, [])

  const actions = useMemo<BillActions>(
    () => ({
      remove(id) {
        if (id === emptyLastItem(readOpenBill().items)?.id) {
          // Nothing is typed in it yet: only its fields go.
          flushSync(() => setOpenId(undefined))
          addButton.current?.focus()
          return
        }
        const { beside, undo } = removeItem(id)
        const restore = () => {
          flushSync(undo.run)
          focusCell(id, 'description')
        }
        showToast(billScreenWords.removed, undoBy({ ...undo, run: restore }))
        flushSync(() => setOpenId(undefined))
        // On a phone the empty row is not in the list.
        if (!beside || !focusCell(beside.id, 'description')) addButton.current?.focus()
      },
      duplicate(id) {
        goTo(duplicateItem(id)?.id)
        setAnnounced(billScreenWords.duplicated)
      },
      move(id, step) {
        const position = moveItem(id, step)
        if (position !== undefined) setAnnounced(billScreenWords.moved(position))
      },
    }),
    [goTo, showToast],
  )

  const addItem = () => {
    const next = emptyLastItem(items)
    if (next) goTo(next.id)
    else showToast(billScreenWords.full(MOST_BILL_ROWS))
  }

  const clear = () => {
    const undo = clearItems()
    const restore = () => {
      flushSync(undo.run)
      const [first] = items
      if (first) focusCell(first.id, 'description')
    }
    showToast(billScreenWords.cleared, undoBy({ ...undo, run: restore }))
    // The button is disabled now and loses the focus.
    addButton.current?.focus()
  }

  const openPaste = (text: string) =>
    onDemand(pasteDialog.load, billScreenWords.pasteNotLoaded, () => setPasted(text))

  const navigation = useMemo<ItemNavigation>(
    () => ({
      goTo,
      openItems: (code, id) =>
        loadOrReload(itemsDialog.load).then(
          () => setSavedItemsFor({ code, id }),
          () => showToast(billScreenWords.yourItemsNotLoaded),
        ),
    }),
    [goTo, showToast],
  )

  const close = () => {
    flushSync(() => {
      setPasted(undefined)
      setSavedItemsFor(undefined)
    })
    // The cell that had the focus before the dialog may be gone.
    if (document.activeElement === document.body) addButton.current?.focus()
  }

  /** A text of one cell is pasted as usual; a table opens the dialog. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    openPaste(text)
  }

  return (
    <>
      <div className={styles.items} onPaste={paste}>
        <ItemNavigationContext value={navigation}>
          {isPhone ? (
            <BillList
              items={items}
              lines={lines}
              isTaxed={isTaxed}
              isExempt={isExempt}
              actions={actions}
              openId={openId}
              onOpen={setOpenId}
            />
          ) : (
            <BillTable
              items={items}
              lines={lines}
              isTaxed={isTaxed}
              isExempt={isExempt}
              actions={actions}
              onCurrent={setCurrentId}
            />
          )}
        </ItemNavigationContext>
      </div>
      <div className={styles.foot}>
        <Button ref={addButton} kind="secondary" onClick={addItem}>
          <Icon of={Plus} size={18} />
          {billScreenWords.addItem}
        </Button>
        <Button kind="quiet" onClick={() => navigation.openItems('', 0)}>
          <Icon of={List} size={18} />
          {billScreenWords.yourItems}
        </Button>
        <Button kind="quiet" onClick={() => openPaste('')}>
          <Icon of={ClipboardPaste} size={18} />
          {billScreenWords.pasteRows}
        </Button>
        {!isPhone && <RowTools items={items} id={currentId} actions={actions} />}
        <Button kind="quiet" disabled={items.length < 2} onClick={clear}>
          <Icon of={Trash2} size={18} />
          {billScreenWords.clear}
        </Button>
      </div>
      {!isPhone && <p className={styles.help}>{billScreenWords.help}</p>}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {savedItemsFor && <itemsDialog.Part {...savedItemsFor} onClose={close} />}
      {pasted !== undefined && (
        <pasteDialog.Part pasted={pasted} room={rowsLeft(items)} onClose={close} />
      )}
    </>
  )
}
