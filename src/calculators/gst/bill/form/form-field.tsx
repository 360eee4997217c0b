import { Info } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../../ui/page/icon'
import { longestText } from '../text-limits'
import styles from './details-form.module.css'

export type Helper = { readonly text: string; readonly isHint: boolean } | undefined

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

/** A field with its label, and below it what is worth knowing: never in the way. */
export function FormField({ label, helper, children }: FieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': helper && helperId, autoComplete: 'off' })}
      {helper && (
        <p key={helper.text} id={helperId} className={styles.helper}>
          {helper.isHint && <Icon of={Info} size={16} />}
          {helper.text}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = {
  label: string
  text: string
  onText(text: string): void
  /** When the field is left. */
  onLeave?(): void
  helper?: Helper
  type?: 'text' | 'date'
  /** What is offered below the field while it has the focus. */
  offers?(field: HTMLInputElement): ReactNode
  /** A code: no capitals but its own, or nothing else, and no spelling. */
  isCode?: boolean | 'in capitals'
  /** Which keys a phone shows. */
  inputMode?: 'numeric' | 'tel' | 'email'
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    text,
    onText,
    onLeave,
    helper,
    offers,
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
          {focused && offers?.(focused)}
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
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose(value: Value): void
}

/** One choice out of many, from the list of the browser. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChoose } = props
  return (
    <FormField label={label}>
      {(field) => (
        <select
          {...field}
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
