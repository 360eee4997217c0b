import { ArrowRight, Check } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { countOf } from '../../../../core/format'
import { readAmount } from '../../../../core/parse'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { FileButton, TABLE_FILES } from '../../../../ui/fields/file-button'
import { Fold } from '../../../../ui/fields/fold'
import { Segmented } from '../../../../ui/fields/segmented'
import { Button } from '../../../../ui/page/button'
import { Card, Columns } from '../../../../ui/page/card'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { lazyPart, notLoaded, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import { useOwnOrder } from '../../shared/market/inputs'
import { foreignAmount, foreignColumn } from '../columns'
import type { Coming, List, Reading } from '../desk'
import { allFields, type Field, fieldNames, neededFields } from '../fields'
import { toMarketplace, useLacks } from '../lacks-card'
import { take } from '../take'
import type { Taxes } from '../taxes'
import {
  addCosts,
  cancel,
  chooseColumn,
  chooseForAll,
  chooseTax,
  countAtOrderCost,
  workOut,
} from './at-work'
import styles from './columns-screen.module.css'
import { FileLine } from './file-line'
import { gstWords, isTaxCounted, sayConversion, taxOf } from './reading-taxes'

const pasteDialog = lazyPart(() => import('./paste-dialog').then((part) => part.PasteDialog))

type ColumnsScreenProps = { coming: Coming; reading: Reading; list: List | undefined }

/** Which column is which: what was understood, to be put right by hand. */
export function ColumnsScreen({ coming, reading, list }: ColumnsScreenProps) {
  const { opened } = reading
  const about = opened.headRow > 0 ? `header in row ${opened.headRow}` : 'no header found'
  return (
    <>
      <FileLine source={coming.source} reading={reading} about={about}>
        <Button kind="quiet" onClick={cancel}>
          {list ? 'Back' : 'Close'}
        </Button>
        <FileButton kind="quiet" accept={TABLE_FILES} onFile={take}>
          Another file
        </FileButton>
      </FileLine>
      <Columns parts="7:5">
        <Card
          title="Which column is which?"
          intro={
            opened.headRow > 0
              ? 'Matched by name. Change what is wrong; it is remembered for the next file.'
              : 'No names were found. Say what each column is.'
          }
        >
          <div className={styles.heads} aria-hidden="true">
            <span>In your file</span>
            <span>Here</span>
          </div>
          <ColumnChoices reading={reading} />
        </Card>
        <WhatLacks coming={coming} reading={reading} />
      </Columns>
      <WorkOutBar reading={reading} />
    </>
  )
}

/**
 * Columns that are used come first: the price, the cost, the others as in the file. The rest is folded
 * away. A column that gets a use is moved up, and stays where it is from then on: nothing that was
 * just touched disappears.
 */
function ColumnChoices({ reading }: { reading: Reading }) {
  const { opened, uses } = reading
  const id = useId()
  const [shown, setShown] = useState(() => inOrder(uses))
  const [isOpenAtFirst] = useState(() => !neededFields.every((field) => uses.includes(field)))
  const choosing = useChosenInPlace()
  const added = inOrder(uses).filter((at) => !shown.includes(at))
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
        choosing(`${id}-${at}`)
        chooseColumn(at, use)
      }}
    >
      {uses[at] === 'price' && <TaxChoice reading={reading} field="price" />}
      {uses[at] === 'cost' && <TaxChoice reading={reading} field="cost" />}
    </ColumnChoice>
  )
  return (
    <>
      {shown.length > 0 && <ul className={styles.columns}>{shown.map(choiceAt)}</ul>}
      {folded.length > 0 && (
        <Fold
          isEager
          summary={`${countOf(folded.length, 'column')} left out`}
          isOpenAtFirst={isOpenAtFirst}
          className={styles.fold}
        >
          <ul className={styles.columns}>{folded.map(choiceAt)}</ul>
        </Fold>
      )}
    </>
  )
}

/** The columns in use, by their places: the price, the cost, then the others as they come. */
function inOrder(uses: Reading['uses']): readonly number[] {
  const needed = neededFields.map((field) => uses.indexOf(field)).filter((at) => at >= 0)
  const others = uses.flatMap((use, at) => (use && !needed.includes(at) ? [at] : []))
  return [...needed, ...others]
}

/** What a choice moves keeps the focus and its place in the window. */
function useChosenInPlace() {
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
          {shortened(filled.slice(0, SHOWN_EXAMPLES).join(', ')) || 'empty'}
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
              {fieldNames[field]}
            </option>
          ))}
          <option value={LEFT_OUT}>Leave out</option>
        </select>
        {isNeeded && <small aria-hidden="true">needed</small>}
      </div>
      {children}
    </li>
  )
}

const gstChoices = (['with-gst', 'before-gst'] as const).map((value) => ({
  value,
  label: gstWords[value],
}))

