import { Fragment } from 'react'
import { hrefOf } from '../../../addresses'
import { sum } from '../../../core/money/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { Card } from '../../../ui/page/card'
import { TextLink } from '../../../ui/page/text-link'
import { sayState } from '../../books/bill/details'
import { taxOf } from '../../books/sales/documents'
import type { ReturnAnswer } from '../../books/sales/messages'
import { isNothing } from '../../books/sales/portal/tables'
import styles from './gstr3b-card.module.css'
import { toneOf } from './return-result'
import { rupees } from './sentences'
import { returnWords } from './words'

const nameOfState = (place: string): string => sayState(place).replace(/^\d+ /, '')

/** What GSTR-3B says of sales. */
export function Gstr3bCard({ answer: { gstr3b } }: { answer: ReturnAnswer }) {
  const { taxed, nilAndExempt, outsideGst, toOtherStates, toUinHolders, reverseCharge } = gstr3b
  const hasReverse = !isNothing(reverseCharge)
  return (
    <Card
      title={returnWords.gstr3b.heading}
      intro={returnWords.gstr3b.intro}
      className={styles.card}
    >
      <Ledger>
        <LedgerRow
          margin="3.1 a"
          label={returnWords.gstr3b.taxed}
          value={rupees(taxed.value)}
          tone={toneOf(taxed.value)}
        />
        {(['igst', 'cgst', 'sgst'] as const).map((name) => (
          <LedgerRow
            key={name}
            kind="part"
            label={returnWords.ledger[name]}
            value={rupees(taxed[name])}
            tone={toneOf(taxed[name])}
          />
        ))}
        {hasReverse && (
          <>
            <LedgerRow
              label={returnWords.gstr3b.reverseCharge}
              value={rupees(reverseCharge.value)}
              tone={toneOf(reverseCharge.value)}
            />
            <LedgerRow
              kind="part"
              label={returnWords.ledger.gst}
              value={rupees(taxOf(reverseCharge))}
              tone={toneOf(taxOf(reverseCharge))}
            />
          </>
        )}
        <LedgerRow
          margin="3.1 c"
          label={returnWords.gstr3b.nilAndExempt}
          value={rupees(nilAndExempt)}
          tone={toneOf(nilAndExempt)}
        />
        <LedgerRow
          margin="3.1 e"
          label={returnWords.gstr3b.outsideGst}
          value={rupees(outsideGst)}
          tone={toneOf(outsideGst)}
        />
        {[
          ...toOtherStates.map((to) => ({ ...to, label: nameOfState(to.place) })),
          ...toUinHolders.map((to) => ({
            ...to,
            label: returnWords.gstr3b.uinHolders(nameOfState(to.place)),
          })),
        ].map(({ label, value, igst }) => (
          <Fragment key={label}>
            <LedgerRow margin="3.2" label={label} value={rupees(value)} tone={toneOf(value)} />
            <LedgerRow
              kind="part"
              label={returnWords.ledger.igst}
              value={rupees(igst)}
              tone={toneOf(igst)}
            />
          </Fragment>
        ))}
      </Ledger>
      <p className={styles.locked}>
        {hasReverse
          ? returnWords.gstr3b.lockedBeside(
              rupees(taxed.value),
              rupees(sum(taxed.value, reverseCharge.value)),
            )
          : returnWords.gstr3b.locked}
      </p>
      <p className={styles.next}>
        <TextLink href={hrefOf('gst/return')}>{returnWords.gstr3b.toReturn}</TextLink>
      </p>
    </Card>
  )
}
