import { gstStates } from '../../core/states/states'
import { SelectField } from '../fields/select-field'
import { uiWords } from '../words'
import { stateCodes } from './state'

const options = stateCodes
  .map((value) => ({ value, label: gstStates[value] ?? '' }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

type StateFieldProps = { state: string; onState(state: string): void; helper?: string }

/** The state of a business, by name. */
export function StateField({ state, onState, helper }: StateFieldProps) {
  return (
    <SelectField
      label={uiWords.fields.states.state}
      options={options}
      value={state}
      onChoose={onState}
      helper={helper}
    />
  )
}
