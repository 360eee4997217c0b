import { randomInt } from 'node:crypto'

/**
 * The seed of all random texts, cases and steps. A thorough run takes a new one for all that it starts, and
 * says it once; any other run has the same seed every time. `FUZZ_SEED` gives one.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {(sentence: string) => void} say
 */
export function drawSeed(environment, say) {
  if (!environment.LONG || environment.FUZZ_SEED) return
  environment.FUZZ_SEED = String(randomInt(1, 2 ** 31))
  say(`Random cases have the seed ${environment.FUZZ_SEED}; FUZZ_SEED repeats them.`)
}
