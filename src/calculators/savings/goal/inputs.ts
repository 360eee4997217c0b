import { isAddressOf } from '../../../addresses'
import type { Timing } from '../../../core/savings/plan'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import {
  sharedInflation,
  sharedLump,
  sharedMonthly,
  sharedRate,
  sharedStep,
  sharedYears,
  stepKinds,
} from '../shared/plan'

/** Which of the plan's terms is computed from the others. */
export type GoalFind = 'monthly' | 'duration' | 'stepUp' | 'return'

export const inputs = pageInputs({
  name: 'sip-goal',
  isAddress: isAddressOf('savings/goal'),
  fields: {
    find: choice<GoalFind>(['monthly', 'duration', 'stepUp', 'return']),
    goal: amount('1,00,00,000'),
    inflation: percent('6'),
    monthly: amount('25,000'),
    step: percent('10'),
    stepKind: choice(stepKinds),
    stepAmount: amount('2,500'),
    rate: percent('12'),
    years: years('15'),
    lump: amount('0'),
    timing: choice<Timing>(['start', 'end']),
    reading: choice<RateReading>(['divide12', 'effective']),
  },
  shared: [sharedMonthly, sharedStep, sharedRate, sharedYears, sharedLump, sharedInflation],
})

export type Typed = typeof inputs.defaults
