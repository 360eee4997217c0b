import { ChevronLeft, ChevronRight, ClipboardPaste, Download, Trash2, Upload, X } from 'lucide'
import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '../../../../core/language/dates'
import { MOST_COSTS } from '../../../../core/limits'
import { groupDigits } from '../../../../core/money/group-digits'
import { fileNameOf } from '../../../../core/tables/sheet'
import {
  isTouchScreen,
  ListDialog,
  ListFoot,
  MessageLine,
  SearchField,
  useListDialog,
} from '../../../../ui/dialogs/list-dialog'
import { RowsField } from '../../../../ui/dialogs/rows-field'
import { FileButton, TABLE_FILES } from '../../../../ui/fields/file-button'
import { NumberField } from '../../../../ui/fields/number-field'
import ruled from '../../../../ui/fields/ruled.module.css'
import { ignoreOutcome, type Outcome, sayOutcome } from '../../../../ui/memory/browser-storage'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import type { Undo } from '../../../../ui/tab/undo'
import { saveFile } from '../../../../ui/tables/save-file'
import type { CostPart } from '../../../market/costs/cost-list'
import {
  changeCost,
  costsStanding,
  mergeCosts,
  readCosts,
  readTypedCosts,
  removeAllCosts,
  removeCost,
  useTypedCosts,
} from '../../../market/costs/cost-store'
import type { ReadCosts } from '../../../market/costs/read-cost-list'
import type { FileSku, Settings } from '../../messages'
import { costsCsv, readCostFile, readPastedCosts, templateCsv } from './cost-files'
import {
  type CostRow,
  costHint,
  costRows,
  hasCost,
  orderOf,
  rateHint,
  rowHints,
  rowsInOrder,
  searchedRows,
} from './cost-rows'
import styles from './costs-dialog.module.css'
import { settlementCostsWords } from './words'

const words = settlementCostsWords.dialog

const ROWS_A_PAGE = 20

export type CostsProps = {
  /** The SKUs of the files (see `useFileSkus`); none where there are no files. */
  skus: readonly FileSku[]
  seller: Settings['seller']
}

