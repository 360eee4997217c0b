// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzSeed } from '../tests/nasty-texts'
import { drawSeed } from './random-seed.mjs'

describe('the seed of random cases', () => {
  const drawn = (environment: Record<string, string>) => {
    const said: string[] = []
    const own = { ...environment }
    drawSeed(own, (sentence) => said.push(sentence))
    drawSeed(own, (sentence) => said.push(sentence))
    return { said, seed: own.FUZZ_SEED }
  }

  it('is a new one in every thorough run, and said once', () => {
    const { said, seed } = drawn({ LONG: '1' })
    expect(said).toEqual([`Random cases have the seed ${seed}; FUZZ_SEED repeats them.`])
    expect(drawn({ LONG: '1' }).seed).not.toBe(seed)
  })

  it('is left alone in any other run, and where one is given', () => {
    expect(drawn({})).toEqual({ said: [], seed: undefined })
    expect(drawn({ LONG: '1', FUZZ_SEED: '7' })).toEqual({ said: [], seed: '7' })
  })

  it('is that of texts and of properties', () => {
    expect(fc.readConfigureGlobal()?.seed).toBe(fuzzSeed)
    expect(String(fuzzSeed)).toBe(process.env.FUZZ_SEED || '20260401')
  })
})
