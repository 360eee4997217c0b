import { readGstin } from '../gstin'
import { type Helper, TextField } from './form-field'

type GstinFieldProps = {
  label: string
  gstin: string
  onGstin(gstin: string): void
  /** Worth knowing, where the GSTIN itself is right. */
  hint?: string | undefined
}

/** A GSTIN is checked, hinted at, and never refused. */
export function GstinField({ label, gstin, onGstin, hint }: GstinFieldProps) {
  const reading = readGstin(gstin)
  const problem = reading.problem ?? hint
  const helper: Helper = problem
    ? { text: problem, isHint: true }
    : reading.state === undefined
      ? undefined
      : { text: `${reading.state}. All 15 characters fit.`, isHint: false }
  return (
    <TextField
      label={label}
      text={gstin}
      onText={onGstin}
      onLeave={() => onGstin(reading.gstin)}
      helper={helper}
      isCode="in capitals"
    />
  )
}
