import { Download, type IconNode, Upload } from 'lucide'
import {
  type ComponentProps,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FileButton, OWN_FILES } from '../fields/file-button'
import { outcomeOf, sayFailure, type Things } from '../memory/browser-storage'
import { Button } from '../page/button'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import { undoBy, useToast } from '../tab/toast'
import { uiWords } from '../words'
import dialogStyles from './dialog.module.css'
import styles from './list-dialog.module.css'

/*
 * The dialog of a list that is kept on this device (bills, items, fee cards): its frame and focus, the
 * line that says what was done and offers Undo, the search, the rows, and files in and out.
 */

/** What was done, said above the list, and how to undo it. */
export type ListMessage<Deleted = unknown> = {
  text: string
  undo?: (() => unknown) | undefined
  /** All that was deleted since the list was opened: one Undo brings it back, so that none is lost by deleting the next. */
  deleted?: Deleted
}

type ListDialogState<Deleted> = {
  dialog: RefObject<HTMLDialogElement | null>
  title: RefObject<HTMLHeadingElement | null>
  message: ListMessage<Deleted> | undefined
  setMessage: Dispatch<SetStateAction<ListMessage<Deleted> | undefined>>
  close(): void
  leave(): void
}

type ListDialogOptions = {
  onClose(): void
  /** Chooses what has the focus when the dialog opens, if it is not its first field. */
  focusFirst?(dialog: HTMLDialogElement): void
}

/** Opens the dialog when it is mounted, and holds what it says. */
export function useListDialog<Deleted>({
  onClose,
  focusFirst,
}: ListDialogOptions): ListDialogState<Deleted> {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const showToast = useToast()
  const [message, setMessage] = useState<ListMessage<Deleted>>()

  const open = useEffectEvent(() => {
    if (!dialog.current) return
    dialog.current.showModal()
    if (focusFirst) focusFirst(dialog.current)
    else if (isTouchScreen()) title.current?.focus()
  })
  useEffect(() => open(), [])

  return {
    dialog,
    title,
    message,
    setMessage,
    close: () => dialog.current?.close(),
    // What can be undone in the dialog can be undone after it, too.
    leave() {
      if (message?.undo) showToast(message.text, undoBy({ run: message.undo }))
      onClose()
    },
  }
}

/** There the keyboard, which comes with the focus of a field, would hide what there is to see. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches

type ListDialogProps = {
  list: Pick<ListDialogState<never>, 'dialog' | 'title' | 'leave'>
  /** The id of the title. */
  id: string
  title: string
  /** The look of its own; without one it is as high as the window allows, and its rows scroll. */
  className?: string | undefined
  onCancel?: ComponentProps<'dialog'>['onCancel']
  children: ReactNode
}

