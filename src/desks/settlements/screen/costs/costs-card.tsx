import { useMemo, useState } from 'react'
import { sayShortDate } from '../../../../core/language/dates'
import { FileCard } from '../../../../ui/files/file-card'
import { Button } from '../../../../ui/page/button'
import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../../ui/tab/toast'
import { skuKey } from '../../../market/costs/cost-list'
import {
  type CostsStanding,
  type RememberedCosts,
  useCosts,
  useCostsStanding,
} from '../../../market/costs/cost-store'
import type { FileSku } from '../../messages'
import type { CostsProps } from './costs-dialog'
import { settlementCostsWords } from './words'

const words = settlementCostsWords.card

const costsDialog = lazyPart(() => import('./costs-dialog').then((part) => part.CostsDialog))

/** The line of the costs that are kept on this device, and the way to change them. */
export function CostsCard({ skus, seller }: CostsProps) {
  const kept = useCosts()
  const standing = useCostsStanding()
  const [isOpen, setIsOpen] = useState(false)
  const onDemand = useOnDemand()
  useLoadedWhenIdle(costsDialog)
  const about = useMemo(() => sayCosts(kept, skus, standing), [kept, skus, standing])
  return (
    <>
      <FileCard
        name={<b>{words.title}</b>}
        facts={about ?? words.none}
        actions={
          <Button
            kind="quiet"
            onClick={() => onDemand(costsDialog.load, words.notLoaded, () => setIsOpen(true))}
          >
            {about ? words.change : words.add}
          </Button>
        }
      />
      {isOpen && <costsDialog.Part skus={skus} seller={seller} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/**
 * How many SKUs have a cost, and since when they are kept. Nothing where there are no costs.
 *
 * @example sayCosts({ costs, changed: '2026-11-16' }, skus, 'kept')
 * // '23 of 24 SKUs · kept on this device since 16 Nov 2026'
 */
export function sayCosts(
  { costs, changed }: RememberedCosts,
  skus: readonly FileSku[],
  standing: CostsStanding,
): string | undefined {
  const known = new Set(costs.flatMap(({ sku, cost }) => (cost ? [skuKey(sku)] : [])))
  if (known.size === 0) return undefined
  const ofFiles = new Set(skus.map(({ sku }) => skuKey(sku)))
  const count =
    ofFiles.size > 0
      ? words.counted([...ofFiles].filter((key) => known.has(key)).length, ofFiles.size)
      : words.listed(known.size)
  const where =
    standing !== 'kept'
      ? words[standing]
      : changed
        ? words.keptSince(sayShortDate(changed))
        : words.kept
  return `${count} · ${where}`
}
