import { atLeastZero, type Decimal, decimalFrom, multiplyDivide } from '../../../core/money/decimal'
import {
  annualExemptLaw,
  type DayFee,
  feeLaws,
  type ReturnForm,
} from '../../../core/rules/gst-returns'
import { ruleOn } from '../../../core/rules/rule-on'
import { lawDayOf, ruleFor } from './days'
import { rupeesOf } from './rupees'

/** A late fee, half of it of each Act: so much a day, up to a most. */
export type FeeRule = { readonly perDay: bigint; readonly most: bigint }

export type FeeInputs = {
  readonly form: ReturnForm
  readonly period: string
  /** Of the year before; of an annual return that of the year itself. */
  readonly turnover: Decimal
  /** Of an annual return, in the state. */
  readonly stateTurnover: Decimal
  readonly isNil: boolean
}

const twoHundred = decimalFrom(200)
const noFee: FeeRule = { perDay: 0n, most: 0n }
const ruleOf = ({ perDay, most }: DayFee): FeeRule => ({
  perDay: BigInt(perDay),
  most: BigInt(most),
})

/** Whether no annual return is due at all. */
export function isExempt(inputs: FeeInputs): boolean {
  const rule = inputs.form === 'gstr9' && ruleOn(annualExemptLaw, lawDayOf(inputs))
  return rule ? inputs.turnover <= decimalFrom(rule.upTo) : false
}

export function feeRuleOf(inputs: FeeInputs): FeeRule {
  const { form, turnover, stateTurnover, isNil } = inputs
  if (isExempt(inputs)) return noFee
  if (form === 'gstr9') {
    const { perDay, mostPercent } = stepOf(ruleFor(feeLaws.gstr9, inputs).steps, turnover)
    // The limit of each Act is rounded by itself.
    const most = multiplyDivide(atLeastZero(stateTurnover), decimalFrom(mostPercent), twoHundred)
    return { perDay: BigInt(perDay), most: 2n * rupeesOf(most) }
  }
  const { nil, steps } = ruleFor(feeLaws[form], inputs)
  return ruleOf(isNil ? nil : stepOf(steps, turnover))
}

/** The step of a table that a turnover is in; the last one has no end. */
function stepOf<Step extends { readonly upTo: string | undefined }>(
  steps: readonly Step[],
  turnover: Decimal,
): Step {
  const step = steps.find(({ upTo }) => upTo === undefined || turnover <= decimalFrom(upTo))
  return step as Step
}

/** The fee of one Act after so many days; the other one's is the same. */
export function feeOfEachAct({ perDay, most }: FeeRule, days: number): bigint {
  const fee = (perDay / 2n) * BigInt(days)
  return fee < most / 2n ? fee : most / 2n
}

/** The first day on which the fee grows no more. */
export const lastDayOfFee = ({ perDay, most }: FeeRule): number =>
  perDay === 0n ? 0 : Number((most + perDay - 1n) / perDay)
