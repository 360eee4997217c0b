import { useEffect, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../../core/format'
import { MOST_ITEMS } from '../../../../core/limits'
import { Button } from '../../../../ui/page/button'
import detailsStyles from '../form/details-form.module.css'
import { ChoiceField } from '../form/form-field'
import { Skipped } from '../paste/paste-preview'
import type { Bill } from '../read-row'
import { priceKinds } from './item-form'
import type { KeptItem } from './item-record'
import styles from './items-dialog.module.css'
import { type ItemsPlan, planItems } from './items-file'
import type { ItemsFile } from './read-items-file'

type ItemsImportProps = {
  name: string
  file: ItemsFile
  here: readonly KeptItem[]
  /** What prices are on the bill of this tab. */
  prices: Bill['prices']
  onTake(plan: ItemsPlan): void
  onCancel(): void
}

/** Shows what a file brings before any of it is kept. */
export function ItemsImport({ name, file, here, prices, onTake, onCancel }: ItemsImportProps) {
  const [kind, setKind] = useState<Bill['prices']>(prices)
  const plan = useMemo(() => planItems(here, file.rows, kind), [here, file, kind])
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  const count = plan.replacements.length
  const isKindOpen = file.rows.some(({ item }) => item.price && !item.prices)
  return (
    <section className={styles.form} aria-label="What the file brings">
      <p ref={said} tabIndex={-1} className={styles.brings}>
        <b>{name}</b>: {sayPlan(plan)}
        {file.skipped.length > 0 && ` ${countOf(file.skipped.length, 'row')} could not be read.`}
        {file.isCut && ` Only the first ${countOf(MOST_ITEMS, 'row')} were read.`}
      </p>
      <p>Read: {file.sources.join(', ')}. What the file leaves blank stays as it is.</p>
      {isKindOpen && (
        <div className={detailsStyles.group}>
          <ChoiceField
            label="Prices in this file are"
            options={priceKinds}
            value={kind}
            onChoose={(kind) => setKind(kind)}
          />
        </div>
      )}
      {file.skipped.length > 0 && (
        <div className={styles.skipped}>
          <Skipped rows={file.skipped} />
        </div>
      )}
      <div className={styles.formButtons}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" disabled={count === 0} onClick={() => onTake(plan)}>
          Keep {countOf(count, 'item')}
        </Button>
      </div>
    </section>
  )
}

/** @example sayPlan({ added: 12, changed: 3, same: 5, … }) // '12 new, 3 changed, 5 the same.' */
export function sayPlan({ added, changed, same }: ItemsPlan): string {
  const parts = [
    ...(added ? [`${added} new`] : []),
    ...(changed ? [`${changed} changed`] : []),
    ...(same ? [`${same} the same`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No item was found.'
}
