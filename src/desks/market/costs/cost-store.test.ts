// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { processorTimeOf } from '../../../../tests/processor-time'
import { MOST_COSTS } from '../../../core/limits'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import type { CostLine } from './cost-list'

const KEY = 'gst-hisab-costs'

/** The modules of a tab that was just opened; the device is the same. */
async function openTab() {
  vi.resetModules()
  return import('./cost-store')
}

const line = (sku: string, part: Partial<CostLine> = {}): CostLine => ({
  sku,
  name: '',
  cost: '',
  gst: '',
  packing: '',
  ...part,
})
const belt = line('FK-B23', { name: 'Belt', cost: '345', gst: '18', packing: '8.5' })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16) })
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('kept costs', () => {
  it('are on the device with the day of their last change, for the next tab, too', async () => {
    const { mergeCosts, readCosts } = await openTab()
    expect(readCosts()).toEqual({ costs: [], changed: '' })
    const outcome = vi.fn()
    mergeCosts([belt], outcome)
    expect(outcome).toHaveBeenCalledWith('kept')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      changed: '2026-11-16',
      costs: [['FK-B23', 'Belt', '345', '18', '8.5']],
    })
    expect((await openTab()).readCosts()).toEqual({ costs: [belt], changed: '2026-11-16' })
  })

  it('take a line of the same SKU over, and a blank erases nothing', async () => {
    const { mergeCosts, readCosts } = await openTab()
    mergeCosts([belt, line('A', { cost: '1' })], ignoreOutcome)
    mergeCosts([line('"SKU:fk-b23"', { cost: '350' }), line('a')], ignoreOutcome)
    expect(readCosts().costs).toEqual([{ ...belt, cost: '350' }, line('A', { cost: '1' })])
  })

  it('hold what was typed, and count what can be read', async () => {
    const { changeCost, readCosts, readTypedCosts } = await openTab()
    changeCost('A', { cost: '₹ 1,218.50', gst: 'five', packing: '-4' }, ignoreOutcome)
    expect(readTypedCosts().costs).toEqual([
      line('A', { cost: '₹ 1,218.50', gst: 'five', packing: '-4' }),
    ])
    expect(readCosts().costs).toEqual([line('A', { cost: '1218.5' })])
    changeCost('a', { cost: '9'.repeat(24), gst: '41', packing: '' }, ignoreOutcome)
    expect(readCosts().costs).toEqual([line('A')])
  })

  it('lose a line that has no amount any more', async () => {
    const { changeCost, readTypedCosts } = await openTab()
    changeCost('A', { name: 'Cap', cost: '5' }, ignoreOutcome)
    changeCost('A', { cost: '' }, ignoreOutcome)
    expect(readTypedCosts().costs).toEqual([])
  })

  it('come back by undo, but for what was changed since', async () => {
    const { changeCost, mergeCosts, readCosts, removeAllCosts, removeCost } = await openTab()
    mergeCosts([belt, line('A', { cost: '1' })], ignoreOutcome)
    removeCost('a', ignoreOutcome).run()
    const undo = removeAllCosts(ignoreOutcome)
    expect(readCosts().costs).toEqual([])
    changeCost('A', { cost: '2' }, ignoreOutcome)
    undo.run()
    expect(readCosts().costs).toEqual([line('A', { cost: '2' }), belt])
    mergeCosts([line('C', { cost: '3' }), line('A', { cost: '4' })], ignoreOutcome).run()
    expect(readCosts().costs).toEqual([line('A', { cost: '2' }), belt])
  })

  it('of two tabs add up', async () => {
    const one = await openTab()
    const other = await openTab()
    one.changeCost('A', { cost: '1' }, ignoreOutcome)
    other.changeCost('B', { cost: '2' }, ignoreOutcome)
    one.changeCost('A', { gst: '5' }, ignoreOutcome)
    for (const { readCosts } of [one, other]) {
      expect(readCosts().costs).toEqual([
        line('A', { cost: '1', gst: '5' }),
        line('B', { cost: '2' }),
      ])
    }
  })

  it('stay in the tab where the device is full, and are written with the next change that can be', async () => {
    const { changeCost, costsStanding, readCosts } = await openTab()
    const real = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const outcome = vi.fn()
    changeCost('A', { cost: '1' }, outcome)
    expect(outcome).toHaveBeenCalledWith('full')
    expect(costsStanding.read()).toBe('full')
    expect(readCosts().costs).toEqual([line('A', { cost: '1' })])
    vi.unstubAllGlobals()
    changeCost('B', { cost: '2' }, outcome)
    expect(costsStanding.read()).toBe('kept')
    expect((await openTab()).readCosts().costs).toHaveLength(2)
  })

  it('stay on show when the storage is cleared, and are kept again with the next change', async () => {
    const { changeCost, costsStanding, mergeCosts, readCosts } = await openTab()
    mergeCosts([belt], ignoreOutcome)
    readCosts()
    localStorage.clear()
    expect(readCosts().costs).toEqual([belt])
    expect(costsStanding.read()).toBe('cleared')
    changeCost('A', { cost: '1' }, ignoreOutcome)
    expect(costsStanding.read()).toBe('kept')
    expect((await openTab()).readCosts().costs).toEqual([belt, line('A', { cost: '1' })])
  })

  it('of another shape are left out', async () => {
    const { costsIn } = await openTab()
    const none = { costs: [], changed: '' }
    expect(costsIn(undefined)).toEqual(none)
    expect(costsIn([belt])).toEqual(none)
    expect(
      costsIn({
        changed: 'soon',
        costs: [null, 'x', [1, 2], ['', 'no SKU'], ['C', 'blank'], ['A', '', '1'], ['a', '', '2']],
      }),
    ).toEqual({ costs: [line('A', { cost: '1' })], changed: '' })
  })

  it('are ten thousand at most, which a phone reads and writes within a blink', async () => {
    const { changeCost, mergeCosts, readCosts } = await openTab()
    const many = Array.from({ length: MOST_COSTS + 5 }, (_, at) =>
      line(`SKU-${at}`, { name: `A product with a name of its own ${at}`, cost: `${at}.25` }),
    )
    mergeCosts(many, ignoreOutcome)
    expect(readCosts().costs).toHaveLength(MOST_COSTS)
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(1_000_000)
    changeCost('one more', { cost: '1' }, ignoreOutcome)
    expect(readCosts().costs).toHaveLength(MOST_COSTS)
    const took = processorTimeOf(() => changeCost('SKU-7', { cost: '8' }, ignoreOutcome))
    expect(took).toBeLessThan(500)
  })
})
