import { Download, ListPlus, Pencil, Plus, Trash2, Upload } from 'lucide'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '../../../core/language/dates'
import { fileNameOf } from '../../../core/tables/sheet'
import {
  Entries,
  Entry,
  EntryButton,
  Forbidden,
  isTouchScreen,
  ListDialog,
  ListFoot,
  MessageLine,
  SearchField,
  useListDialog,
  useSearch,
  useStoredRows,
} from '../../../ui/dialogs/list-dialog'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { useToast } from '../../../ui/tab/toast'
import { saveSheet } from '../../../ui/tables/save-file'
import { readBills } from '../../books/saved-bills/bills-database'
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
} from '../../books/saved-items/items-database'
import { saveNow } from '../saved-bills/autosave'
import { lastSold, readHiddenSuggestions } from '../saved-bills/suggestions'
import { addToBill, fillScannedRow, priceChoices } from './add-to-bill'
import { ItemForm, textsOf } from './item-form'
import styles from './items-dialog.module.css'
import { type ItemsPlan, itemsSheet } from './items-file'
import { type ItemsFile, ItemsImport, readItemsFile, sayPlan } from './items-import'
import { itemsIndexOf, searchItems } from './items-index'
import { ReadableItems } from './readable/readable-items'
import { savedItemsWords } from './words'

/** What is shown: the list, an item that is typed, or a file that was read. */
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

const follow = (reload: () => void) => {
  reload()
  return onItemsChange(reload)
}

/** The items of the shop: to find, add, change, forget, and to take elsewhere. */
export function ItemsDialog({ code, id, onClose }: ItemsDialogProps) {
  const showToast = useToast()
  const list = useListDialog<readonly SavedItem[]>({
    onClose,
    focusFirst(dialog) {
      if (code) dialog.querySelector('textarea')?.focus()
      else if (isTouchScreen()) list.title.current?.focus()
    },
  })
  const { message, setMessage } = list
  const stored = useStoredRows({ list, things: 'items', read: readItems, follow })
  const { rows: items, isForbidden, attempt } = stored
  const [isTouched, setIsTouched] = useState(false)
  const [view, setView] = useState<View>(
    code ? { kind: 'form', begun: newItem(code), id } : { kind: 'list' },
  )
  const all = useMemo(() => itemsIndexOf(items ?? []).items, [items])
  const search = useSearch(all, searchItems)

  /** What is typed in a form is not lost by a slip. */
  const mayLeave = () => {
    if (view.kind !== 'form' || !isTouched) return true
    setMessage({ text: savedItemsWords.form.unsaved })
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
      key && list.dialog.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    const target = pressed || list.title.current
    target?.focus()
  }

  const cancel = () => {
    if (!mayLeave()) return
    setMessage(undefined)
    showList()
  }

  const openForm = (begun: ItemTexts, before?: SavedItem) => {
    setMessage(undefined)
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
          ? { field: 'code' as const, text: savedItemsWords.form.sameCode(other.description) }
          : { field: 'description' as const, text: savedItemsWords.form.sameName }
      }
      const put = id === undefined ? undefined : fillScannedRow(id, done.kept)
      await stored.reload()
      if (id !== undefined) {
        showToast(put ?? savedItemsWords.form.kept(done.kept.description))
        list.close()
        return undefined
      }
      setMessage({ text: savedItemsWords.form.kept(done.kept.description) })
      showList()
    } catch (error) {
      setMessage({ text: sayFailure('items', outcomeOf(error)) })
    }
    return undefined
  }

  const forget = (item: SavedItem) =>
    attempt(async () => {
      await removeItems([item.key])
      const forgotten = [...(message?.deleted ?? []), item]
      return {
        text:
          forgotten.length > 1
            ? savedItemsWords.list.forgottenMany(forgotten.length)
            : savedItemsWords.list.forgotten(item.description),
        deleted: forgotten,
        undo: () => restoreItems(forgotten),
      }
    })

  const importItems = (plan: ItemsPlan) =>
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
      if (sold.length === 0) return { text: savedItemsWords.list.noneToTake }
      const replacements = sold.map((after) => ({ after }))
      await replaceItems(replacements)
      return {
        text: savedItemsWords.list.taken(sold.length),
        undo: () => undoReplaceItems(replacements),
      }
    })

  const readFile = async (file: File) => {
    try {
      const read = await readItemsFile(file)
      if ('problem' in read) {
        setMessage({ text: `${read.problem} ${savedItemsWords.file.nothingChanged}` })
      } else {
        setMessage(undefined)
        setView({ kind: 'file', name: file.name, file: read })
      }
    } catch {
      setMessage({ text: savedItemsWords.file.notLoaded })
    }
  }

  const download = async (kind: 'CSV' | 'Excel') => {
    try {
      const items = await readItems()
      await saveSheet(itemsSheet(items, fileNameOf('gst-hisab-items', dayOf(new Date()))), kind)
      setMessage({ text: savedItemsWords.list.downloaded(items.length) })
    } catch {
      setMessage({ text: savedItemsWords.list.notDownloaded })
    }
  }

  return (
    <ListDialog
      list={list}
      id="items-title"
      title={titleOf(view)}
      onCancel={(event) => {
        if (event.target === event.currentTarget && !mayLeave()) event.preventDefault()
      }}
    >
      {view.kind === 'list' && !isForbidden && (
        <div className={styles.top}>
          <SearchField
            label={savedItemsWords.list.search}
            placeholder={savedItemsWords.list.searchFor}
            text={search.text}
            onText={(text) => {
              search.type(text)
              if (!message?.undo) setMessage(undefined)
            }}
          />
          <Button
            kind="secondary"
            onClick={() => openForm({ ...newItem(''), description: search.text })}
          >
            <Icon of={Plus} size={18} />
            {savedItemsWords.list.newItem}
          </Button>
        </div>
      )}
      <MessageLine
        message={message}
        otherwise={
          view.kind === 'list' && items ? sayFound(search.found.length, items.length) : undefined
        }
        onUndo={view.kind === 'list' ? stored.undo : undefined}
        className={styles.message}
      />
      {view.kind === 'form' && (
        <ItemForm begun={view.begun} onSave={save} onTouched={setIsTouched} onCancel={cancel} />
      )}
      {view.kind === 'file' && (
        <ItemsImport
          name={view.name}
          file={view.file}
          here={items ?? []}
          prices={priceChoices().prices}
          onTake={importItems}
          onCancel={cancel}
        />
      )}
      {view.kind === 'list' && (
        <>
          {isForbidden ? (
            <Forbidden things="items" />
          ) : (
            <>
              <Entries className={styles.list}>
                {search.shown.map(({ item }) => (
                  <ItemEntry
                    key={item.key}
                    item={item}
                    onAdd={() => setMessage({ text: addToBill(item) })}
                    onChange={() => openForm(textsOf(item), item)}
                    onForget={() => forget(item)}
                  />
                ))}
              </Entries>
              {search.moreButton}
            </>
          )}
          <ListFoot onClose={list.close} note={savedItemsWords.list.note}>
            <FileButton kind="quiet" accept={TABLE_FILES} onFile={readFile}>
              <Icon of={Upload} size={18} />
              {savedItemsWords.list.readFile}
            </FileButton>
            <Button kind="quiet" onClick={takeFromBills}>
              <Icon of={ListPlus} size={18} />
              {savedItemsWords.list.takeFromBills}
            </Button>
            {(['CSV', 'Excel'] as const).map((kind) => (
              <EntryButton
                key={kind}
                icon={Download}
                name={savedItemsWords.list.download[kind]}
                disabled={!items?.length}
                onClick={() => download(kind)}
              >
                {kind}
              </EntryButton>
            ))}
          </ListFoot>
          <ReadableItems />
        </>
      )}
    </ListDialog>
  )
}

