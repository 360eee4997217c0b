import { Segmented } from '../../../ui/fields/segmented'
import { inputs, type Typed } from './inputs'
import { changeOfUnit } from './offers'

const tenureUnits = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const

/** One unit for the tenures of all offers. */
export function TenureUnit({ typed }: { typed: Typed }) {
  return (
    <Segmented
      label="Tenure in"
      segments={tenureUnits}
      value={typed.tenureUnit}
      onChoose={(unit) => inputs.change(changeOfUnit(typed, unit))}
    />
  )
}
