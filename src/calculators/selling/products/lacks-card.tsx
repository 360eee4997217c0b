import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/insight/text-link'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { hrefOf } from '../../addresses'
import { useCards } from '../shared/market/fee-cards'
import type { MarketplaceTexts } from '../shared/market/inputs'
import type { Field } from './fields'
import { inheritedTerms } from './lacks'
import styles from './lacks-card.module.css'

type LacksProps = {
  order: MarketplaceTexts
  uses: readonly (Field | undefined)[]
  /** There is a file, even if it lacks everything. */
  hasFile?: boolean
}

/** What the file lacks, in the words and the money of the page. */
export function useLacks({ order, uses, hasFile }: LacksProps) {
  const { currency, money } = useCurrency()
  const cards = useCards()
  return inheritedTerms(
    order,
    uses,
    {
      symbol: currency.symbol,
      money: (value) => money(value, 2),
      cards,
    },
    hasFile,
  )
}

export const toMarketplace = (
  <TextLink href={hrefOf('selling/marketplace')}>Change in Marketplace order</TextLink>
)

/** What comes from the marketplace order, side by side. */
export function LacksCard({
  intro,
  children,
  ...of
}: LacksProps & { intro: string; children?: ReactNode }) {
  return (
    <Card
      title="What your file lacks"
      intro={intro}
      actions={toMarketplace}
      className={styles.card}
    >
      <dl className={styles.facts}>
        {useLacks(of).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd key={value} data-amount>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
