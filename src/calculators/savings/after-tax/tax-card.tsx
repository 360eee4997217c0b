import { memo } from 'react'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Button } from '../../../ui/page/button'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { AfterTax, AfterTaxInputs } from './compute'
import { inputs } from './inputs'
import styles from './page.module.css'
import { isRuledIn, RUPEE_RULES } from './words'

const TITLE = 'The tax, line by line'

const taxTable = lazyPart(() => import('./tax-table').then((part) => part.TaxTable))

type TaxCardProps = { plan: AfterTaxInputs; results: AfterTax | undefined }

/** How the tax comes about, to see and to take along. */
export const TaxCard = memo(function TaxCard({ plan, results }: TaxCardProps) {
  const { currency } = useCurrency()
  if (!results) {
    return (
      <Card title={TITLE}>
        <CardNote>There is nothing to tax yet.</CardNote>
      </Card>
    )
  }
  const loadSheet = async () => {
    const { afterTaxSheet } = await loadOrReload(() => import('./export'))
    return afterTaxSheet({ plan, results, currency })
  }
  return (
    <Card
      title={TITLE}
      intro="All is sold on the last day. Every instalment has its own gain and its own time."
      actions={<DownloadButtons loadSheet={loadSheet} />}
    >
      {plan.tax === 'equity' && !isRuledIn(currency) && (
        <div className={styles.ruled}>
          <p>{RUPEE_RULES}</p>
          <Button kind="secondary" onClick={chooseFlatRate}>
            Use a flat rate
          </Button>
        </div>
      )}
      <DeferredIsland part={taxTable} props={{ plan, results, caption: TITLE }} />
    </Card>
  )
})

/** The button goes with its sentence: the focus stays with what it chose. */
function chooseFlatRate() {
  inputs.change({ tax: 'flat' })
  document.querySelector<HTMLInputElement>('main [type=radio][value=flat]')?.focus()
}
