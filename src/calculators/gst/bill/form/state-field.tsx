import { stateName } from '../details'
import { gstStates } from '../gstin'
import { ChoiceField } from './form-field'

/** Replaced codes, and one that is no place: shown where they are chosen, but not offered. */
const notOffered: readonly string[] = ['25', '28', '99']

const withCode = (code: string) => ({ value: code, label: `${stateName(code)} (${code})` })

const states = Object.keys(gstStates)
  .filter((code) => !notOffered.includes(code))
  .map(withCode)
  .sort((a, b) => (a.label < b.label ? -1 : 1))

type StateFieldProps = {
  label: string
  /** What no choice means, and which state that is, where it is known. */
  unchosen: string
  known: string | undefined
  code: string
  onChoose(code: string): void
}

/** A state by its name, with the code that stands on the bill. */
export function StateField({ label, unchosen, known, code, onChoose }: StateFieldProps) {
  const first = {
    value: '',
    label: known ? `${unchosen}: ${stateName(known)} (${known})` : unchosen,
  }
  const isOld = notOffered.includes(code)
  return (
    <ChoiceField
      label={label}
      options={[first, ...(isOld ? [withCode(code)] : []), ...states]}
      value={gstStates[code] ? code : ''}
      onChoose={onChoose}
    />
  )
}
