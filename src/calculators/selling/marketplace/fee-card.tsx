import { ChevronDown, Plus, X } from 'lucide'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MOST_BANDS } from '../../../core/limits'
import {
  bandsUndo,
  cardOf,
  chooseCard,
  exampleCards,
  lastCard,
  useCards,
} from '../../../desks/market/fee-cards'
import { inputs } from '../../../desks/market/inputs'
import type { FeeBand } from '../../../desks/market/order/terms'
import {
  addBand,
  type Bands,
  bandThatEndsAt,
  editBand,
  hasPrice,
  normalizeBands,
  parseBands,
  readBand,
  removeBand,
  type TypedBand,
  writeBands,
} from '../../../desks/market/read-inputs'
import { NumberField } from '../../../ui/fields/number-field'
import ruled from '../../../ui/fields/ruled.module.css'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { undoBy, useOnDemand, useToast } from '../../../ui/tab/toast'
import styles from './fee-card.module.css'
import {
  areLong,
  bandHint,
  bandNotes,
  commissionHint,
  endHint,
  feeHint,
  sayBand,
} from './sentences'
import { marketplaceWords } from './words'

const cardsDialog = lazyPart(() => import('./fee-cards-dialog').then((part) => part.CardsDialog))

const readBands = () => parseBands(inputs.read().bands)
const editBands = (edit: (bands: Bands) => Bands) =>
  inputs.change({ bands: writeBands(edit(readBands())) })

type FeeCardProps = {
  /** The bands as one typed text. */
  text: string
  /** The band that applies to the price. */
  band: FeeBand | undefined
}

