import fc from 'fast-check'
import { isLongFuzz, isThorough } from './is-thorough'
import { fuzzSeed } from './nasty-texts'

// The same random cases every time, so that what passes here passes elsewhere. A thorough run tries
// new ones, and more of them: 100, where a property does not say how many. A failure names its seed.
if (!isThorough) {
  fc.configureGlobal({ seed: fuzzSeed, numRuns: isLongFuzz ? 100 : 40 })
}
