import { Download, ListPlus, Pencil, Plus, Trash2, Upload } from 'lucide'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { countOf } from '../../../../core/format'
import { dayOf } from '../../../../core/say-date'
import { fileNameOf } from '../../../../core/sheet'
import dialogStyles from '../../../../ui/dialog/dialog.module.css'
import { type Outcome, outcomeOf } from '../../../../ui/memory/outcome'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { FileButton, TABLE_FILES } from '../../../../ui/tables/given-file/file-button'
import { saveSheet } from '../../../../ui/tables/save-sheet'
import { saveNow } from '../saved-bills/autosave'
import { readBills } from '../saved-bills/bills-database'
import billsStyles from '../saved-bills/bills-dialog.module.css'
import { lastSold, readHiddenSuggestions } from '../saved-bills/suggestions'
import { addToBill, fillScannedRow, priceChoices, sayKind } from './add-to-bill'
import { ItemForm, textsOf } from './item-form'
import {
  type ItemTexts,
  nameOf,
  noItem,
  onItemsChange,
  readItems,
  removeItems,
  replaceItems,
  restoreItems,
  type SavedItem,
  saveItem,
  toSavedItem,
  undoReplaceItems,
} from './items-database'
import styles from './items-dialog.module.css'
import { type ItemsPlan, itemsSheet } from './items-file'
import { type ItemsFile, ItemsImport, readItemsFile, sayPlan } from './items-import'
import { itemsIndexOf, searchItems } from './items-index'

/** Nobody reads more at once, and a phone draws it without a pause. */
const SHOWN_AT_ONCE = 50

type Said = {
  text: string
  undo?: (() => Promise<unknown>) | undefined
  /** What this Undo brings back. */
  forgotten?: readonly SavedItem[]
}

/** What is on show: the list, an item that is typed, or a file that was read. */
type View =
  | { kind: 'list' }
  | { kind: 'form'; begun: ItemTexts; before?: SavedItem | undefined; id?: number | undefined }
  | { kind: 'file'; name: string; file: ItemsFile }

type ItemsDialogProps = {
  /** Of an item that is new: it was scanned into this row. */
  code: string
  id: number
  onClose(): void
}

const newItem = (code: string): ItemTexts => ({ ...noItem, code, prices: priceChoices().prices })

