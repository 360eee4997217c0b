import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import type { Timing } from '../../../core/savings/plan'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { pageInputs } from '../../../ui/memory/page-inputs'
import {
  readStepUp,
  type StepKind,
  sharedInflation,
  sharedLump,
  sharedMonthly,
  sharedRate,
  sharedStep,
  sharedYears,
  stepKinds,
} from '../shared/plan'
import type { GoalFind } from './compute'

export const inputs = pageInputs({
  name: 'sip-goal',
  isAddress: isAddressOf('savings/goal'),
  defaults: {
    find: 'monthly' as GoalFind,
    goal: '1,00,00,000',
    inflation: '6',
    monthly: '25,000',
    step: '10',
    stepKind: 'percent' as StepKind,
    stepAmount: '2,500',
    rate: '12',
    years: '15',
    lump: '0',
    timing: 'start' as Timing,
    reading: 'divide12' as RateReading,
  },
  choices: {
    find: ['monthly', 'duration', 'stepUp', 'return'],
    stepKind: stepKinds,
    timing: ['start', 'end'],
    reading: ['divide12', 'effective'],
  },
  shared: [sharedMonthly, sharedStep, sharedRate, sharedYears, sharedLump, sharedInflation],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  goal: readAmount(typed.goal),
  inflation: readNumber(typed.inflation),
  monthly: readAmount(typed.monthly),
  ...readStepUp(typed),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
  lumpSum: readAmount(typed.lump),
})
