import { type ReactNode, useId, useState } from 'react'
import { type GstinReading, readGstin } from '../../../core/states/gstin'
import { gstStates } from '../../../core/states/states'
import { gstinWords } from '../../../core/states/words'
import { Hint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import { undoBy, useToast } from '../../../ui/tab/toast'
import type { Undo } from '../../../ui/tab/undo'
import { buyerByStates, stateName } from '../../books/bill/details'
import { longestText } from '../../books/bill/inputs'
import { readSeller } from '../../books/bill/remembered-seller'
import { inputs } from '../../books/gst/inputs'
import { billScreenWords } from '../screen/words'
import { readOpenBill } from '../store'
import styles from './details-form.module.css'

export type Helper =
  | {
      readonly text: string
      readonly isHint: boolean
      /** A way to mend what the hint is about. */
      readonly action?: { readonly label: string; act(): void } | undefined
    }
  | undefined

/** A hint, if there is one. */
export const hintOf = (text: string | undefined): Helper =>
  text ? { text, isHint: true } : undefined

type FieldProps = {
  label: string
  helper?: Helper
  children(field: {
    id: string
    'aria-describedby': string | undefined
    autoComplete: string
  }): ReactNode
}

/** A field with its label, and a helper or hint below it. */
export function FormField({ label, helper, children }: FieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': helper && helperId, autoComplete: 'off' })}
      {helper && (
        <Hint id={helperId} className={styles.helper} text={helper.text} isHelp={!helper.isHint} />
      )}
      {helper?.action && <HelperAction {...helper.action} fieldId={id} />}
    </div>
  )
}

type HelperActionProps = { label: string; act(): void; fieldId: string }

const HelperAction = ({ label, act, fieldId }: HelperActionProps) => (
  <Button
    kind="quiet"
    onClick={() => {
      // The button goes with its hint.
      document.getElementById(fieldId)?.focus()
      act()
    }}
  >
    {label}
  </Button>
)

type TextFieldProps = {
  label: string
  /** By which another page asks for the field. */
  name?: string | undefined
  text: string
  onText(text: string): void
  /** When the field is left. */
  onLeave?(): void
  helper?: Helper
  type?: 'text' | 'date'
  /** Shown below the field while it has the focus. */
  suggestions?(field: HTMLInputElement): ReactNode
  /** A code: without spell check, and without automatic capitals or only in capitals. */
  isCode?: boolean | 'in capitals'
  /** Which keys a phone shows. */
  inputMode?: 'numeric' | 'tel' | 'email'
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    text,
    onText,
    onLeave,
    helper,
    suggestions,
    type = 'text',
    isCode = false,
    inputMode,
  } = props
  const [focused, setFocused] = useState<HTMLInputElement>()
  return (
    <FormField label={label} helper={helper}>
      {(field) => (
        <div className={styles.offering}>
          <input
            {...field}
            name={name}
            type={type}
            inputMode={inputMode}
            {...(isCode && {
              spellCheck: false,
              autoCapitalize: isCode === 'in capitals' ? 'characters' : 'none',
            })}
            maxLength={longestText('line')}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onFocus={(event) => setFocused(event.currentTarget)}
            onBlur={() => {
              setFocused(undefined)
              onLeave?.()
            }}
          />
          {focused && suggestions?.(focused)}
        </div>
      )}
    </FormField>
  )
}

/** A text of several lines. */
export function AddressField({
  label,
  text,
  onText,
}: Pick<TextFieldProps, 'label' | 'text' | 'onText'>) {
  return (
    <FormField label={label}>
      {(field) => (
        <textarea
          {...field}
          rows={2}
          maxLength={longestText('address')}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </FormField>
  )
}

type ChoiceFieldProps<Value extends string> = {
  label: string
  /** By which another page asks for the field. */
  name?: string | undefined
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose(value: Value): void
}

/** A native select. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, name, options, value, onChoose } = props
  return (
    <FormField label={label}>
      {(field) => (
        <select
          {...field}
          name={name}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChoose(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

type FormGroupProps = {
  title: string
  /** A status beside the title. */
  note?: string
  /** A button that clears the fields of the group. */
  clear?: {
    readonly label: string
    readonly done: string
    readonly isOffered: boolean
    run(): Undo
  }
  children: ReactNode
}

/** A group of fields under a small heading. */
export function FormGroup({ title, note, clear, children }: FormGroupProps) {
  const showToast = useToast()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand beside a button
    <div role="group" className={styles.group} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {note !== undefined && <p role="status">{note}</p>}
        {clear && (
          <Button
            kind="quiet"
            disabled={!clear.isOffered}
            onClick={() => showToast(clear.done, undoBy(clear.run()))}
          >
            {clear.label}
          </Button>
        )}
      </header>
      {children}
    </div>
  )
}

