import { describe, expect, it } from 'vitest'
import { readUpi, upiLink } from './upi'

describe('readUpi', () => {
  it('takes an id as it is, without spaces', () => {
    expect(readUpi(' Shree.Ganesh-1@exampleBank ')).toEqual({ id: 'Shree.Ganesh-1@exampleBank' })
    expect(readUpi('')).toEqual({ id: '' })
  })

  it.each(['9876543210', 'a@b@c', 'shop@gmail.com', 's@bank', 'sh/op@bank', 'shop@', 'shop@1x'])(
    'hints at %s',
    (text) => expect(readUpi(text).problem).toBeTruthy(),
  )
})

describe('upiLink', () => {
  const payment = { id: 'shop@bank', payee: 'My Shop', amount: '5.00', note: 'Bill 7' }

  it('says whom to pay, how much and for what', () => {
    expect(upiLink(payment)).toBe('upi://pay?pa=shop@bank&pn=My%20Shop&am=5.00&cu=INR&tn=Bill%207')
    expect(upiLink({ ...payment, payee: '' })).toBe(
      'upi://pay?pa=shop@bank&am=5.00&cu=INR&tn=Bill%207',
    )
  })

  it('leaves no sign of a name to break the address', () => {
    const { searchParams } = new URL(upiLink({ ...payment, payee: 'A & B = #1?', note: '50% 🧾' }))
    expect(searchParams.get('pn')).toBe('A & B = #1?')
    expect(searchParams.get('tn')).toBe('50% 🧾')
  })

  it('leaves out half a sign, and what no app shows', () => {
    expect(upiLink({ ...payment, payee: 'Shop \ud83d' })).toContain('pn=Shop&')
    expect(upiLink({ ...payment, payee: 'x'.repeat(500) })).toContain(`pn=${'x'.repeat(50)}&`)
  })
})
