import { expect, it } from 'vitest'
import { noSeller } from '../seller'
import { copyNames } from './copies'

const named = (copies: '1' | '2' | '3', more = {}) =>
  copyNames('Tax Invoice', { ...noSeller, copies, ...more })

it('names each copy for whom it is', () => {
  expect(named('1')).toEqual(['Original for recipient'])
  expect(named('2')).toEqual(['Original for recipient', 'Duplicate for supplier'])
  expect(named('3')).toEqual([
    'Original for recipient',
    'Duplicate for transporter',
    'Triplicate for supplier',
  ])
})

it('says nothing of copies on a single receipt', () => {
  expect(named('1', { paper: '80 mm' })).toEqual([''])
  expect(named('2', { paper: '58 mm' })).toHaveLength(2)
})

it('prints an estimate once, for it is the original of nothing', () => {
  expect(copyNames('Estimate', { ...noSeller, copies: '3' })).toEqual([''])
})
