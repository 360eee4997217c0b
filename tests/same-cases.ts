import fc from 'fast-check'
import { isThorough } from './is-thorough'
import { fuzzSeed } from './nasty-texts'

// The same random cases every time, so that what passes here passes elsewhere. A thorough run tries
// new ones, and a failure names its seed.
if (!isThorough) {
  fc.configureGlobal({ seed: fuzzSeed })
}
