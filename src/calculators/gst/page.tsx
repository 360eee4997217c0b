import { type ComponentType, Suspense, use, useEffect, useState } from 'react'
import { Columns } from '../../ui/columns'
import { loadPart } from '../../ui/load-part'
import { PageHead } from '../../ui/page-head'
import { usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ModeButtons } from '../../ui/segmented'
import { useToast } from '../../ui/toast'
import { inputs } from './inputs'
import { gstMeta } from './meta'
import styles from './page.module.css'
import { SingleAmount } from './single-amount'

const views = [
  { value: 'single', label: 'Single amount' },
  { value: 'bill', label: 'Bill' },
] as const

const billIntro = 'Put many items with different rates on one bill, ready to print.'

export function Page({ others }: CalculatorPageProps) {
  const { view } = usePageInputs(inputs)
  const [isSwitched, setIsSwitched] = useState(false)
  const BillView = useBillView(view === 'bill')

  return (
    <>
      <PageHead {...gstMeta} {...(view === 'bill' && { intro: billIntro })}>
        <div className={styles.view}>
          <ModeButtons
            label="View"
            segments={views}
            value={view}
            onChoose={(view) => {
              setIsSwitched(true)
              inputs.change({ view })
            }}
          />
        </div>
      </PageHead>
      {view === 'bill' && BillView && <BillView />}
      {/* A reload that leads to the bill has nothing to show before it; a click keeps what is there. */}
      {view === 'bill' && !BillView && !isSwitched && <div className={styles.waiting} />}
      {(view === 'single' || (!BillView && isSwitched)) && (
        <>
          <SingleAmount />
          <Columns parts="7:5">
            {ratesCard}
            <PageLinks links={others} />
          </Columns>
        </>
      )}
    </>
  )
}

let loadedBillView: ComponentType | undefined

/** The bill, once it is wanted and its code is here. */
function useBillView(isWanted: boolean): ComponentType | undefined {
  const showToast = useToast()
  const [BillView, setBillView] = useState(() => loadedBillView)

  useEffect(() => {
    if (!isWanted || loadedBillView) return
    loadPart(() => import('./bill-view')).then(
      (part) => {
        loadedBillView = part.BillView
        setBillView(() => part.BillView)
      },
      () => {
        inputs.change({ view: 'single' })
        showToast('The bill could not be loaded. Try again.')
      },
    )
  }, [isWanted, showToast])

  return BillView
}

const PrerenderedCard = import.meta.env.SSR ? (await import('./rates-card')).RatesCard : undefined
let laterCard: Promise<ComponentType> | undefined

/** Prerendered, so that it is there at once; its texts are loaded when the page is alive. */
function RatesCard() {
  if (PrerenderedCard) return <PrerenderedCard />
  laterCard ??= import('./rates-card').then(
    ({ RatesCard }) => RatesCard,
    // Nothing on it answers to a click: what is prerendered stays as it is.
    () => new Promise<ComponentType>(() => {}),
  )
  const Card = use(laterCard)
  return <Card />
}

// One element for all renderings: nothing that happens on the page reaches the card before its code.
const ratesCard = (
  <Suspense fallback={<div />}>
    <RatesCard />
  </Suspense>
)