/** The items of the shop: to find, add, change, forget, and to take elsewhere. */
export function ItemsDialog({ code, id, onClose }: ItemsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const showToast = useToast()
  const [items, setItems] = useState<readonly SavedItem[]>()
  const [isForbidden, setIsForbidden] = useState(false)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const [said, setSaid] = useState<Said>()
  const [isTouched, setIsTouched] = useState(false)
  const [view, setView] = useState<View>(
    code ? { kind: 'form', begun: newItem(code), id } : { kind: 'list' },
  )
  const wanted = useDeferredValue(text)
  const all = useMemo(() => itemsIndexOf(items ?? []).items, [items])
  const found = useMemo(() => searchItems(all, wanted), [all, wanted])

  const read = useCallback(
    () =>
      readItems().then(
        (items) => {
          setItems(items)
          setIsForbidden(false)
        },
        () => setIsForbidden(true),
      ),
    [],
  )
  useEffect(() => {
    dialog.current?.showModal()
    if (code) dialog.current?.querySelector('textarea')?.focus()
    // On a phone the keyboard would hide what there is to see.
    else if (matchMedia('(pointer: coarse)').matches) title.current?.focus()
    read()
    return onItemsChange(read)
  }, [code, read])

  useEffect(() => {
    if (said?.undo) undoButton.current?.focus()
  }, [said])

  /** What is typed in a form is not lost by a slip. */
  const mayLeave = () => {
    if (view.kind !== 'form' || !isTouched) return true
    setSaid({ text: 'This item is not saved yet: save it, or cancel once more.' })
    setIsTouched(false)
    return false
  }

  const showList = () => {
    const key = view.kind === 'form' && view.before?.key
    flushSync(() => {
      setView({ kind: 'list' })
      setIsTouched(false)
    })
    // What was pressed to come here.
    const pressed =
      key && dialog.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    const target = pressed || title.current
    target?.focus()
  }

  const cancel = () => {
    if (!mayLeave()) return
    setSaid(undefined)
    showList()
  }

  /** What can be undone here can be undone after it, too. */
  const leave = () => {
    if (said?.undo) showToast(said.text, undoBy({ run: said.undo }))
    onClose()
  }

  /** Whatever fails here leaves the items as they were, and what could be undone can still be. */
  const attempt = async (act: () => Promise<Said | undefined>) => {
    try {
      const said = await act()
      if (said) setSaid(said)
      await read()
    } catch (error) {
      setSaid((before) => ({ ...before, text: sayFailure(outcomeOf(error)) }))
    }
  }

  const openForm = (begun: ItemTexts, before?: SavedItem) => {
    setSaid(undefined)
    setView({ kind: 'form', begun, before })
  }

  const save = async (texts: ItemTexts) => {
    if (view.kind !== 'form') return undefined
    const { before, id } = view
    try {
      const done = await saveItem(texts, before)
      if ('other' in done) {
        const { other } = done
        return other.code
          ? { field: 'code' as const, text: `${other.description} has this code already.` }
          : { field: 'description' as const, text: 'You keep an item of this name already.' }
      }
      const put = id === undefined ? undefined : fillScannedRow(id, done.kept)
      await read()
      if (id !== undefined) {
        showToast(put ?? `${done.kept.description} is kept.`)
        dialog.current?.close()
        return undefined
      }
      setSaid({ text: `${done.kept.description} is kept.` })
      showList()
    } catch (error) {
      setSaid({ text: sayFailure(outcomeOf(error)) })
    }
    return undefined
  }

  const forget = (item: SavedItem) =>
    attempt(async () => {
      await removeItems([item.key])
      // One Undo brings all of them back, so that none is lost by forgetting the next.
      const forgotten = [...(said?.forgotten ?? []), item]
      return {
        text:
          forgotten.length > 1
            ? `${countOf(forgotten.length, 'item')} forgotten.`
            : `${item.description} forgotten.`,
        forgotten,
        undo: () => restoreItems(forgotten),
      }
    })

  const take = (plan: ItemsPlan) =>
    attempt(async () => {
      await replaceItems(plan.replacements)
      showList()
      return { text: sayPlan(plan), undo: () => undoReplaceItems(plan.replacements) }
    })

  const takeFromBills = () =>
    attempt(async () => {
      await saveNow()
      const names = new Set((await readItems()).map(({ description }) => nameOf(description)))
      const sold = lastSold(await readBills(), readHiddenSuggestions())
        .map((item) => toSavedItem({ ...noItem, ...item }))
        .filter(({ description }) => !names.has(nameOf(description)))
      if (sold.length === 0) return { text: 'Every item of your bills is here already.' }
      const replacements = sold.map((after) => ({ after }))
      await replaceItems(replacements)
      return {
        text: `${countOf(sold.length, 'item')} taken over from your bills.`,
        undo: () => undoReplaceItems(replacements),
      }
    })

  const readFile = async (file: File) => {
    try {
      const read = await readItemsFile(file)
      if ('problem' in read) setSaid({ text: `${read.problem} Nothing was changed.` })
      else {
        setSaid(undefined)
        setView({ kind: 'file', name: file.name, file: read })
      }
    } catch {
      setSaid({ text: 'What reads files could not be loaded. Nothing was changed: try again.' })
    }
  }

  const download = async (kind: 'CSV' | 'Excel') => {
    try {
      const items = await readItems()
      await saveSheet(itemsSheet(items, fileNameOf('gst-hisab-items', dayOf(new Date()))), kind)
      setSaid({ text: `${countOf(items.length, 'item')} written to a file.` })
    } catch {
      setSaid({ text: 'The file could not be made. Check your connection and try again.' })
    }
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, billsStyles.bills)}
      aria-labelledby="items-title"
      onClose={leave}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !mayLeave()) event.preventDefault()
      }}
    >
      <h2 ref={title} id="items-title" tabIndex={-1}>
        {titleOf(view)}
      </h2>
      {view.kind === 'list' && !isForbidden && (
        <div className={styles.top}>
          <label className={billsStyles.search}>
            Search items
            <input
              type="search"
              placeholder="Name, code or HSN"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setShown(SHOWN_AT_ONCE)
                if (!said?.undo) setSaid(undefined)
              }}
            />
          </label>
          <Button kind="secondary" onClick={() => openForm({ ...newItem(''), description: text })}>
            <Icon of={Plus} size={18} />
            New item
          </Button>
        </div>
      )}
      <p role="status" className={classNames(billsStyles.said, styles.said)}>
        {said ? said.text : view.kind === 'list' && items && sayFound(found.length, items.length)}
        {view.kind === 'list' && said?.undo && (
          <Button
            // What was pressed may be gone.
            ref={undoButton}
            kind="quiet"
            onClick={() =>
              attempt(async () => {
                await said.undo?.()
                title.current?.focus()
                return { text: 'Undone.' }
              })
            }
          >
            Undo
          </Button>
        )}
      </p>
      {view.kind === 'form' && (
        <ItemForm begun={view.begun} onSave={save} onTouched={setIsTouched} onCancel={cancel} />
      )}
      {view.kind === 'file' && (
        <ItemsImport
          name={view.name}
          file={view.file}
          here={items ?? []}
          prices={priceChoices().prices}
          onTake={take}
          onCancel={cancel}
        />
      )}
      {view.kind === 'list' && (
        <>
          {isForbidden ? (
            <p>This browser keeps no items: storage is full or forbidden.</p>
          ) : (
            <>
              <ul className={classNames(billsStyles.list, styles.list)}>
                {found.slice(0, shown).map(({ item }) => (
                  <Entry
                    key={item.key}
                    item={item}
                    onAdd={() => setSaid({ text: addToBill(item) })}
                    onChange={() => openForm(textsOf(item), item)}
                    onForget={() => forget(item)}
                  />
                ))}
              </ul>
              {found.length > shown && (
                <Button kind="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
                  Show {Math.min(SHOWN_AT_ONCE, found.length - shown)} more
                </Button>
              )}
            </>
          )}
          <div className={billsStyles.buttons}>
            <FileButton kind="quiet" accept={TABLE_FILES} onFile={readFile}>
              <Icon of={Upload} size={18} />
              Read a file
            </FileButton>
            <Button kind="quiet" onClick={takeFromBills}>
              <Icon of={ListPlus} size={18} />
              Take from bills
            </Button>
            {(['CSV', 'Excel'] as const).map((kind) => (
              <Button
                key={kind}
                kind="quiet"
                aria-label={`Download ${kind}`}
                disabled={!items?.length}
                onClick={() => download(kind)}
              >
                <Icon of={Download} size={18} />
                {kind}
              </Button>
            ))}
            <Button kind="secondary" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
          <p className={billsStyles.note}>
            Items stay on this device and are sent nowhere. The file of your bills does not hold
            them: download them from time to time.
          </p>
        </>
      )}
    </dialog>
  )
}

