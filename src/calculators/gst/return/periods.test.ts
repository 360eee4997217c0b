// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { answer } from './answer'
import { inputs } from './inputs'
import { choosePeriod } from './periods'

beforeEach(() => {
  sessionStorage.clear()
  inputs.replace(inputs.defaults, () => false)
})

it('opens with an example that is in time, filed on no day that anybody could have named', () => {
  expect(inputs.defaults.filedOn).toBe('')
  expect(answer(inputs.defaults).results?.daysLate).toBe(0)
})

it('empties the example for another period, and brings it back as one', () => {
  const away = choosePeriod({ month: '11' })
  expect(inputs.read()).toMatchObject({ month: '11', 'output-igst': '', 'creditNew-igst': '' })
  expect(answer(inputs.read()).results?.cashToPay).toBe(0n)
  if (away?.what === 'example') away.undo()
  expect(inputs.read()).toBe(inputs.defaults)
})

it('keeps what was typed for its period', () => {
  choosePeriod({ month: '09' })
  inputs.change({ 'output-igst': '900', filedOn: '2026-10-25', turnover: '5 crore' })
  expect(choosePeriod({ month: '08' })).toMatchObject({ what: 'typed' })
  expect(inputs.read()).toMatchObject({ 'output-igst': '', filedOn: '', turnover: '5 crore' })
  inputs.change({ 'output-igst': '800' })
  choosePeriod({ filing: 'quarterly' })
  expect(inputs.read()).toMatchObject({ 'output-igst': '' })
  choosePeriod({ filing: 'monthly', month: '09' })
  expect(inputs.read()).toMatchObject({ 'output-igst': '900', filedOn: '2026-10-25' })
  expect(choosePeriod({ month: '08' })).toEqual({ what: 'typed', moveHere: undefined })
  expect(inputs.read()).toMatchObject({ 'output-igst': '800' })
})

it('is there after a reload of the page', async () => {
  choosePeriod({ year: '2025', month: '09' })
  inputs.change({ 'output-igst': '900' })
  choosePeriod({ month: '08' })
  vi.resetModules()
  const again = await import('./periods')
  const { inputs: reloaded } = await import('./inputs')
  expect(reloaded.read()).toMatchObject({ month: '08', 'output-igst': '' })
  again.choosePeriod({ month: '09' })
  expect(reloaded.read()).toMatchObject({ month: '09', 'output-igst': '900' })
})

it('takes what was typed before the period was chosen along, if a person wants it', () => {
  choosePeriod({ year: '2024', month: '09' })
  inputs.change({ 'output-igst': '900' })
  const away = choosePeriod({ month: '08' })
  if (away?.what === 'typed') away.moveHere?.()
  expect(inputs.read()).toMatchObject({ month: '08', 'output-igst': '900' })
  choosePeriod({ month: '09' })
  expect(inputs.read()).toMatchObject({ 'output-igst': '' })
})

it('passes over what is no text of ours', async () => {
  sessionStorage.setItem(
    'gst-hisab-inputs-gst-return-periods',
    '{"2026 09":7,"2026 08":"nil=maybe"}',
  )
  vi.resetModules()
  const { choosePeriod: choose } = await import('./periods')
  const { inputs: fresh } = await import('./inputs')
  choose({ month: '09' })
  choose({ month: '08' })
  expect(fresh.read()).toMatchObject({ nil: 'no', 'output-igst': '' })
})
