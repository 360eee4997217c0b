import { useState } from 'react'
import { round, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { Fold } from '../../../ui/fields/fold'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { Asked, ReturnAnswer } from '../../books/sales/messages'
import { portalDescription } from '../../books/sales/portal/portal-json'
import { rupees } from './sentences'
import styles from './tables.module.css'
import { useMoreRows } from './use-more-rows'
import { returnWords } from './words'

type Whose = 'registered' | 'others'

const whose = (['registered', 'others'] as const).map((value) => ({
  value,
  label: returnWords.hsn[value],
}))

const codeSearch = lazyPart(() =>
  import('../../books/hsn/code-search').then((part) => part.CodeSearch),
)

/** Table 12: what was sold by code, unit and rate. */
export function HsnCard({ answer, asked }: { answer: ReturnAnswer; asked: Asked }) {
  const [of, choose] = useState<Whose>('registered')
  const registered = useMoreRows('hsn-registered', answer.hsn.registered, asked)
  const others = useMoreRows('hsn-others', answer.hsn.others, asked)
  const { rows, moreLabel, showMore } = of === 'registered' ? registered : others
  const { count } = answer.hsn[of]
  const { withoutCode } = answer.hsn
  return (
    <Card
      title={returnWords.hsn.heading}
      intro={returnWords.hsn.intro}
      className={styles.hsnCard}
      actions={
        <Segmented label={returnWords.hsn.whose} segments={whose} value={of} onChoose={choose} />
      }
    >
      {rows.length > 0 && (
        <table className={classNames(styles.table, styles.hsn)}>
          <caption className="visually-hidden">{returnWords.hsn.heading}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {returnWords.hsn.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hsn, description, unit, quantity, rate, value }) => (
              <tr key={`${hsn} ${unit} ${rate}`}>
                <th scope="row">{hsn}</th>
                <td>{portalDescription(description)}</td>
                <td>{unit}</td>
                <td data-amount>{groupDigits(toDigits(round(quantity, 2)))}</td>
                <td data-amount>{`${toDigits(rate)}%`}</td>
                <td data-amount data-below={value < 0n}>
                  {rupees(value)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.foot}>
        <p>
          {count === 0 ? returnWords.hsn.none : returnWords.hsn.shown(rows.length, count)}
          {withoutCode !== 0n && (
            <>
              <br />
              {returnWords.hsn.withoutCode(rupees(withoutCode))}
            </>
          )}
        </p>
        {moreLabel && (
          <Button kind="secondary" onClick={showMore}>
            {moreLabel}
          </Button>
        )}
      </div>
      <Fold summary={returnWords.hsn.findCode} arrowSize={18} className={styles.find}>
        <codeSearch.Part />
      </Fold>
    </Card>
  )
}

const columns = ['hsn', 'description', 'unit', 'quantity', 'rate', 'value'] as const
