import { expect, it } from 'vitest'
import { compositionLimitOf, registrationLimitOf } from './composition'

it('sets the limits of composition and registration by business and state', () => {
  expect(compositionLimitOf('goods', '27')).toBe('15000000')
  expect(compositionLimitOf('restaurant', '05')).toBe('7500000')
  expect(compositionLimitOf('services', '05')).toBe('5000000')
  expect(registrationLimitOf('goods', '27', false)).toBe('4000000')
  expect(registrationLimitOf('goods', '27', true)).toBe('2000000')
  expect(registrationLimitOf('goods', '36', false)).toBe('2000000')
  expect(registrationLimitOf('services', '27', false)).toBe('2000000')
  expect(registrationLimitOf('goods', '14', false)).toBe('1000000')
  expect(registrationLimitOf('restaurant', '16', false)).toBe('1000000')
})
