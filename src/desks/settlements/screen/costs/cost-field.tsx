import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readAmount } from '../../../../core/money/parse'
import { NumberField } from '../../../../ui/fields/number-field'
import { type Outcome, sayOutcome } from '../../../../ui/memory/browser-storage'
import { useCurrency } from '../../../../ui/tab/currency'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { lineOf } from '../../../market/costs/cost-list'
import { changeCost, readTypedCosts } from '../../../market/costs/cost-store'
import styles from './cost-field.module.css'
import { costHint } from './cost-rows'
import { settlementCostsWords } from './words'

/**
 * The cost of one SKU, typed beside what says that it has none. It counts when the field is left: that
 * sentence goes with it, and must not go at the first digit.
 */
export function CostField({ sku }: { sku: string }) {
  const { money } = useCurrency()
  const showToast = useToast()
  const [text, setText] = useState(() => lineOf(readTypedCosts().costs, sku)?.cost ?? '')
  const taken = useRef(text)
  const hint = costHint(text, (amount) => money(amount, 0))

  const take = () => {
    if (text === taken.current) return
    taken.current = text
    let became: Outcome = 'kept'
    const undo = changeCost(sku, { cost: text }, (outcome) => {
      became = outcome
    })
    const { typed, removed } = settlementCostsWords.done
    if (!text.trim()) showToast(sayOutcome(removed(sku), became), undoBy(undo))
    else if (!hint) {
      showToast(sayOutcome(typed(sku, money(readAmount(text).value, 2)), became), undoBy(undo))
    }
  }
  const takeAtEnd = useEffectEvent(take)
  // What was typed is not lost with the page.
  useEffect(() => () => takeAtEnd(), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the field in it is left
    <div className={styles.cost} onBlur={take}>
      <NumberField
        label={settlementCostsWords.dialog.costOf(sku)}
        size="bare"
        money="symbol"
        text={text}
        onText={setText}
        hint={hint}
        placeholder={settlementCostsWords.dialog.heads.cost}
      />
      {hint && <p key={hint}>{hint}</p>}
    </div>
  )
}
