// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { requestBill, takeBillRequest } from './open-request'

beforeEach(() => sessionStorage.clear())

it('is taken once', () => {
  requestBill({ id: 'a', field: 'rate', item: 2, back: '/gst/sales#v=1' })
  expect(takeBillRequest()).toEqual({ id: 'a', field: 'rate', item: 2, back: '/gst/sales#v=1' })
  expect(takeBillRequest()).toBeUndefined()
})

it('is none where nobody asked, or what is there is none', () => {
  expect(takeBillRequest()).toBeUndefined()
  sessionStorage.setItem('gst-hisab-bill-wanted', '{"id":7}')
  expect(takeBillRequest()).toBeUndefined()
})

it('leaves out fields, items and addresses that cannot be', () => {
  sessionStorage.setItem(
    'gst-hisab-bill-wanted',
    JSON.stringify({ id: 'a', field: 'logo', item: -1, back: '//elsewhere.example' }),
  )
  expect(takeBillRequest()).toEqual({ id: 'a' })
})
