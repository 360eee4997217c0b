import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { useIsPhone } from '../../../../ui/page/media'
import type { FindingCode, FindingSum } from '../../messages'
import { ExportButton, useExport } from './export-files'
import { exactMoney } from './figures'
import { FindingList } from './finding-list'
import styles from './findings-card.module.css'
import { sayChecked, sayFinding, sayMeaning } from './say'
import type { CardProps } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.findings

type FindingsCardProps = CardProps & {
  /** A field for the cost of a SKU that has none. */
  costField?: ((sku: string) => ReactNode) | undefined
}

/** What the files say against each other: one line a finding, which opens to the numbers to quote. */
export function FindingsCard({ summary, ask, costField }: FindingsCardProps) {
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState<FindingCode>()
  const { save, isBusy } = useExport(ask)
  const findings = summary.findings.filter(({ count }) => count > 0)
  const checked = sayChecked(summary)
  return (
    <Card
      title={words.title}
      intro={summary.settings.card ? words.lead : words.leadWithoutCard}
      className={styles.card}
      actions={
        findings.length > 0 && (
          <ExportButton
            name={words.download}
            isBusy={isBusy}
            onPress={() => save('findings', 'csv')}
          >
            {isPhone ? settlementResultsWords.files.csvShort : words.download}
          </ExportButton>
        )
      }
    >
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <Finding
              key={finding.code}
              finding={finding}
              isOpen={finding.code === opened}
              onOpen={(isOpen) => setOpened(isOpen ? finding.code : undefined)}
              summary={summary}
              ask={ask}
              costField={costField}
            />
          ))}
        </ul>
      )}
      {checked.length > 0 && (
        <div className={styles.checked}>
          {checked.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Card>
  )
}

/** Amounts that were taken from the seller. */
const losses: readonly FindingCode[] = ['sum', 'fee-differs']

type FindingProps = FindingsCardProps & {
  finding: FindingSum
  isOpen: boolean
  onOpen(isOpen: boolean): void
}

function Finding({ finding, isOpen, onOpen, summary, ask, costField }: FindingProps) {
  const id = useId()
  const { code, amount } = finding
  const sentence = sayFinding(finding, summary)
  const [onlySku] = summary.withoutCost.skus
  // The cost of a single SKU is asked for at once.
  const isField = code === 'cost-missing' && finding.count === 1 && onlySku && costField
  return (
    <li className={styles.finding}>
      <div className={styles.line}>
        <p className={styles.sentence} key={sentence}>
          {sentence}
        </p>
        <p className={styles.meaning}>{sayMeaning(finding)}</p>
        {code !== 'cost-missing' && (
          <b
            className={styles.amount}
            data-tone={losses.includes(code) && amount && amount < 0 ? 'loss' : undefined}
            data-amount
          >
            <span className="visually-hidden">{`${words.amount} `}</span>
            {exactMoney(amount)}
          </b>
        )}
        {isField ? (
          <div className={styles.field}>{costField(onlySku)}</div>
        ) : (
          <Button
            kind="quiet"
            className={styles.show}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={isOpen ? words.hideWhat(sentence) : words.showWhat(sentence)}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
          </Button>
        )}
      </div>
      {isOpen && !isField && (
        <div id={id} className={styles.list}>
          <FindingList
            code={code}
            sentence={sentence}
            summary={summary}
            ask={ask}
            costField={costField}
          />
        </div>
      )}
    </li>
  )
}
