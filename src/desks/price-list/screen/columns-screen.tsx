import { ArrowRight, Check } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { readAmount } from '../../../core/money/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { Checkbox } from '../../../ui/fields/checkbox'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { Fold } from '../../../ui/fields/fold'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Card, Columns } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import { costsAsText } from '../../market/costs/cost-list'
import { useCosts } from '../../market/costs/cost-store'
import { useOwnOrder } from '../../market/inputs'
import { foreignAmount, foreignColumn } from '../columns'
import { marketplaceLink, useInheritedTerms } from '../inherited-terms'
import {
  type ColumnMapping,
  type List,
  nameInWords,
  ownNames,
  type PendingFile,
} from '../list-store'
import { openFile } from '../open-file'
import { allFields, type Field, neededFields } from '../read-product'
import type { Taxes } from '../taxes'
import { isTaxCounted, sayConversion, taxOf } from '../taxes'
import { productsWords } from '../words'
import { addCosts, chooseColumn, chooseForAll, chooseOrderCost, chooseTax } from './column-actions'
import styles from './columns-screen.module.css'
import { cancelOpening, computeList } from './list-actions'
import { FileLine } from './progress-screen'
import { productsScreenWords } from './words'

const pasteDialog = lazyPart(() =>
  import('../../../ui/files/paste-dialog').then((part) => part.PasteDialog),
)

type ColumnsScreenProps = { pending: PendingFile; mapping: ColumnMapping; list: List | undefined }

/** Shows what each column was recognised as, to be corrected by hand. */
export function ColumnsScreen({ pending, mapping, list }: ColumnsScreenProps) {
  const { opened } = mapping
  const about =
    opened.headRow > 0
      ? productsScreenWords.file.headInRow(opened.headRow)
      : productsScreenWords.file.noHead
  return (
    <>
      <FileLine source={pending.source} mapping={mapping} about={about}>
        <Button kind="quiet" onClick={cancelOpening}>
          {list ? productsScreenWords.file.back : productsScreenWords.file.close}
        </Button>
        <FileButton kind="quiet" accept={TABLE_FILES} onFile={openFile}>
          {productsScreenWords.file.another}
        </FileButton>
      </FileLine>
      <Columns parts="7:5">
        <Card
          title={productsScreenWords.columns.title}
          intro={
            opened.headRow > 0
              ? productsScreenWords.columns.matched
              : productsScreenWords.columns.unnamed
          }
        >
          <div className={styles.heads} aria-hidden="true">
            <span>{productsScreenWords.columns.inFile}</span>
            <span>{productsScreenWords.columns.here}</span>
          </div>
          <ColumnChoices mapping={mapping} />
        </Card>
        <InheritedTerms pending={pending} mapping={mapping} />
      </Columns>
      <ComputeBar mapping={mapping} />
    </>
  )
}

/**
 * Columns in use come first: the price, the cost, the others as in the file. The rest is folded away.
 * A column that gets a use moves up and then stays there, so that nothing that was just touched
 * disappears.
 */
function ColumnChoices({ mapping }: { mapping: ColumnMapping }) {
  const { opened, uses } = mapping
  const id = useId()
  const [shown, setShown] = useState(() => columnsInUse(uses))
  const [isOpenAtFirst] = useState(() => !neededFields.every((field) => uses.includes(field)))
  const keepPosition = useKeptPosition()
  const added = columnsInUse(uses).filter((at) => !shown.includes(at))
  if (added.length > 0) setShown([...shown, ...added])
  const folded = opened.heads.flatMap((_, at) => (shown.includes(at) ? [] : [at]))
  const choiceAt = (at: number) => (
    <ColumnChoice
      key={at}
      id={`${id}-${at}`}
      head={opened.heads[at] ?? ''}
      examples={opened.examples.map((cells) => cells[at] ?? '')}
      use={uses[at]}
      onChoose={(use) => {
        keepPosition(`${id}-${at}`)
        chooseColumn(at, use)
      }}
    >
      {uses[at] === 'price' && <TaxChoice mapping={mapping} field="price" />}
      {uses[at] === 'cost' && <TaxChoice mapping={mapping} field="cost" />}
    </ColumnChoice>
  )
  return (
    <>
      {shown.length > 0 && <ul className={styles.columns}>{shown.map(choiceAt)}</ul>}
      {folded.length > 0 && (
        <Fold
          isEager
          summary={productsScreenWords.columns.leftOut(folded.length)}
          isOpenAtFirst={isOpenAtFirst}
          className={styles.fold}
        >
          <ul className={styles.columns}>{folded.map(choiceAt)}</ul>
        </Fold>
      )}
    </>
  )
}

