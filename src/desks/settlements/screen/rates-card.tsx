import { useState } from 'react'
import { ratesOfKind } from '../../../core/rules/gst'
import { NumberField } from '../../../ui/fields/number-field'
import { type Outcome, sayOutcome } from '../../../ui/memory/browser-storage'
import { Card } from '../../../ui/page/card'
import { skuKey } from '../../market/costs/cost-list'
import type { Summary } from '../messages'
import { useSettlements } from '../settlement-store'
import { rateHint } from './costs/cost-rows'
import { useKeptRates } from './kept-rates'
import styles from './rates-card.module.css'
import { changeRates } from './settlement-actions'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.rates

/** So many are asked for at a time. */
const MOST_SHOWN = 20

const slabs = ratesOfKind('general')

/** Asks once for the GST rate of each SKU that no file states one for. */
export function RatesCard({ summary }: { summary: Summary }) {
  const { rates: ofExample, exampleCosts } = useSettlements()
  const kept = useKeptRates()
  const rates = exampleCosts ? ofExample : kept
  const [outcome, setOutcome] = useState<Outcome>('kept')
  const { skusWithoutRate: missing, skusOfTypedRate: given } = summary
  const skus = useAskedSkus(missing, given)
  if (skus.length === 0) return null
  const shown = skus.slice(0, MOST_SHOWN)
  const intro = missing.length > 0 ? words.intro(missing.length) : words.given(skus.length)
  const without = missing.length > 0 ? missing : skus
  return (
    <Card title={words.title} intro={intro} className={styles.card}>
      <div className={styles.all}>
        <span>{words.all}</span>
        {slabs.map((rate) => (
          <button
            key={rate}
            type="button"
            onClick={() =>
              changeRates(Object.fromEntries(without.map((sku) => [skuKey(sku), rate])), setOutcome)
            }
          >
            {`${rate}%`}
          </button>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.sku}</th>
            <th scope="col">{words.rate}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((sku) => {
            const key = skuKey(sku)
            const text = rates[key] ?? ''
            const hint = rateHint(text)
            return (
              <tr key={key}>
                <th scope="row" translate="no">
                  {sku}
                </th>
                <td>
                  <NumberField
                    label={words.rateOf(sku)}
                    size="bare"
                    unit="%"
                    text={text}
                    onText={(rate) => changeRates({ [key]: rate }, setOutcome)}
                    hint={hint ?? ''}
                    placeholder={words.none}
                  />
                  {hint && <p key={hint}>{hint}</p>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {!exampleCosts && <p className={styles.more}>{sayOutcome(words.kept, outcome)}</p>}
      {skus.length > shown.length && missing.length > 0 && (
        <p className={styles.more}>{words.more(skus.length - shown.length)}</p>
      )}
    </Card>
  )
}

/**
 * Those that were asked for stay while they are typed; where there are too many, filled ones go until all
 * are filled.
 */
function useAskedSkus(missing: readonly string[], given: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([])
  const known = new Set(asked.map(skuKey))
  const added = [...missing, ...given].filter((sku) => !known.has(skuKey(sku)))
  if (added.length > 0) setAsked([...asked, ...added])
  if (asked.length <= MOST_SHOWN || missing.length === 0) return asked
  const isMissing = new Set(missing.map(skuKey))
  return asked.filter((sku) => isMissing.has(skuKey(sku)))
}