type ItemEntryProps = { item: SavedItem; onAdd(): void; onChange(): void; onForget(): void }

function ItemEntry({ item, onAdd, onChange, onForget }: ItemEntryProps) {
  const { symbol } = useCurrency().currency
  const { description, code, price, prices, unit, hsn, rate } = item
  return (
    <Entry
      name={description}
      amount={price && `${symbol}${price}`}
      facts={[
        code,
        price &&
          (unit ? savedItemsWords.list.pricePer[prices](unit) : savedItemsWords.list.price[prices]),
        rate && `${rate}%`,
        hsn && `HSN ${hsn}`,
      ]}
    >
      <EntryButton icon={Plus} name={savedItemsWords.list.addNamed(description)} onClick={onAdd}>
        {savedItemsWords.list.add}
      </EntryButton>
      <EntryButton
        icon={Pencil}
        name={savedItemsWords.list.changeNamed(description)}
        data-key={item.key}
        onClick={onChange}
      />
      <EntryButton
        icon={Trash2}
        name={savedItemsWords.list.forgetNamed(description)}
        onClick={onForget}
      />
    </Entry>
  )
}

function titleOf(view: View): string {
  switch (view.kind) {
    case 'list':
      return savedItemsWords.titles.list
    case 'form':
      return view.before ? savedItemsWords.titles.change : savedItemsWords.titles.newItem
    case 'file':
      return savedItemsWords.titles.file
  }
}

function sayFound(found: number, all: number): string {
  if (all === 0) return savedItemsWords.list.none
  if (found === 0) return savedItemsWords.list.noneFound
  return found === all ? savedItemsWords.list.items(all) : savedItemsWords.list.found(found, all)
}