/** The indexes of the columns in use: the price, the cost, then the others in their order. */
function columnsInUse(uses: ColumnMapping['uses']): readonly number[] {
  const needed = neededFields.map((field) => uses.indexOf(field)).filter((at) => at >= 0)
  const others = uses.flatMap((use, at) => (use && !needed.includes(at) ? [at] : []))
  return [...needed, ...others]
}

/** Keeps the focus and the scroll position when choosing a use moves a column. */
function useKeptPosition() {
  const chosen = useRef<{ readonly id: string; readonly top: number }>(undefined)
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0
  useLayoutEffect(() => {
    if (!chosen.current) return
    const { id, top } = chosen.current
    chosen.current = undefined
    document.getElementById(id)?.focus({ preventScroll: true })
    window.scrollBy({ top: topOf(id) - top, behavior: 'instant' })
  })
  return (id: string) => {
    chosen.current = { id, top: topOf(id) }
  }
}

const LEFT_OUT = 'none'
const SHOWN_EXAMPLES = 3

const LONGEST_EXAMPLES = 60

const shortened = (text: string) =>
  text.length > LONGEST_EXAMPLES ? `${text.slice(0, LONGEST_EXAMPLES - 1)}…` : text

type ColumnChoiceProps = {
  id: string
  head: string
  examples: readonly string[]
  use: Field | undefined
  onChoose(use: Field | undefined): void
  children: ReactNode
}

function ColumnChoice({ id, head, examples, use, onChoose, children }: ColumnChoiceProps) {
  const filled = [...new Set(examples.map((text) => text.trim()).filter(Boolean))]
  const isNeeded = neededFields.some((field) => field === use)
  return (
    <li className={styles.column}>
      <div className={styles.theirs}>
        <label htmlFor={id} translate="no">
          {head}
        </label>
        <small id={`${id}-examples`} translate="no">
          {shortened(filled.slice(0, SHOWN_EXAMPLES).join(', ')) ||
            productsScreenWords.columns.empty}
        </small>
      </div>
      <Icon of={ArrowRight} size={18} />
      <div className={classNames(styles.choice, !use && styles.leftOut)}>
        <select
          id={id}
          aria-describedby={`${id}-examples`}
          value={use ?? LEFT_OUT}
          onChange={(event) => onChoose(allFields.find((field) => field === event.target.value))}
        >
          {allFields.map((field) => (
            <option key={field} value={field}>
              {productsWords.fields[field]}
            </option>
          ))}
          <option value={LEFT_OUT}>{productsScreenWords.columns.leaveOut}</option>
        </select>
        {isNeeded && <small aria-hidden="true">{productsScreenWords.columns.needed}</small>}
      </div>
      {children}
    </li>
  )
}

const gstWords = productsScreenWords.columns.gst
const gstChoices = (['with-gst', 'before-gst'] as const).map((value) => ({
  value,
  label: gstWords[value],
}))

/** Chooses whether GST is in a column: at first as its head says, or as assumed. */
function TaxChoice({ mapping, field }: { mapping: ColumnMapping; field: keyof Taxes }) {
  const order = useOwnOrder()
  if (!isTaxCounted(field, order.seller)) return undefined
  const { is, by } = taxOf(mapping, field)
  const assumed = by === 'assumed' && productsScreenWords.columns.assumed[field][is]
  const words = [assumed, sayConversion(mapping, field, order)].filter(Boolean)
  return (
    <div className={styles.taxed}>
      <Segmented
        label={
          field === 'price'
            ? productsScreenWords.columns.pricesAre
            : productsScreenWords.columns.costsAre
        }
        segments={gstChoices}
        value={is}
        onChoose={(gst) => chooseTax(field, gst)}
      />
      {words.length > 0 && <p key={words.join()}>{words.join(' ')}</p>}
    </div>
  )
}

