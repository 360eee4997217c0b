// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  readSettings,
  settingChanges,
  settings,
  settingsIn,
  settingsMark,
  undoSettings,
  writeSettings,
} from './settings'

beforeEach(() => localStorage.clear())

const costs = (...lines: readonly (readonly string[])[]) =>
  JSON.stringify({ changed: '2026-11-16', costs: lines })

describe('settings of a file', () => {
  it.each([
    [
      'feeCards',
      '[{"name":"A","bands":"1"}]',
      '[{"name":"A","bands":"2"},{"name":"B","bands":"3"}]',
    ],
    ['costs', costs(['s1', '', '80']), costs(['S1 ', '', '90'], ['S2', '', '5'])],
    ['skuRates', '{"S1":"5"}', '{"S1":"12","S2":"18"}'],
    ['firstNumbers', '{"Tax Invoice 2026":"A"}', '{"Tax Invoice 2026":"B","Estimate 2026":"E"}'],
    ['rightCodes', '1234', '5678 1234'],
    ['statementColumns', '[["a",{"date":1}]]', '[["a",{"date":2}],["b",{"date":3}]]'],
    ['dateOrders', '[{"shape":"a","order":"dayFirst"}]', '[{"shape":"b","order":"monthFirst"}]'],
  ] as const)('leave %s of this device, and add what is missing', (name, here, there) => {
    const [change, ...others] = settingChanges({ [name]: here }, { [name]: there })
    expect(others).toEqual([])
    expect(change).toMatchObject({ name, before: here, added: 1 })
    const text = change?.text ?? ''
    expect(text.length).toBeGreaterThan(here.length)
    expect(settingChanges({ [name]: text }, { [name]: there })).toEqual([])
    // Where nothing is here, all of it comes.
    const [whole] = settingChanges({}, { [name]: there })
    expect(settingChanges({ [name]: whole?.text ?? '' }, { [name]: there })).toEqual([])
  })

  it('are taken as a whole where a choice was never made here', () => {
    expect(settingChanges({}, { order: 'a=1' })).toMatchObject([{ text: 'a=1', added: 1 }])
    expect(settingChanges({ order: 'a=2' }, { order: 'a=1' })).toEqual([])
  })

  it('that are damaged or unknown bring nothing', () => {
    expect(settingsIn({ costs: 7, order: '', others: 'x', currency: 'INR' })).toEqual({
      currency: 'INR',
    })
    expect(settingChanges({ costs: '[' }, { costs: '7', feeCards: '{}', skuRates: '[' })).toEqual(
      [],
    )
  })

  it('are written and undone, but for what was changed since', () => {
    localStorage.setItem(settings.skuRates.key, '{"S1":"5"}')
    const before = settingsMark()
    const changes = settingChanges(readSettings(), {
      skuRates: '{"S2":"18"}',
      rightCodes: '1234',
      currency: 'USD',
    })
    expect(writeSettings(changes)).toEqual([])
    expect(readSettings()).toEqual({
      skuRates: '{"S1":"5","S2":"18"}',
      rightCodes: '1234',
      currency: 'USD',
    })
    expect(settingsMark()).not.toBe(before)
    localStorage.setItem(settings.rightCodes.key, '1234 5678')
    undoSettings(changes)
    expect(readSettings()).toEqual({ skuRates: '{"S1":"5"}', rightCodes: '1234 5678' })
  })
})
