import fc from 'fast-check'
import { isLongFuzz, isThorough } from './is-thorough'
import { fuzzSeed } from './nasty-texts'

// The same random cases every time, so that what passes here passes elsewhere; a thorough run has a new seed,
// and more cases: 100, where a property does not say how many. A failure names its seed.
fc.configureGlobal({
  seed: fuzzSeed,
  ...(!isThorough && { numRuns: isLongFuzz ? 100 : 40 }),
})
