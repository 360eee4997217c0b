import { sharedInputs } from '../../../ui/memory/page-inputs'

/** What the views of SIP ask alike: each typed in one is there in the others. */
export const sharedMonthly = sharedInputs('sip-monthly', ['monthly'])
export const sharedRate = sharedInputs('sip-rate', ['rate'])
export const sharedYears = sharedInputs('sip-years', ['years'])
export const sharedStep = sharedInputs('sip-step', ['step', 'stepKind', 'stepAmount'])
export const sharedLump = sharedInputs('sip-lump', ['lump'])
