import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { gstStates } from '../../../core/states/states'
import { Checkbox } from '../../../ui/fields/checkbox'
import { Fold } from '../../../ui/fields/fold'
import { SelectField } from '../../../ui/fields/select-field'
import { stateCodes } from '../../../ui/fields/state'
import { gstRates } from '../gst/rate-buttons'
import { type ChoosableUse, choosable } from './columns'
import type { OldAnswers, OldQuestions, StateAnswers } from './old-bill'
import styles from './old-bills.module.css'
import type { ChosenColumns, RawSheet } from './read-sheet'
import { partyKey } from './read-tables'
import { oldBillsWords } from './words'

type QuestionsProps = {
  asks: OldQuestions
  answers: OldAnswers
  where: StateAnswers
  /** The first table, for the names of its columns. */
  sheet: RawSheet | undefined
  chosen: ChosenColumns
  onColumns(chosen: ChosenColumns): void
  onOrder(order: NonNullable<OldAnswers['order']>): void
  onRate(rate: OldAnswers['rate']): void
  onAmounts(amounts: OldAnswers['amounts']): void
  onWhere(where: StateAnswers): void
}

const open = { value: '', label: oldBillsWords.questions.choose } as const

/** What a file does not tell, a person does. */
export function OldBillsQuestions(props: QuestionsProps) {
  const { asks, answers, where, sheet, chosen, onColumns, onOrder, onRate, onAmounts, onWhere } =
    props
  return (
    <div className={styles.questions}>
      {sheet && <Columns sheet={sheet} chosen={chosen} onColumns={onColumns} />}
      {asks.day !== undefined && (
        <SelectField
          stacked
          label={oldBillsWords.questions.order(asks.day)}
          options={[
            open,
            { value: 'dayFirst', label: oldBillsWords.questions.orders.dayFirst },
            { value: 'monthFirst', label: oldBillsWords.questions.orders.monthFirst },
          ]}
          value={answers.order ?? ''}
          onChoose={(order) => order && onOrder(order)}
        />
      )}
      {asks.withoutTax > 0 && (
        <SelectField
          stacked
          label={oldBillsWords.questions.rate(asks.withoutTax)}
          options={rateOptions}
          value={
            answers.rate === undefined || answers.rate === 'none'
              ? (answers.rate ?? '')
              : toDigits(answers.rate)
          }
          onChoose={(rate) =>
            onRate(rate === '' ? undefined : rate === 'none' ? rate : decimalFrom(rate))
          }
        />
      )}
      {asks.amounts && (
        <SelectField
          stacked
          label={oldBillsWords.questions.amounts}
          options={[
            open,
            { value: 'before-gst', label: oldBillsWords.questions.amountsAre['before-gst'] },
            { value: 'with-gst', label: oldBillsWords.questions.amountsAre['with-gst'] },
          ]}
          value={answers.amounts ?? ''}
          onChoose={(amounts) => onAmounts(amounts || undefined)}
        />
      )}
      {asks.unplaced.length > 0 && <States asks={asks} where={where} onWhere={onWhere} />}
    </div>
  )
}

const rateOptions = [
  open,
  { value: 'none', label: oldBillsWords.questions.noTax },
  ...gstRates
    .filter(({ rate }) => rate !== '0')
    .map(({ rate }) => ({ value: rate, label: oldBillsWords.questions.rateOf(rate) })),
]

const stateOptions = stateCodes
  .map((value) => ({ value, label: gstStates[value] ?? '' }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

type StatesProps = Pick<QuestionsProps, 'asks' | 'where' | 'onWhere'>

function States({ asks: { unplaced }, where, onWhere }: StatesProps) {
  return (
    <div className={styles.states}>
      <p>{oldBillsWords.questions.states(unplaced.length)}</p>
      <SelectField
        label={oldBillsWords.questions.ownState}
        options={[open, ...stateOptions]}
        value={where.ownState}
        onChoose={(ownState) => onWhere({ ...where, ownState })}
      />
      <div className={styles.buyers}>
        {unplaced.map(({ name, bills }) => (
          <SelectField
            key={partyKey(name)}
            label={oldBillsWords.questions.stateOf(name, bills)}
            options={[open, ...stateOptions]}
            value={where.states.get(partyKey(name)) ?? ''}
            onChoose={(state) => {
              const states = new Map(where.states)
              if (state === '') states.delete(partyKey(name))
              else states.set(partyKey(name), state)
              onWhere({ ...where, states })
            }}
          />
        ))}
      </div>
      <Checkbox
        label={oldBillsWords.questions.allHere}
        isChecked={where.areOthersHere}
        onCheck={(areOthersHere) => onWhere({ ...where, areOthersHere })}
      />
    </div>
  )
}

type ColumnsProps = { sheet: RawSheet; chosen: ChosenColumns } & Pick<QuestionsProps, 'onColumns'>

const useOptions = [
  { value: '', label: oldBillsWords.questions.notNeeded },
  ...choosable.map((use) => ({ value: use, label: oldBillsWords.questions.uses[use] })),
]
const isChoosable = (use: string | undefined): use is ChoosableUse =>
  choosable.some((one) => one === use)

/** What each column was taken for; a person may say otherwise. Open where something is missing. */
function Columns({ sheet, chosen, onColumns }: ColumnsProps) {
  const isMissing = !sheet.has('number') || !sheet.has('date')
  const heads = sheet.heads.flatMap((head, at) => {
    const use = sheet.uses[at]
    const isAccount = sheet.ledgers.some((ledger) => ledger.at === at)
    const isShown = head !== '' && !isAccount && (use === undefined || isChoosable(use))
    return isShown && sheet.heads.indexOf(head) === at ? [{ head, use: use ?? '' }] : []
  })
  return (
    <>
      {isMissing && <p role="alert">{oldBillsWords.questions.columnsMissing}</p>}
      <Fold
        summary={oldBillsWords.questions.columns}
        isOpenAtFirst={isMissing}
        className={styles.fold}
      >
        <div className={styles.buyers}>
          {heads.map(({ head, use }) => (
            <SelectField
              key={head}
              label={head}
              options={useOptions}
              value={isChoosable(use) ? use : ''}
              onChoose={(use) => {
                const others = [...chosen].filter(
                  ([, other]) => other === undefined || other !== use,
                )
                const picked = isChoosable(use) ? use : undefined
                onColumns(new Map<string, ChoosableUse | undefined>([...others, [head, picked]]))
              }}
            />
          ))}
        </div>
      </Fold>
    </>
  )
}