type EntryProps = { item: SavedItem; onAdd(): void; onChange(): void; onForget(): void }

function Entry({ item, onAdd, onChange, onForget }: EntryProps) {
  const { symbol } = useCurrency().currency
  const { description, code, price, prices, unit, hsn, rate } = item
  return (
    <li>
      <b>{description}</b>
      <b data-amount>{price && `${symbol}${price}`}</b>
      <small>
        {[
          code,
          price && [sayKind(prices), unit && `for 1 ${unit}`].filter(Boolean).join(' '),
          rate && `${rate}%`,
          hsn && `HSN ${hsn}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <div>
        <Button kind="quiet" onClick={onAdd} aria-label={`Add to the bill: ${description}`}>
          <Icon of={Plus} size={18} />
          Add to the bill
        </Button>
        <Button
          kind="quiet"
          data-key={item.key}
          onClick={onChange}
          aria-label={`Change ${description}`}
        >
          <Icon of={Pencil} size={18} />
        </Button>
        <Button kind="quiet" onClick={onForget} aria-label={`Forget ${description}`}>
          <Icon of={Trash2} size={18} />
        </Button>
      </div>
    </li>
  )
}

function titleOf(view: View): string {
  switch (view.kind) {
    case 'list':
      return 'Your items'
    case 'form':
      return view.before ? 'Change an item' : 'New item'
    case 'file':
      return 'Items from a file'
  }
}

const sayFailure = (why: Outcome): string =>
  why === 'full'
    ? 'This could not be done: the storage of this device is full. Nothing was changed.'
    : 'This could not be done: this browser keeps no items. Nothing was changed.'

function sayFound(found: number, all: number): string {
  if (all === 0) return 'No item is kept yet. Add one, read a file, or take those of your bills.'
  if (found === 0) return 'No item has all of these words.'
  return found === all ? countOf(all, 'item') : `${found} of ${countOf(all, 'item')}`
}
