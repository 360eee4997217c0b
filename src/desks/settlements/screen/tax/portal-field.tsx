import { useSyncExternalStore } from 'react'
import { NumberField } from '../../../../ui/fields/number-field'
import { createStore } from '../../../../ui/tab/store'
import type { Paise } from '../../messages'
import styles from './tax-card.module.css'
import { compare } from './tax-figures'
import { settlementTaxWords } from './words'

/** What was typed from the portal, by what it is: in this tab only, and in no link. */
const onPortal = createStore<Readonly<Record<string, string>>>(() => ({}))

type PortalFieldProps = {
  /** What the text is stored by. */
  id: string
  what: string
  month: string
  here: Paise
}

/** An amount as the portal states it, and what it differs by. */
export function PortalField({ id, what, month, here }: PortalFieldProps) {
  const texts = useSyncExternalStore(onPortal.subscribe, onPortal.read, onPortal.read)
  const text = texts[id] ?? ''
  const comparison = compare(text, here)
  return (
    <div className={styles.portal}>
      <span aria-hidden>{settlementTaxWords.onPortal}</span>
      <NumberField
        label={settlementTaxWords.onPortalOf(what, month)}
        text={text}
        onText={(typed) => onPortal.write({ ...onPortal.read(), [id]: typed })}
        money="symbol"
        size="bare"
        hint={comparison.is === 'unread' ? comparison.text : ''}
      />
      <p className={styles.difference} data-is={comparison.is} role="status">
        {comparison.is === 'blank' ? '' : comparison.text}
      </p>
    </div>
  )
}