/** What the marketplace takes, band by band: a small table whose cells are the fields. */
export function FeeCard({ text, band }: FeeCardProps) {
  const { symbol } = useCurrency().currency
  const showToast = useToast()
  const onDemand = useOnDemand()
  const kept = useCards()
  const table = useRef<HTMLTableSectionElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /**
   * The bands when the focus entered the table: a band whose price is cleared can be restored with it.
   */
  const entered = useRef<Bands>([])
  const [isKeeping, setIsKeeping] = useState(false)
  useLoadedWhenIdle(cardsDialog)

  const bands = parseBands(text)
  const applied = band ? bandThatEndsAt(bands, band.upTo) : -1
  const card = cardOf(text, kept)
  const cards = [...exampleCards, ...kept]
  const isExample = card !== undefined && exampleCards.includes(card)
  const hint = bandHint(bands)
  const notes = bandNotes(bands)
  const isFull = bands.length >= MOST_BANDS

  /**
   * Sorts the bands and removes cleared ones, when the focus has left the table: never under the
   * cursor.
   */
  const normalize = () => {
    if (table.current?.contains(document.activeElement)) return
    const before = readBands()
    const removed = before.flatMap((band, index) => {
      const upTo = entered.current[index]?.upTo.trim()
      return index < before.length - 1 && !hasPrice(band) && upTo ? [{ ...band, upTo }] : []
    })
    editBands(normalizeBands)
    if (removed.length === 0) return
    const undo = bandsUndo.undo(() =>
      editBands((bands) =>
        normalizeBands(removed.reduce<Bands>((all, band) => addBand(all, band), bands)),
      ),
    )
    showToast(
      removed.length > 1
        ? marketplaceWords.feeCard.bandsRemoved
        : marketplaceWords.feeCard.bandRemoved,
      undoBy(undo),
    )
  }

  const add = () => {
    if (isFull) return
    normalize()
    flushSync(() => editBands((bands) => addBand(bands)))
    entered.current = readBands()
    const upTo = table.current?.querySelectorAll<HTMLElement>('td:first-child input')
    upTo?.[upTo.length - 1]?.focus()
  }

  /**
   * The focus moves to the remove button of the next band, so that several can be removed in a row.
   */
  const remove = (index: number) => {
    const gone = readBands()[index]
    if (!gone) return
    flushSync(() => editBands((bands) => removeBand(bands, index)))
    entered.current = readBands()
    const buttons = table.current?.querySelectorAll('button')
    const next = buttons?.[index] ?? buttons?.[index - 1] ?? addButton.current
    next?.focus()
    const undo = bandsUndo.undo(() => editBands((bands) => addBand(bands, gone, index)))
    if (Object.values(gone).some((text) => text.trim())) {
      showToast(marketplaceWords.feeCard.bandRemoved, undoBy(undo))
    }
  }

  const choose = (index: number) => {
    const chosen = cards[index]
    if (chosen) chooseCard(chosen)
  }

  const openCards = () =>
    onDemand(cardsDialog.load, marketplaceWords.feeCard.cardsNotLoaded, () => setIsKeeping(true))

  return (
    <div className={classNames(ruled.full, ruled.group)}>
      <div className={styles.head}>
        <div>
          <h2>{marketplaceWords.feeCard.name}</h2>
          <p data-amount>{band && sayBand(band, symbol)}</p>
        </div>
        <div className={styles.choice}>
          <select
            aria-label={marketplaceWords.feeCard.name}
            value={card ? cards.indexOf(card) : -1}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {!card && <option value={-1}>{changedName()}</option>}
            {cards.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an own card may have the name of an example
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </div>
      </div>
      <table
        className={classNames(ruled.table, styles.bands)}
        data-stacked={areLong(bands.flatMap((band) => Object.values(band))) || undefined}
      >
        <thead>
          <tr>
            <th scope="col">{marketplaceWords.feeCard.upTo}</th>
            <th scope="col">{marketplaceWords.feeCard.commission}</th>
            <th scope="col">{marketplaceWords.feeCard.fixedFee}</th>
            <th scope="col">
              <span className="visually-hidden">{marketplaceWords.feeCard.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody
          ref={table}
          onFocus={({ relatedTarget }) => {
            if (!table.current?.contains(relatedTarget)) entered.current = readBands()
          }}
          onBlur={({ relatedTarget }) => {
            if (table.current?.contains(relatedTarget)) return
            // A button that is being pressed must not move away before it is released.
            const isPressed = document.querySelector(':active') !== null
            if (isPressed)
              addEventListener('pointerup', () => setTimeout(normalize), { once: true })
            else setTimeout(normalize)
          }}
        >
          {bands.map((band, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its index alone
            <Fragment key={index}>
              <Band
                {...band}
                number={index + 1}
                isApplied={index === applied}
                problem={notes[index]?.isWrong ? notes[index].text : undefined}
                onRemove={index < bands.length - 1 ? () => remove(index) : undefined}
              />
              {notes[index] && (
                <tr className={styles.odd}>
                  <td colSpan={4}>
                    <span key={notes[index].text}>{notes[index].text}</span>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className={ruled.note} role="status">
        {hint && <span key={hint}>{hint}</span>}
      </p>
      <div className={styles.foot}>
        <button ref={addButton} type="button" aria-disabled={isFull || undefined} onClick={add}>
          <Icon of={Plus} size={16} />
          <span>{marketplaceWords.feeCard.add}</span>
        </button>
        <button type="button" onClick={openCards}>
          <span>
            {card && !isExample ? marketplaceWords.feeCard.yours : marketplaceWords.feeCard.keep}
          </span>
        </button>
        {isFull && <p>{marketplaceWords.feeCard.most(MOST_BANDS)}</p>}
        {isExample && <p>{marketplaceWords.feeCard.example}</p>}
      </div>
      {isKeeping && <cardsDialog.Part onClose={() => setIsKeeping(false)} />}
    </div>
  )
}

/** The name of bands that are no card. */
const changedName = () =>
  lastCard.read() ? marketplaceWords.feeCard.changed(lastCard.read()) : marketplaceWords.feeCard.own

type BandProps = TypedBand & {
  number: number
  isApplied: boolean
  /** What is wrong with the price at which it ends. */
  problem: string | undefined
  /** Nothing for the last band. */
  onRemove: (() => void) | undefined
}

function Band({ number, isApplied, problem, onRemove, ...band }: BandProps) {
  const { upTo, commission, fixedFee } = band
  const reading = readBand(band)
  const change = (part: Partial<TypedBand>) =>
    editBands((bands) => editBand(bands, number - 1, part))
  return (
    <tr data-applied={isApplied || undefined}>
      {onRemove ? (
        <td data-name={marketplaceWords.feeCard.upTo}>
          <NumberField
            label={marketplaceWords.feeCard.upToOf(number)}
            size="bare"
            money="symbol"
            text={upTo}
            onText={(upTo) => change({ upTo })}
            hint={endHint(reading.upTo) ?? problem}
          />
        </td>
      ) : (
        <th scope="row">{marketplaceWords.feeCard.anyAbove}</th>
      )}
      <td data-name={marketplaceWords.feeCard.commission}>
        <NumberField
          label={marketplaceWords.feeCard.commissionOf(number)}
          size="bare"
          unit="%"
          text={commission}
          onText={(commission) => change({ commission })}
          hint={commissionHint(reading.commission)}
        />
      </td>
      <td data-name={marketplaceWords.feeCard.fixedFee}>
        <NumberField
          label={marketplaceWords.feeCard.fixedFeeOf(number)}
          size="bare"
          money="symbol"
          text={fixedFee}
          onText={(fixedFee) => change({ fixedFee })}
          hint={feeHint(reading.fixedFee)}
        />
      </td>
      <td>
        {onRemove && (
          <button
            type="button"
            aria-label={marketplaceWords.feeCard.removeOf(number)}
            onClick={onRemove}
          >
            <Icon of={X} size={18} />
          </button>
        )}
      </td>
    </tr>
  )
}
