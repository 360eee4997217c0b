import { ChoiceField } from '../form/form-field'
import { FormGroup } from '../form/form-group'
import { changeSeller, papers, useSeller } from '../seller'

const paperChoices = papers.map((paper) => ({
  value: paper,
  label: paper.endsWith('mm') ? `Receipt, ${paper}` : paper,
}))

const copyChoices = [
  { value: '1', label: 'Original' },
  { value: '2', label: 'Original and duplicate' },
  { value: '3', label: 'Original, duplicate and triplicate' },
] as const

/** How bills are printed on this device. */
export function PrintChoices() {
  const { paper, copies } = useSeller()
  return (
    <FormGroup title="Print">
      <ChoiceField
        label="Paper"
        options={paperChoices}
        value={paper}
        onChoose={(paper) => changeSeller({ paper })}
      />
      <ChoiceField
        label="Copies"
        options={copyChoices}
        value={copies}
        onChoose={(copies) => changeSeller({ copies })}
      />
    </FormGroup>
  )
}