const taxed = { price: 'Prices', cost: 'Costs' }

/** Whether GST is in it: as its head says, or what is assumed until somebody says it. */
function TaxChoice({ reading, field }: { reading: Reading; field: keyof Taxes }) {
  const order = useOwnOrder()
  if (!isTaxCounted(field, order.seller)) return undefined
  const { is, by } = taxOf(reading, field)
  const assumed = `Your file does not say it. ${taxed[field]} count as ${gstWords[is]}.`
  const words = [by === 'nobody' && assumed, sayConversion(reading, field, order)].filter(Boolean)
  return (
    <div className={styles.taxed}>
      <Segmented
        label={`${taxed[field]} are`}
        segments={gstChoices}
        value={is}
        onChoose={(gst) => chooseTax(field, gst)}
      />
      {words.length > 0 && <p key={words.join()}>{words.join(' ')}</p>}
    </div>
  )
}

function WhatLacks({ coming, reading }: { coming: Coming; reading: Reading }) {
  const order = useOwnOrder()
  const { uses, isForAll } = reading
  const facts = useLacks({ order, uses }).filter(({ label }) => label !== 'You are')
  return (
    <Card title="What your file lacks" intro="These come from your marketplace order.">
      <div className={styles.ledger}>
        <Ledger>
          {facts.map(({ label, value }) => (
            <LedgerRow key={label} label={label} value={value} />
          ))}
        </Ledger>
      </div>
      <p className={styles.part}>{toMarketplace}</p>
      {uses.includes('quantity') && (
        <Checkbox
          className={classNames(styles.part, styles.check)}
          label={<span>Price, fees and ads of a row are for all its pieces together</span>}
          isChecked={isForAll}
          onCheck={chooseForAll}
        />
      )}
      {!uses.includes('cost') && <CostChoice coming={coming} reading={reading} />}
    </Card>
  )
}

/** The way on, in view however many columns there are. */
function WorkOutBar({ reading }: { reading: Reading }) {
  const missing = missingIn(reading)
  return (
    <div className={styles.go}>
      <Button kind="primary" disabled={missing !== undefined} onClick={() => workOut()}>
        Work out {countOf(reading.opened.rows, 'row')}
      </Button>
      <p key={missing}>
        {missing ?? (
          <>
            <Icon of={Check} size={18} strokeWidth={2.5} />
            On this device. Nothing is sent.
          </>
        )}
      </p>
    </div>
  )
}

/** What has to be said before anything can be worked out. */
function missingIn({ opened: { heads }, uses, costs }: Reading): string | undefined {
  const foreign = foreignColumn(heads, uses)
  if (foreign !== undefined) return `“${foreign}” is not in rupees. Choose a column in rupees.`
  if (!uses.includes('price')) {
    const price = foreignAmount(heads, 'price')
    const why = price === undefined ? '' : `“${price}” is not in rupees. `
    return `${why}Say which column is the selling price.`
  }
  return uses.includes('cost') || costs !== undefined
    ? undefined
    : 'Say what the products cost you.'
}

/** Where a file has no costs, they come from a list of their own, or all are the same. */
function CostChoice({ coming, reading }: { coming: Coming; reading: Reading }) {
  const { costs } = reading
  const { money } = useCurrency()
  const [isPasting, setIsPasting] = useState(false)
  const showToast = useToast()
  useLoadedWhenIdle(pasteDialog)
  // A page that is loaded anew would lose the file.
  const paste = () =>
    pasteDialog.load().then(
      () => setIsPasting(true),
      () => showToast(notLoaded('This')),
    )
  const each = money(readAmount(useOwnOrder().cost).value, 2)
  return (
    <section className={styles.part} aria-label="Costs">
      <h3>Your file has no costs</h3>
      <div className={styles.costs}>
        <FileButton kind="secondary" accept={TABLE_FILES} onFile={addCosts}>
          Add a list of costs
        </FileButton>
        <Button kind="quiet" onClick={paste}>
          Paste costs
        </Button>
        <Button kind="quiet" aria-pressed={costs === 'order'} onClick={countAtOrderCost}>
          Count every product at {each}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {coming.problem ??
          (costs === 'order'
            ? `Every product counts at ${each}, the cost of your marketplace order.`
            : costs
              ? `${costs.name}: ${countOf(costs.skus, 'cost')}, for ${countOf(costs.rows, 'row')} of your file.`
              : 'A list of costs has two columns: SKU and cost.')}
      </p>
      {typeof costs === 'object' && <TaxChoice reading={reading} field="cost" />}
      {isPasting && (
        <pasteDialog.Part
          title="Paste SKU and cost"
          onRows={addCosts}
          onClose={() => setIsPasting(false)}
        />
      )}
    </section>
  )
}
