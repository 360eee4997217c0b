// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

type Rules = { createScriptURL(address: string): string }

const withPolicies = async (names: string[]) => {
  vi.resetModules()
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      if (names.includes(name)) throw new TypeError('there is one already')
      names.push(name)
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
    },
  })
  return (await import('./trusted-address')).trustedAddress
}

afterEach(() => vi.unstubAllGlobals())

it('our own scripts pass through one policy, made once', async () => {
  const names: string[] = []
  const trustedAddress = await withPolicies(names)
  expect(trustedAddress('/sw.js')).toBe('trusted /sw.js')
  expect(trustedAddress('/assets/list.worker-a1.js')).toBe('trusted /assets/list.worker-a1.js')
  expect(names).toEqual(['gst-hisab'])
})

it.each(['https://else.where/sw.js', '//else.where/sw.js', 'blob:x', '/assets/../x.js', 'data:,1'])(
  'no other does: %s',
  async (address) => {
    const trustedAddress = await withPolicies([])
    expect(() => trustedAddress(address)).toThrow(TypeError)
  },
)

it('where nothing is enforced, an address is an address', async () => {
  vi.resetModules()
  const { trustedAddress } = await import('./trusted-address')
  expect(trustedAddress('/sw.js')).toBe('/sw.js')
})