/** A list of 10,000 lines is searched without a pause in typing; its pages are short. */
export function CostsDialog({ skus, seller, onClose }: CostsProps & { onClose(): void }) {
  const search = useRef<HTMLDivElement>(null)
  const list = useListDialog<never>({
    onClose,
    focusFirst: () =>
      (isTouchScreen() ? list.title.current : search.current?.querySelector('input'))?.focus(),
  })
  const { message, setMessage } = list
  const typed = useTypedCosts()
  const [isPasting, setIsPasting] = useState(false)
  const rows = useMemo(() => costRows(skus, typed.costs), [skus, typed])
  const [taken, setTaken] = useState(() => ({ rows, order: orderOf(rows) }))
  const ordered = rowsInOrder(rows, taken.order, taken.rows)

  /** Takes the order of the rows anew, after more than one line may have changed. */
  const takeOrder = () => {
    const rows = costRows(skus, readTypedCosts().costs)
    setTaken({ rows, order: orderOf(rows) })
  }

  const undoBy = (undo: Undo) => () => {
    undo.run()
    takeOrder()
    const standing = costsStanding.read()
    const became = standing === 'cleared' ? 'kept' : standing
    setMessage({ text: sayOutcome(settlementCostsWords.done.undone, became) })
  }

  /** Changes the list, says what was done as it turned out, and offers to undo it. */
  const change = (
    act: (then: (outcome: Outcome) => void) => Undo,
    done: string,
    notes: readonly string[] = [],
  ) => {
    let became: Outcome = 'kept'
    const undo = act((outcome) => {
      became = outcome
    })
    takeOrder()
    setMessage({ text: [sayOutcome(done, became), ...notes].join(' '), undo: undoBy(undo) })
  }

  const take = (read: ReadCosts | { readonly problem: string }) => {
    if ('problem' in read) return setMessage({ text: read.problem })
    const costs = read.costs.filter(({ cost }) => cost).length
    if (costs === 0) {
      return setMessage({ text: settlementCostsWords.allBlank })
    }
    setIsPasting(false)
    change(
      (then) => mergeCosts(read.costs, then),
      settlementCostsWords.done.taken(costs),
      sayNotes(read, seller),
    )
  }

  const readFile = (file: File) =>
    readCostFile(file).then(take, () => setMessage({ text: settlementCostsWords.unreadable }))

  const removeAll = () => {
    const { length } = readTypedCosts().costs
    change(removeAllCosts, settlementCostsWords.done.removedAll(length))
  }

  const save = (name: string, text: string) =>
    saveFile(
      `${fileNameOf(name, dayOf(new Date()))}.csv`,
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
    )

  return (
    <ListDialog
      list={list}
      id="costs-title"
      title={isPasting ? settlementCostsWords.paste.title : words.title}
      className={classNames(styles.dialog, isPasting && styles.pasting)}
    >
      <p className={styles.meant}>{words.meant[seller === 'registered' ? seller : 'others']}</p>
      {isPasting ? (
        <>
          <MessageLine message={message} otherwise={undefined} />
          <PasteForm
            onRead={(text) => take(readPastedCosts(text))}
            onBack={() => setIsPasting(false)}
          />
        </>
      ) : (
        <>
          <CostTable
            ref={search}
            rows={ordered}
            onType={(sku, part) => changeCost(sku, part, ignoreOutcome)}
            onRemove={({ sku }) =>
              change((then) => removeCost(sku, then), settlementCostsWords.done.removed(sku))
            }
          >
            <MessageLine
              message={message}
              otherwise={sayMissing(ordered)}
              onUndo={(undo) => {
                undo()
                list.title.current?.focus()
              }}
            />
          </CostTable>
          <ListFoot onClose={list.close} note={words.note}>
            <FileButton kind="quiet" accept={TABLE_FILES} onFile={readFile}>
              <Icon of={Upload} size={18} />
              {words.chooseFile}
            </FileButton>
            <Button
              kind="quiet"
              onClick={() => {
                setMessage(undefined)
                setIsPasting(true)
              }}
            >
              <Icon of={ClipboardPaste} size={18} />
              {words.pasteRows}
            </Button>
            <Button
              kind="quiet"
              disabled={skus.length === 0}
              onClick={() => save('gst-hisab-cost-template', templateCsv(skus))}
            >
              <Icon of={Download} size={18} />
              {words.template}
            </Button>
            <Button
              kind="quiet"
              disabled={typed.costs.length === 0}
              onClick={() => save('gst-hisab-costs', costsCsv(readCosts().costs))}
            >
              <Icon of={Download} size={18} />
              {words.download}
            </Button>
            <Button kind="quiet" disabled={typed.costs.length === 0} onClick={removeAll}>
              <Icon of={Trash2} size={18} />
              {words.removeAll}
            </Button>
          </ListFoot>
        </>
      )}
    </ListDialog>
  )
}

/** What is worth knowing about a list that was taken over. */
function sayNotes(
  { costs, unread, gst }: ReadCosts,
  seller: CostsProps['seller'],
): readonly string[] {
  const meant = seller === 'registered' ? 'before-gst' : 'with-gst'
  const isCut = readTypedCosts().costs.length >= MOST_COSTS && costs.length > 0
  return [
    ...(unread > 0 ? [settlementCostsWords.unread(unread)] : []),
    ...(gst && gst !== meant ? [settlementCostsWords.otherGst[gst]] : []),
    ...(isCut ? [settlementCostsWords.most(MOST_COSTS)] : []),
  ]
}

function sayMissing(rows: readonly CostRow[]): string {
  if (rows.length === 0) return words.empty
  const ofFiles = rows.filter(({ orders }) => orders !== undefined)
  const missing = ofFiles.filter((row) => !hasCost(row)).length
  if (missing > 0) return words.missing(missing)
  return ofFiles.length > 0 ? words.complete : settlementCostsWords.card.listed(rows.length)
}

type PasteFormProps = { onRead(text: string): void; onBack(): void }

function PasteForm({ onRead, onBack }: PasteFormProps) {
  const [text, setText] = useState('')
  return (
    <>
      <RowsField label={settlementCostsWords.paste.label} text={text} onText={setText} />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={onBack}>
          {settlementCostsWords.paste.back}
        </Button>
        <Button kind="primary" disabled={!text.trim()} onClick={() => onRead(text)}>
          {settlementCostsWords.paste.read}
        </Button>
      </div>
    </>
  )
}

type CostTableProps = {
  ref: React.Ref<HTMLDivElement>
  rows: readonly CostRow[]
  onType(sku: string, part: CostPart): void
  onRemove(row: CostRow): void
  /** The line that says what was done, below the search. */
  children: React.ReactNode
}