export function ListDialog({ list, id, title, className, onCancel, children }: ListDialogProps) {
  return (
    <dialog
      ref={list.dialog}
      className={classNames(dialogStyles.dialog, className ?? styles.tall)}
      aria-labelledby={id}
      // A dialog that was opened from this one is a child of it for React, which tells both of its end.
      onClose={(event) => event.target === event.currentTarget && list.leave()}
      onCancel={onCancel}
    >
      <h2 ref={list.title} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

type MessageLineProps = {
  message: ListMessage | undefined
  /** What is said as long as there is no message. */
  otherwise: string | undefined
  /** Without it, Undo is not offered here. */
  onUndo?: ((undo: () => unknown) => void) | undefined
  className?: string | undefined
}

/** Says what was done, with Undo, or what the list holds. */
export function MessageLine({ message, otherwise, onUndo, className }: MessageLineProps) {
  const undoButton = useRef<HTMLButtonElement>(null)
  const text = message ? message.text : otherwise
  const undo = message?.undo

  // What was pressed may be gone.
  useEffect(() => {
    if (message?.undo) undoButton.current?.focus()
  }, [message])

  return (
    <p role="status" className={classNames(styles.message, className)}>
      {text && <span key={text}>{text}</span>}
      {onUndo && undo && (
        <Button ref={undoButton} kind="quiet" onClick={() => onUndo(undo)}>
          {uiWords.dialogs.undo}
        </Button>
      )}
    </p>
  )
}

/** What a list holds, in messages. */

type StoredRowsOptions<Row, Deleted> = {
  list: Pick<ListDialogState<Deleted>, 'title' | 'setMessage'>
  things: Things
  read(): Promise<readonly Row[]>
  /** Reads when the dialog opens and after changes elsewhere. Always the same function. */
  follow(reload: () => void): () => void
}

/** The rows of a list that stands in a database, and a way to change them that says what went wrong. */
export function useStoredRows<Row, Deleted>({
  list: { title, setMessage },
  things,
  read,
  follow,
}: StoredRowsOptions<Row, Deleted>) {
  const [rows, setRows] = useState<readonly Row[]>()
  const [isForbidden, setIsForbidden] = useState(false)

  const reload = useCallback(
    () =>
      read().then(
        (rows) => {
          setRows(rows)
          setIsForbidden(false)
        },
        () => setIsForbidden(true),
      ),
    [read],
  )
  useEffect(() => follow(reload), [follow, reload])

  /** What fails leaves the database as it was, and what could be undone before can still be. */
  const attempt = async (act: () => Promise<ListMessage<Deleted> | undefined>) => {
    try {
      const message = await act()
      if (message) setMessage(message)
      await reload()
    } catch (error) {
      const text = sayFailure(things, outcomeOf(error))
      setMessage((before) => ({ ...before, text }))
    }
  }
  const undo = (run: () => unknown) =>
    attempt(async () => {
      await run()
      title.current?.focus()
      return { text: uiWords.dialogs.undone }
    })

  return { rows, isForbidden, reload, attempt, undo }
}

/** Stands in the place of a list that the browser does not let us keep. */
export const Forbidden = ({ things }: { things: Things }) => (
  <p>{uiWords.dialogs.forbidden(uiWords.dialogs.things[things])}</p>
)

/** So many rows are shown at once: nobody reads more, and a phone draws them without a pause. */
const SHOWN_AT_ONCE = 50

/** The rows that have what is typed into the search, the first of them shown. */
export function useSearch<Row>(
  all: readonly Row[],
  search: (all: readonly Row[], text: string) => readonly Row[],
) {
  const [text, setText] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const wanted = useDeferredValue(text)
  const found = useMemo(() => search(all, wanted), [all, search, wanted])
  const left = found.length - shown
  return {
    text,
    found,
    shown: found.slice(0, shown),
    type(text: string) {
      setText(text)
      setShown(SHOWN_AT_ONCE)
    },
    moreButton: left > 0 && (
      <Button kind="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
        {uiWords.dialogs.more(Math.min(SHOWN_AT_ONCE, left))}
      </Button>
    ),
  }
}

type SearchFieldProps = {
  label: string
  placeholder: string
  text: string
  onText(text: string): void
}

export function SearchField({ label, placeholder, text, onText }: SearchFieldProps) {
  return (
    <label className={styles.search}>
      {label}
      <input
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  )
}

type ListSearchFieldProps = Omit<SearchFieldProps, 'text' | 'onText'> & {
  search: Pick<ReturnType<typeof useSearch>, 'text' | 'type'>
}

/** The search of a list with many buttons: a key draws the field alone, and then the list, once. */
export function ListSearchField({ search, ...field }: ListSearchFieldProps) {
  const [typed, setTyped] = useState(search.text)
  const type = (text: string) => {
    setTyped(text)
    startTransition(() => search.type(text))
  }
  return <SearchField {...field} text={typed} onText={type} />
}

export function Entries({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <ul className={classNames(styles.list, className)}>{children}</ul>
}

type EntryProps = {
  name: string
  amount: string
  /** In one line; what is blank is left out. */
  facts: readonly string[]
  /** The buttons. */
  children: ReactNode
}

export function Entry({ name, amount, facts, children }: EntryProps) {
  return (
    <li>
      <b>{name}</b>
      <b data-amount>{amount}</b>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      <div>{children}</div>
    </li>
  )
}

type EntryButtonProps = Omit<ComponentProps<typeof Button>, 'kind' | 'name'> & {
  icon?: IconNode
  /** What it does, and with which entry: "Delete INV-7". */
  name: string
}

export function EntryButton({ icon, name, children, ...button }: EntryButtonProps) {
  return (
    <Button kind="quiet" aria-label={name} {...button}>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </Button>
  )
}

type ListFootProps = { note: string; onClose(): void; children: ReactNode }

/** The buttons for the whole list, and where what it holds stays. */
export function ListFoot({ note, onClose, children }: ListFootProps) {
  return (
    <>
      <div className={styles.buttons}>
        {children}
        <Button kind="secondary" onClick={onClose}>
          {uiWords.dialogs.close}
        </Button>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  )
}

type OwnFileButtonsProps = { isEmpty: boolean; onExport(): void; onImport(file: File): void }

/** Takes a list elsewhere, in a file that this site reads again. */
export function OwnFileButtons({ isEmpty, onExport, onImport }: OwnFileButtonsProps) {
  return (
    <>
      <Button kind="quiet" disabled={isEmpty} onClick={onExport}>
        <Icon of={Download} size={18} />
        {uiWords.dialogs.exportAll}
      </Button>
      <FileButton kind="quiet" accept={OWN_FILES} onFile={onImport}>
        <Icon of={Upload} size={18} />
        {uiWords.dialogs.import}
      </FileButton>
    </>
  )
}
