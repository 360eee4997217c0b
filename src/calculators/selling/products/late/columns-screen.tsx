import { ArrowRight, Check } from 'lucide'
import { useId, useState } from 'react'
import { countOf } from '../../../../core/format'
import { readAmount } from '../../../../core/parse'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { classNames } from '../../../../ui/page/class-names'
import { Columns } from '../../../../ui/page/columns'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { notLoaded } from '../../../../ui/tab/load-or-reload'
import { useToast } from '../../../../ui/tab/toast'
import { FileButton, TABLE_FILES } from '../../../../ui/tables/given-file/file-button'
import { inputs } from '../../shared/market/inputs'
import type { Coming, List, Reading } from '../desk'
import { allFields, type Field, fieldNames, neededFields } from '../fields'
import { toMarketplace, useLacks } from '../lacks-card'
import { take } from '../take'
import { addCosts, cancel, chooseColumn, chooseForAll, countAtOrderCost, workOut } from './at-work'
import styles from './columns-screen.module.css'
import { FileLine } from './file-line'

const pasteDialog = lazyPart(() => import('./paste-dialog').then((part) => part.PasteDialog))

type ColumnsScreenProps = { coming: Coming; reading: Reading; list: List | undefined }

/** Which column is which: what was understood, to be put right by hand. */
export function ColumnsScreen({ coming, reading, list }: ColumnsScreenProps) {
  const { opened, uses } = reading
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
          intro="Matched by name. Change what is wrong; it is remembered for the next file."
        >
          <div className={styles.heads} aria-hidden="true">
            <span>In your file</span>
            <span>Here</span>
          </div>
          <ul className={styles.columns}>
            {opened.heads.map((head, at) => (
              <ColumnChoice
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={at}
                head={head}
                examples={opened.examples.map((cells) => cells[at] ?? '')}
                use={uses[at]}
                onChoose={(use) => chooseColumn(at, use)}
              />
            ))}
          </ul>
        </Card>
        <WhatLacks coming={coming} reading={reading} />
      </Columns>
    </>
  )
}

const LEFT_OUT = 'none'
const SHOWN_EXAMPLES = 3

const LONGEST_EXAMPLES = 60

const shortened = (text: string) =>
  text.length > LONGEST_EXAMPLES ? `${text.slice(0, LONGEST_EXAMPLES - 1)}…` : text

type ColumnChoiceProps = {
  head: string
  examples: readonly string[]
  use: Field | undefined
  onChoose(use: Field | undefined): void
}

function ColumnChoice({ head, examples, use, onChoose }: ColumnChoiceProps) {
  const id = useId()
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
    </li>
  )
}

function WhatLacks({ coming, reading }: { coming: Coming; reading: Reading }) {
  const order = usePageInputs(inputs)
  const { uses, opened, isForAll } = reading
  const facts = useLacks({ order, uses }).filter(({ label }) => label !== 'You are')
  const hasPrice = uses.includes('price')
  const hasCosts = uses.includes('cost') || reading.costs !== undefined
  const missing = !hasPrice
    ? 'Say which column is the selling price.'
    : hasCosts
      ? undefined
      : 'Say what the products cost you.'
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
        <label className={classNames(styles.part, styles.check)}>
          <input
            type="checkbox"
            checked={isForAll}
            onChange={(event) => chooseForAll(event.target.checked)}
          />
          <span>The amounts of a row are for all its pieces together</span>
        </label>
      )}
      {!uses.includes('cost') && <CostChoice coming={coming} reading={reading} />}
      <div className={classNames(styles.part, styles.go)}>
        <Button kind="primary" disabled={missing !== undefined} onClick={() => workOut()}>
          Work out {countOf(opened.rows, 'row')}
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
    </Card>
  )
}

/** Files of marketplaces have no costs: they come from a list of their own, or all are the same. */
function CostChoice({ coming, reading: { costs } }: { coming: Coming; reading: Reading }) {
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
  const each = money(readAmount(usePageInputs(inputs).cost).value, 2)
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