function InheritedTerms({ pending, mapping }: { pending: PendingFile; mapping: ColumnMapping }) {
  const order = useOwnOrder()
  const { uses, isForAll } = mapping
  const facts = useInheritedTerms({ order, uses }).filter(
    ({ label }) => label !== productsWords.inherited.terms.seller,
  )
  return (
    <Card title={productsWords.inherited.title} intro={productsWords.inherited.intro}>
      <div className={styles.ledger}>
        <Ledger>
          {facts.map(({ label, value }) => (
            <LedgerRow key={label} label={label} value={value} />
          ))}
        </Ledger>
      </div>
      <p className={styles.part}>{marketplaceLink}</p>
      {uses.includes('quantity') && (
        <Checkbox
          className={classNames(styles.part, styles.check)}
          label={<span>{productsScreenWords.columns.forAllPieces}</span>}
          isChecked={isForAll}
          onCheck={chooseForAll}
        />
      )}
      {!uses.includes('cost') && <CostChoice pending={pending} mapping={mapping} />}
    </Card>
  )
}

/** The button that computes the list, always in view. */
function ComputeBar({ mapping }: { mapping: ColumnMapping }) {
  const missing = missingIn(mapping)
  return (
    <div className={styles.go}>
      <Button kind="primary" disabled={missing !== undefined} onClick={() => computeList()}>
        {productsScreenWords.columns.workOut(mapping.opened.rows)}
      </Button>
      <p key={missing}>
        {missing ?? (
          <>
            <Icon of={Check} size={18} strokeWidth={2.5} />
            {productsScreenWords.columns.nothingSent}
          </>
        )}
      </p>
    </div>
  )
}

/** What a person has to choose before the list can be computed. */
function missingIn({ opened: { heads }, uses, costs }: ColumnMapping): string | undefined {
  const foreign = foreignColumn(heads, uses)
  if (foreign !== undefined) return productsScreenWords.columns.notInRupees(foreign)
  if (!uses.includes('price')) {
    const price = foreignAmount(heads, 'price')
    return price === undefined
      ? productsScreenWords.columns.noPrice
      : productsScreenWords.columns.priceNotInRupees(price)
  }
  return uses.includes('cost') || costs !== undefined
    ? undefined
    : productsScreenWords.columns.noCost
}

/** Takes the costs that are kept on this device, where there are some. */
function KeptCostsButton() {
  const { costs } = useCosts()
  const { seller } = useOwnOrder()
  const known = costs.filter(({ cost }) => cost)
  if (known.length === 0) return null
  return (
    <Button
      kind="quiet"
      onClick={() => addCosts({ name: ownNames.costs, text: costsAsText(known, seller) })}
    >
      {productsScreenWords.costs.kept(known.length)}
    </Button>
  )
}

/** For a file without costs: they come from a separate list, or every product costs the same. */
function CostChoice({ pending, mapping }: { pending: PendingFile; mapping: ColumnMapping }) {
  const { costs } = mapping
  const { money } = useCurrency()
  const [isPasting, setIsPasting] = useState(false)
  const showToast = useToast()
  useLoadedWhenIdle(pasteDialog)
  // Reloading the page would lose the file.
  const paste = () =>
    pasteDialog.load().then(
      () => setIsPasting(true),
      () => showToast(productsWords.notLoaded.this),
    )
  const each = money(readAmount(useOwnOrder().cost).value, 2)
  return (
    <section className={styles.part} aria-label={productsScreenWords.costs.label}>
      <h3>{productsScreenWords.costs.title}</h3>
      <div className={styles.costs}>
        <FileButton kind="secondary" accept={TABLE_FILES} onFile={addCosts}>
          {productsScreenWords.costs.add}
        </FileButton>
        <Button kind="quiet" onClick={paste}>
          {productsScreenWords.costs.paste}
        </Button>
        <KeptCostsButton />
        <Button kind="quiet" aria-pressed={costs === 'order'} onClick={chooseOrderCost}>
          {productsScreenWords.costs.allAt(each)}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {pending.problem ??
          (costs === 'order'
            ? productsScreenWords.costs.countedAt(each)
            : costs
              ? productsScreenWords.costs.listed(nameInWords(costs.name), costs.skus, costs.rows)
              : productsScreenWords.costs.needed)}
      </p>
      {typeof costs === 'object' && <TaxChoice mapping={mapping} field="cost" />}
      {isPasting && (
        <pasteDialog.Part
          title={productsScreenWords.costs.pasteTitle}
          onRows={(text) => addCosts({ name: ownNames.pasted, text })}
          onClose={() => setIsPasting(false)}
        />
      )}
    </section>
  )
}