function CostTable({ ref, rows, onType, onRemove, children }: CostTableProps) {
  const [text, setText] = useState('')
  const [page, setPage] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const { money } = useCurrency()
  const searched = useDeferredValue(text)
  const found = searchedRows(rows, searched)
  const last = Math.max(Math.ceil(found.length / ROWS_A_PAGE) - 1, 0)
  const from = Math.min(page, last) * ROWS_A_PAGE
  const shown = found.slice(from, from + ROWS_A_PAGE)
  const turn = (by: 1 | -1) => {
    flushSync(() => setPage(Math.min(page, last) + by))
    frame.current?.scrollTo({ top: 0 })
  }
  return (
    <>
      <div ref={ref} className={styles.top}>
        <SearchField
          label={words.search}
          placeholder=""
          text={text}
          onText={(text) => {
            setText(text)
            setPage(0)
          }}
        />
        {children}
      </div>
      <section ref={frame} className={styles.frame} aria-label={words.table}>
        {rows.length > 0 && found.length === 0 && <p className={styles.none}>{words.noneFound}</p>}
        {shown.length > 0 && (
          <table className={classNames(ruled.table, styles.table)}>
            <thead>
              <tr>
                <th scope="col">{words.heads.sku}</th>
                <th scope="col">{words.heads.cost}</th>
                <th scope="col">{words.heads.gst}</th>
                <th scope="col">{words.heads.packing}</th>
                <th scope="col">
                  <span className="visually-hidden">{words.remove}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => {
                const hints = rowHints(row, (amount) => money(amount, 0))
                return (
                  <Fragment key={row.key}>
                    <CostCells row={row} onType={onType} onRemove={onRemove} />
                    {hints.length > 0 && (
                      <tr className={styles.odd}>
                        <td colSpan={5}>
                          <span key={hints.join()}>{hints.join(' ')}</span>
                        </td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        )}
      </section>
      {last > 0 && (
        <div className={styles.pages}>
          <p>
            {words.shown(
              groupDigits(String(from + 1)),
              groupDigits(String(from + shown.length)),
              groupDigits(String(found.length)),
            )}
          </p>
          <Button kind="secondary" disabled={from === 0} onClick={() => turn(-1)}>
            <Icon of={ChevronLeft} size={18} />
            {words.previous}
          </Button>
          <Button
            kind="secondary"
            disabled={from + ROWS_A_PAGE >= found.length}
            onClick={() => turn(1)}
          >
            {words.next}
            <Icon of={ChevronRight} size={18} />
          </Button>
        </div>
      )}
    </>
  )
}

/** On phones, longer figures have a line each. */
const LONG = 9

type CostCellsProps = { row: CostRow } & Pick<CostTableProps, 'onType' | 'onRemove'>

function CostCells({ row, onType, onRemove }: CostCellsProps) {
  const { money } = useCurrency()
  const { sku, name, orders, cost, gst, packing } = row
  const say = (amount: Parameters<typeof money>[0]) => money(amount, 0)
  // A new line has the name that is on show.
  const type = (part: CostPart) => onType(sku, { name, ...part })
  const facts = orders === undefined ? words.notInFiles : words.orders(orders)
  const isLong = [cost, gst, packing].some((text) => text.length > LONG)
  return (
    <tr data-long={isLong || undefined}>
      <th scope="row">
        <b translate="no">{name || sku}</b>
        <small>
          {name && (
            <>
              <span translate="no">{sku}</span> ·{' '}
            </>
          )}
          {facts}
        </small>
      </th>
      <td data-name={words.heads.cost}>
        <NumberField
          label={words.costOf(sku)}
          size="bare"
          money="symbol"
          text={cost}
          onText={(cost) => type({ cost })}
          hint={costHint(cost, say)}
        />
      </td>
      <td data-name={words.heads.gst}>
        <NumberField
          label={words.gstOf(sku)}
          size="bare"
          unit="%"
          text={gst}
          onText={(gst) => type({ gst })}
          hint={rateHint(gst)}
        />
      </td>
      <td data-name={words.heads.packing}>
        <NumberField
          label={words.packingOf(sku)}
          size="bare"
          money="symbol"
          text={packing}
          onText={(packing) => type({ packing })}
          hint={costHint(packing, say)}
        />
      </td>
      <td>
        {(cost || gst || packing) && (
          <button type="button" aria-label={words.removeOf(sku)} onClick={() => onRemove(row)}>
            <Icon of={X} size={18} />
          </button>
        )}
      </td>
    </tr>
  )
}