type GstinFieldProps = {
  label: string
  name?: string | undefined
  gstin: string
  onGstin(gstin: string): void
  /** Shown if the GSTIN itself has no problem. */
  hint?: string | undefined
  /** Whose numbers are right here: those of all buyers, or of a shop. */
  read?: (text: string) => GstinReading
}

/** A GSTIN. Its problems are only hints: any text is accepted. */
export function GstinField(props: GstinFieldProps) {
  const { label, name, gstin, onGstin, hint, read = readGstin } = props
  const reading = read(gstin)
  const helper = hintOf(reading.problem ?? hint ?? reading.doubt) ?? sayFits(reading)
  return (
    <TextField
      label={label}
      name={name}
      text={gstin}
      onText={onGstin}
      onLeave={() => onGstin(reading.gstin)}
      helper={helper}
      isCode="in capitals"
    />
  )
}

/** Whose number it is, and of which state. */
function sayFits({ kind, state }: GstinReading): Helper {
  if (kind && kind !== 'ordinary') {
    return {
      text: billScreenWords.form.gstinOf(gstinWords.kinds[kind], state ?? ''),
      isHint: false,
    }
  }
  return state ? { text: billScreenWords.form.gstinFits(state), isHint: false } : undefined
}

/** Replaced codes, and one that is no state. They are in the list only where they are already chosen. */
const hiddenCodes: readonly string[] = ['25', '28', '99']

const withCode = (code: string) => ({ value: code, label: `${stateName(code)} (${code})` })

const states = Object.keys(gstStates)
  .filter((code) => !hiddenCodes.includes(code))
  .map(withCode)
  .sort((a, b) => (a.label < b.label ? -1 : 1))

type StateFieldProps = {
  label: string
  name?: string | undefined
  /** The label of the blank choice, and the code of the state that it means, where it is known. */
  blankLabel: string
  blankState: string | undefined
  code: string
  onChoose(code: string): void
}

/** A select of the states, by name. */
export function StateField(props: StateFieldProps) {
  const { label, name, blankLabel, blankState, code, onChoose } = props
  const first = {
    value: '',
    label: blankState ? `${blankLabel}: ${stateName(blankState)} (${blankState})` : blankLabel,
  }
  const isOld = hiddenCodes.includes(code)
  return (
    <ChoiceField
      label={label}
      name={name}
      options={[first, ...(isOld ? [withCode(code)] : []), ...states]}
      value={gstStates[code] ? code : ''}
      onChoose={onChoose}
    />
  )
}

const byStates = () => buyerByStates(readOpenBill().details, readSeller())

/**
 * Makes a change of a GSTIN or state. If it changes whether seller and buyer are in the same state, it
 * sets `Buyer is in`, and so CGST and SGST or IGST. What a person chose by hand stays until then.
 *
 * @example withTaxByStates(() => changeDetails({ buyerGstin }))
 */
export function withTaxByStates<Result>(change: () => Result): Result {
  const before = byStates()
  const result = change()
  const after = byStates()
  if (after !== before) inputs.change({ buyer: after ?? 'same-state' })
  return result
}

/** The same for a change that can be undone, which also restores `Buyer is in`. */
export function undoWithTaxByStates(change: () => Undo): Undo {
  const before = { states: byStates(), buyer: inputs.read().buyer }
  const undo = withTaxByStates(change)
  const run = () => {
    withTaxByStates(undo.run)
    if (byStates() === before.states) inputs.change({ buyer: before.buyer })
  }
  return { ...undo, run }
}
