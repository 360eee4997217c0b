// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'

const KEY = 'gst-hisab-sku-rates'

/** The modules of a tab that was just opened; the device is the same. */
async function openTab() {
  vi.resetModules()
  return import('./kept-rates')
}

beforeEach(() => localStorage.clear())

it('keeps rates for the next tab, and forgets one that is emptied', async () => {
  const { keepRates, readKeptRates } = await openTab()
  expect(readKeptRates()).toEqual({})
  const outcome = vi.fn()
  keepRates({ 'fk-b23': '18', 'fk-c1': '5' }, outcome)
  expect(outcome).toHaveBeenCalledWith('kept')
  const next = await openTab()
  expect(next.readKeptRates()).toEqual({ 'fk-b23': '18', 'fk-c1': '5' })
  next.keepRates({ 'fk-b23': '', 'fk-c1': '12' }, ignoreOutcome)
  expect((await openTab()).readKeptRates()).toEqual({ 'fk-c1': '12' })
})

it('adds to what another tab has kept meanwhile, and says so to those who follow', async () => {
  const { keepRates, onKeptRatesChange, readKeptRates } = await openTab()
  const heard = vi.fn()
  onKeptRatesChange(heard)
  localStorage.setItem(KEY, JSON.stringify({ 'fk-a1': '12' }))
  keepRates({ 'fk-b23': '18' }, ignoreOutcome)
  expect(readKeptRates()).toEqual({ 'fk-a1': '12', 'fk-b23': '18' })
  expect(heard).toHaveBeenCalled()
})

it.each(['no JSON', '[1]', '"text"', '{"fk-a1":5,"fk-b23":""}'])(
  'reads nothing from %s',
  async (text) => {
    localStorage.setItem(KEY, text)
    expect((await openTab()).readKeptRates()).toEqual({})
  },
)
