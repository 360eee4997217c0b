import { type ReactNode, useId } from 'react'
import { decimalFrom, hundred } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { isRead, readNumber } from '../../../core/money/parse'
import { readOperatorGstin } from '../../../core/states/gstin'
import { portalStates } from '../../../core/states/portal-states'
import { gstStates } from '../../../core/states/states'
import { gstinWords } from '../../../core/states/words'
import choiceStyles from '../../../ui/fields/choice-fields.module.css'
import { Fold } from '../../../ui/fields/fold'
import { problemHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { SelectField } from '../../../ui/fields/select-field'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import {
  forgetProfile,
  saveLinkedAsOwn,
  showOwnInsteadOfLinked,
  useProfileState,
} from '../../../ui/memory/profile-actions'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { type NamedCard, useCards } from '../../market/fee-cards'
import { sellers } from '../../market/order/terms'
import { plainBands } from '../../market/read-inputs'
import { inputs, type SettlementTexts, type Tolerance } from '../inputs'
import type { Summary } from '../messages'
import { settingsOf } from '../settings'
import { useSettlements } from '../settlement-store'
import styles from './fields-card.module.css'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.fields

type FieldProps = { typed: SettlementTexts }

const { change } = inputs

const spreads = (['sales', 'orders', 'none'] as const).map((value) => ({
  value,
  label: words.spreads[value],
}))

const tolerances = (['0.01', '1'] as const satisfies readonly Tolerance[]).map((value) => ({
  value,
  label: toleranceInWords(value),
}))

/** How the orders are counted: one line that says it, and the fields when it is opened. */
export function FieldsCard({ summary }: { summary: Summary | undefined }) {
  const typed = usePageInputs(inputs)
  const cards = useCards()
  return (
    <Card className={styles.card}>
      <Fold name={words.title} summary={sayFields(typed, cards)} className={styles.fold}>
        <div className={styles.fields}>
          <Choice label={words.seller}>
            <Segmented
              wide
              label={words.seller}
              segments={sellers}
              value={typed.seller}
              onChoose={(seller) => change({ seller })}
            />
          </Choice>
          <Choice label={words.spread}>
            <Segmented
              wide
              label={words.spread}
              segments={spreads}
              value={typed.spread}
              onChoose={(spread) => change({ spread })}
            />
          </Choice>
          <NumberField
            label={words.returnedDamaged}
            size="percent"
            unit="%"
            text={typed.returnedDamaged}
            onText={(returnedDamaged) => change({ returnedDamaged })}
            helper={words.damagedHelp}
            hint={percentHint(typed.returnedDamaged)}
          />
          <NumberField
            label={words.rtoDamaged}
            size="percent"
            unit="%"
            text={typed.rtoDamaged}
            onText={(rtoDamaged) => change({ rtoDamaged })}
            helper={words.damagedHelp}
            hint={percentHint(typed.rtoDamaged)}
          />
          <CardField typed={typed} />
          <Choice label={words.tolerance}>
            <Segmented
              wide
              label={words.tolerance}
              segments={tolerances}
              value={typed.tolerance}
              onChoose={(tolerance) => change({ tolerance })}
            />
          </Choice>
          <StateField typed={typed} summary={summary} />
          <OperatorField typed={typed} />
        </div>
        <KeptLine />
      </Fold>
    </Card>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
  )
}

/** No card, or one of those that are kept on this device. */
function CardField({ typed }: FieldProps) {
  const cards = useCards()
  const known = typed.card === '' ? undefined : cardNamed(typed.card, cards)
  const isOther = typed.card !== '' && !known
  return (
    <SelectField
      stacked
      label={words.card}
      options={[
        { value: '', label: words.noCard },
        ...cards.map(({ name, bands }) => ({ value: bands, label: name })),
        ...(isOther ? [{ value: typed.card, label: words.otherCard }] : []),
      ]}
      value={known?.bands ?? typed.card}
      onChoose={(card) => change({ card })}
      helper={cards.length === 0 ? words.cardHelp : undefined}
    />
  )
}

/** The portal knows one more, which is no state. */
const OTHER_TERRITORY = '97'

const states = Object.keys(portalStates)
  .filter((code) => code !== OTHER_TERRITORY)
  .map((value) => ({ value, label: gstStates[value] ?? value }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

/** The state of the seller: asked for where no file says it, or where Meesho's tax file needs it. */
function StateField({ typed, summary }: FieldProps & { summary: Summary | undefined }) {
  const { files } = useSettlements()
  const isNeeded = files.some(({ file }) => /^meeshoTax/.test(file.kind))
  const read = summary?.tax.state
  if (!isNeeded && typed.state === '' && read !== undefined) return null
  const blank =
    typed.state === '' && read !== undefined
      ? words.stateRead(gstStates[read] ?? read)
      : words.stateNone
  return (
    <SelectField
      stacked
      label={words.state}
      options={[{ value: '', label: blank }, ...states]}
      value={gstStates[typed.state] ? typed.state : ''}
      onChoose={(state) => change({ state })}
    />
  )
}

/** The GSTIN under which the marketplace collects tax. Its problems are hints: any text is accepted. */
function OperatorField({ typed }: FieldProps) {
  const id = useId()
  const { gstin, problem, state } = readOperatorGstin(typed.operator)
  const helper =
    problem ?? (state ? words.operatorFits(gstinWords.kinds.collector, state) : words.operatorHelp)
  return (
    <div className={classNames(choiceStyles.field, choiceStyles.stacked)}>
      <label htmlFor={id}>{words.operator}</label>
      <div className={choiceStyles.box}>
        <input
          id={id}
          type="text"
          value={typed.operator}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          aria-describedby={`${id}-helper`}
          aria-invalid={problem !== undefined || undefined}
          onChange={(event) => change({ operator: event.target.value })}
          onBlur={() => change({ operator: gstin })}
        />
      </div>
      <p key={helper} id={`${id}-helper`} className={choiceStyles.helper}>
        {helper}
      </p>
    </div>
  )
}

/** Whether these fields are kept on this device; those of a link can be taken over, or left. */
function KeptLine() {
  const state = useProfileState(inputs)
  const showToast = useToast()
  const isLinked = state === 'linked' || state === 'linked, none kept'
  const press = (act: typeof saveLinkedAsOwn, done: string) => () => {
    const { outcome, ...undo } = act(inputs)
    showToast(sayOutcome(done, outcome), undoBy(undo))
  }
  if (state === 'example') return null
  return (
    <div className={styles.kept}>
      <p role="status">{isLinked ? words.linked : state === 'kept' ? words.kept : words.notKept}</p>
      {state === 'kept' && (
        <Button kind="quiet" onClick={press(forgetProfile, words.forgotten)}>
          {words.forget}
        </Button>
      )}
      {state === 'linked' && (
        <Button kind="quiet" onClick={press(showOwnInsteadOfLinked, words.mineUsed)}>
          {words.useMine}
        </Button>
      )}
      {isLinked && (
        <Button kind="quiet" onClick={press(saveLinkedAsOwn, words.theseKept)}>
          {words.keepThese}
        </Button>
      )}
    </div>
  )
}

/** @example toleranceInWords('1') // '₹1' */
export function toleranceInWords(tolerance: Tolerance): string {
  return formatMoney(decimalFrom(tolerance), '₹', tolerance === '1' ? 0 : 2)
}

/** The kept card with the same bands, whatever its name is. */
export const cardNamed = (bands: string, cards: readonly NamedCard[]): NamedCard | undefined => {
  const said = plainBands(bands)
  return cards.find((card) => plainBands(card.bands) === said)
}

/**
 * What counts, in one line.
 *
 * @example sayFields(inputs.defaults, [])
 * // 'Registered · ads by sales · all that came back is sellable · no fee card · differences up to ₹0.01 ignored'
 */
export function sayFields(typed: SettlementTexts, cards: readonly NamedCard[]): string {
  const { summary } = words
  const { returnedDamaged, rtoDamaged } = settingsOf(typed, {}, '')
  const isNoneDamaged = returnedDamaged === '0' && rtoDamaged === '0'
  return [
    summary.sellers[typed.seller],
    summary.spreads[typed.spread],
    isNoneDamaged ? summary.noneDamaged : summary.damaged(`${returnedDamaged}%`, `${rtoDamaged}%`),
    typed.card === ''
      ? summary.noCard
      : summary.card(cardNamed(typed.card, cards)?.name ?? words.otherCard),
    summary.tolerance(toleranceInWords(typed.tolerance)),
  ].join(' · ')
}

/** The hint under a percentage of goods. */
export function percentHint(text: string): string | undefined {
  const reading = readNumber(text)
  if (!isRead(reading)) return problemHint(reading)
  if (reading.value < 0n) return words.belowZero
  return reading.value > hundred ? words.aboveHundred : undefined
}
