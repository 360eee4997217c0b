import { atLeastZero, type Decimal, round, toDigits } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import { NamedSelect } from '../../../ui/fields/named-select'
import { useIsPhone } from '../../../ui/page/media'
import { useCurrency } from '../../../ui/tab/currency'
import { BIN_WIDTH, BINS, LOSS_BINS, type Totals } from '../compute'
import type { RowFilter } from '../messages'
import styles from './histogram.module.css'
import { showRows } from './row-actions'
import { edgeOf, sayBin } from './sentences'
import { productsScreenWords } from './words'

type HistogramProps = { totals: Totals; target: string; filter: RowFilter }

/** The tallest bar, in pixels. */
const TALLEST = 200

/** How many products have which margin. Pressing a bar shows its products in the table. */
export function Histogram({ totals, target, filter }: HistogramProps) {
  const { money } = useCurrency()
  const { bins, makers, losers, below } = totals
  const isPhone = useIsPhone()
  const most = Math.max(...bins, 1)
  const chosen = typeof filter === 'object' ? filter.bin : undefined
  const show = (bin: number | undefined) =>
    showRows({ filter: bin === undefined ? 'all' : { bin } })
  const targetPercent = atLeastZero(readNumber(target).value)
  const weak = below - losers
  const sentence = [
    losers === 0
      ? productsScreenWords.histogram.noLosers
      : productsScreenWords.histogram.losers(
          losers,
          money(round(totals.lost, 0), 0).replace('-', ''),
        ),
    weak > 0 && productsScreenWords.histogram.weak(weak, sayTarget(targetPercent)),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section className={styles.chart} aria-label={productsScreenWords.histogram.title}>
      <h2>{productsScreenWords.histogram.title}</h2>
      <p key={sentence} data-amount>
        {sentence}
      </p>
      <div className={styles.sides} aria-hidden="true">
        <b className={styles.losing}>
          {isPhone
            ? productsScreenWords.histogram.losingShort(groupDigits(String(losers)))
            : productsScreenWords.histogram.losing(groupDigits(String(losers)))}
        </b>
        <b>
          {isPhone
            ? productsScreenWords.histogram.earningShort(groupDigits(String(makers)))
            : productsScreenWords.histogram.earning(groupDigits(String(makers)))}
        </b>
      </div>
      <ul className={styles.bars}>
        {bins.map((count, bin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its index
          <li key={bin} className={bin < LOSS_BINS ? styles.loss : styles.gain}>
            {isPhone ? (
              <div className={styles.bar}>
                <span className="visually-hidden">{sayCount(bin, count)}</span>
                <Bar share={count / most} />
              </div>
            ) : (
              <button
                type="button"
                className={styles.bar}
                aria-pressed={bin === chosen}
                disabled={count === 0}
                aria-label={sayCount(bin, count)}
                onClick={() => show(bin === chosen ? undefined : bin)}
              >
                <small>{count > 0 && groupDigits(String(count))}</small>
                <Bar share={count / most} />
              </button>
            )}
            {bin < BINS - 1 && (
              <span className={styles.edge} aria-hidden="true">{`${edgeOf(bin + 1)}%`}</span>
            )}
          </li>
        ))}
      </ul>
      <TargetBar percent={targetPercent} />
      {isPhone && (
        // Bars of a phone are too narrow for a finger.
        <div className={styles.choice}>
          <NamedSelect
            name={productsScreenWords.histogram.show}
            value={chosen ?? ''}
            onChange={({ target: { value } }) => show(value === '' ? undefined : Number(value))}
          >
            <option value="">{productsScreenWords.histogram.allMargins}</option>
            {bins.map(
              (count, bin) =>
                count > 0 && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its index
                  <option key={bin} value={bin}>
                    {sayCount(bin, count)}
                  </option>
                ),
            )}
          </NamedSelect>
        </div>
      )}
    </section>
  )
}

function Bar({ share }: { share: number }) {
  if (share === 0) return null
  return <svg aria-hidden="true" height={Math.max(Math.round(share * TALLEST), 2)} />
}

/** A bar under the axis, from the target margin to the end. */
function TargetBar({ percent }: { percent: Decimal }) {
  const share = (LOSS_BINS + Number(toDigits(percent)) / BIN_WIDTH) / BINS
  const from = Math.min(Math.max(share, 0), 1) * 100
  const isRoomBefore = from > 35
  const words = productsScreenWords.histogram.reach(sayTarget(percent))
  if (from === 100) return null
  return (
    <svg className={styles.aim} width="100%" height={isRoomBefore ? 20 : 40} aria-hidden="true">
      <text x={isRoomBefore ? `${from - 1}%` : '100%'} y={isRoomBefore ? 14 : 36} textAnchor="end">
        {words}
      </text>
      <rect x={`${from}%`} y="6" width={`${100 - from}%`} height="6" rx="2" />
    </svg>
  )
}

/** @example sayTarget(decimalFrom(20)) // '20%' */
const sayTarget = (percent: Decimal) => formatPercent(percent, 2).replace('.00', '')

/** @example sayCount(5, 12) // 'Margin of 5% to 10%: 12 products' */
const sayCount = (bin: number, count: number) =>
  `${sayBin(bin)}: ${productsScreenWords.histogram.products(count)}`
