import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { Segmented } from '../../../ui/fields/segmented'
import { FileProblem } from '../../../ui/files/file-problem'
import { Sheet } from '../../../ui/files/sheet'
import { filesWords } from '../../../ui/files/words'
import { WorkingCard } from '../../../ui/files/working-card'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Button } from '../../../ui/page/button'
import { inputs } from '../inputs'
import { marketplaces } from '../marketplaces/list'
import type { FileSku, Summary } from '../messages'
import {
  nameInWords,
  type Pending,
  type SettlementState,
  useSettlements,
} from '../settlement-store'
import { CostField } from './costs/cost-field'
import { CostsCard } from './costs/costs-card'
import { FieldsCard } from './fields-card'
import { FileNotes, Files } from './file-list'
import listStyles from './file-list.module.css'
import { KeepCard } from './keep-card'
import { RatesCard } from './rates-card'
import { CheckCard } from './results/check-card'
import { FindingsCard } from './results/findings-card'
import { HowItWorks } from './results/how-it-works'
import { OrdersCard } from './results/orders-card'
import { ResultCard, resultsOf } from './results/result-card'
import { SkusCard } from './results/skus-card'
import { UnknownCard } from './results/unknown-card'
import type { CardProps } from './results/use-answer'
import { ask, cancel, chooseScope, compute } from './settlement-actions'
import styles from './settlement-screen.module.css'
import { PriceLink } from './sku-as-order'
import { TaxCard } from './tax/tax-card'
import { settlementScreenWords } from './words'

/** The files of a seller, and what they say. */
export function SettlementScreen({ isSlow }: { isSlow: boolean }) {
  const state = useSettlements()
  const { files, summary, pending, exampleCosts } = state
  const top = useRef<HTMLDivElement>(null)
  // Files that come one by one would push the rest of the page down, again and again.
  if (pending && isSlow && !summary) {
    return (
      <Sheet label={settlementScreenWords.yourFiles}>
        <Working pending={pending} hasResult={false} />
      </Sheet>
    )
  }
  return (
    <Sheet label={settlementScreenWords.yourFiles}>
      <div ref={top} className={listStyles.files}>
        <Files files={files} summary={summary} exampleCosts={exampleCosts} />
        {files.length > 0 && <KeepCard />}
        {!exampleCosts && <CostsLine summary={summary} />}
        {files.length > 0 && <FieldsCard summary={summary} />}
        <FileNotes {...state} />
        <ScopeChoice {...state} />
      </div>
      <Behind isBehind={pending ? undefined : state.isBehind} />
      {pending && isSlow && <Working pending={pending} hasResult />}
      {summary && files.length > 0 && (
        <Results summary={summary} isExample={exampleCosts !== undefined} top={top} />
      )}
    </Sheet>
  )
}

/** Before anything is computed, no SKU is known. */
function CostsLine({ summary }: { summary: Summary | undefined }) {
  const { seller } = usePageInputs(inputs)
  return summary ? <CostsOfFiles summary={summary} /> : <CostsCard skus={[]} seller={seller} />
}

function CostsOfFiles({ summary }: { summary: Summary }) {
  const { seller } = usePageInputs(inputs)
  return <CostsCard skus={useFileSkus({ summary, ask })} seller={seller} />
}

/** One marketplace, or all: only where files are of several. */
function ScopeChoice({ files, scope }: Pick<SettlementState, 'files' | 'scope'>) {
  const here = marketplaces.filter(({ id }) => files.some(({ file }) => file.marketplace === id))
  if (here.length < 2) return null
  const words = settlementScreenWords.scope
  return (
    <div className={styles.scope}>
      <p aria-hidden="true">{words.label}</p>
      <Segmented
        label={words.label}
        segments={[
          { value: 'all', label: words.all },
          ...here.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={scope}
        onChoose={chooseScope}
      />
    </div>
  )
}

/** Where computing was cancelled or failed: that the figures are behind, and another try. */
function Behind({ isBehind }: Pick<SettlementState, 'isBehind'>) {
  if (!isBehind) return null
  return (
    <div className={styles.behind}>
      <FileProblem>{settlementScreenWords.progress[isBehind]}</FileProblem>
      <Button kind="secondary" onClick={compute}>
        {settlementScreenWords.progress.workOut}
      </Button>
    </div>
  )
}

/** The progress: in the place of the result, or above one that stays until there is another. */
function Working({ pending, hasResult }: { pending: Pending; hasResult: boolean }) {
  const { progress } = pending
  const title = sayPending(pending)
  const done =
    progress &&
    (pending.stage === 'reading'
      ? filesWords.progress.readSoFar(progress.done)
      : filesWords.progress.done(progress.done, progress.of))
  return (
    <WorkingCard
      isLow={hasResult}
      title={title}
      progress={progress}
      done={done}
      onCancel={cancel}
    />
  )
}

function sayPending(pending: Pending): string {
  const words = settlementScreenWords.progress
  if (pending.stage === 'computing') return words.computing
  const { name, number, of } = pending
  return of === 1
    ? words.reading(nameInWords(name))
    : words.readingOf(nameInWords(name), number, of)
}

type ResultsProps = {
  summary: Summary
  isExample: boolean
  /** The files and the settings. */
  top: RefObject<HTMLElement | null>
}

/** How many parts are shown by now: one after another, as laying out all at once would block the page. */
function useTurns(parts: number): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (turns === parts) return
    const timer = setTimeout(() => startTransition(() => setTurns(turns + 1)))
    return () => clearTimeout(timer)
  }, [turns, parts])
  return turns
}

/** What the files say: the result first, and then all that is below it. */
function Results({ summary, isExample, top }: ResultsProps) {
  const turns = useTurns(5)
  const { operator } = usePageInputs(inputs)
  const { settings } = summary
  const card = { summary, ask }
  const hasOrders = summary.orders > 0
  return (
    <PageAnswer isExample={isExample} results={resultsOf(summary)} inputs={top}>
      <RatesCard summary={summary} />
      <ResultCard {...card} />
      {turns > 0 && (
        <FindingsCard
          {...card}
          // Costs that are typed are a person's own, and do not count for the example.
          costField={isExample ? undefined : (sku) => <CostField key={sku} sku={sku} />}
        />
      )}
      {turns > 1 && hasOrders && (
        <SkusCard
          {...card}
          names={{ operator }}
          priceLink={(row) => <PriceLink row={row} {...settings} />}
        />
      )}
      {turns > 2 && hasOrders && <OrdersCard {...card} />}
      {turns > 3 && <TaxCard {...card} operator={operator} />}
      {turns > 4 && (
        <>
          <CheckCard summary={card.summary} />
          <UnknownCard {...card} />
          <HowItWorks summary={summary} />
        </>
      )}
    </PageAnswer>
  )
}

const none: readonly FileSku[] = []

/** Every SKU of the files, most orders first; none until they are there. */
function useFileSkus({ summary, ask }: CardProps): readonly FileSku[] {
  const [skus, setSkus] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each computation they are asked for again
  useEffect(() => {
    let isCurrent = true
    ask('fileSkus', undefined).then(
      (skus) => isCurrent && setSkus(skus),
      // A newer request comes with newer SKUs.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [ask, summary])
  return skus
}
