// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'gst-hisab-inputs-loan'
const defaults = { amount: '5,00,000', rate: '10', unit: 'years' as 'years' | 'months' }

/** A tab that was just opened at an address: every module begins anew. */
async function openTab(href: string) {
  history.replaceState(null, '', href)
  vi.resetModules()
  const { address, navigate } = await import('./address')
  const { pageInputs } = await import('./page-inputs')
  const { shareLink } = await import('../answer/late/share-link')
  const inputs = pageInputs({
    name: 'loan',
    paths: ['/loan'],
    defaults,
    choices: { unit: ['years', 'months'] },
  })
  return { address, inputs, navigate, shareLink }
}

beforeEach(() => {
  sessionStorage.clear()
})

describe('the inputs of a page', () => {
  it('are the defaults, what the tab kept, or what a link brings, the last one first', async () => {
    expect((await openTab('/loan')).inputs.read()).toEqual(defaults)
    sessionStorage.setItem(KEY, 'v=1&amount=700&rate=7')
    expect((await openTab('/loan')).inputs.read()).toEqual({
      ...defaults,
      amount: '700',
      rate: '7',
    })
    expect((await openTab('/loan#v=1&rate=9&unit=days')).inputs.read()).toEqual({
      ...defaults,
      rate: '9',
    })
  })

  it('take links at the addresses of their views, and at no other', async () => {
    expect((await openTab('/loan/prepay#v=1&rate=9')).inputs.read().rate).toBe('9')
    expect((await openTab('/loans#v=1&rate=9')).inputs.read().rate).toBe('10')
    expect((await openTab('/#v=1&rate=9')).inputs.read().rate).toBe('10')
  })

  it('keep the rest of a link when one of them changes before any was read', async () => {
    const { inputs } = await openTab('/loan#v=1&amount=500&rate=5')
    inputs.change({ amount: '600' })
    expect(inputs.read()).toEqual({ ...defaults, amount: '600', rate: '5' })
    expect(location.hash).toBe('')
    expect((await openTab('/loan')).inputs.read().rate).toBe('5')
  })

  it('leave the link alone when nothing changes', async () => {
    const { inputs } = await openTab('/loan#v=1&amount=500&rate=5')
    inputs.read()
    inputs.change({ amount: '500' })
    expect(location.hash).toBe('#v=1&amount=500&rate=5')
    // What was kept before is there again after Back.
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('are kept when the page is left by a link of the site', async () => {
    const { inputs, navigate } = await openTab('/loan#v=1&rate=5')
    inputs.read()
    navigate('/sip')
    expect(sessionStorage.getItem(KEY)).toContain('rate=5')
  })

  it('follow a link within the site, while the page before is still on show', async () => {
    const { inputs, navigate } = await openTab('/sip')
    expect(inputs.read().rate).toBe('10')
    navigate('/sip#v=1&rate=1')
    expect(inputs.read().rate).toBe('10')
    navigate('/loan#v=1&rate=2')
    expect(inputs.read().rate).toBe('2')
  })

  it('follow a link that is pasted into the address, and tell their page', async () => {
    const { inputs } = await openTab('/loan')
    const listener = vi.fn()
    const stop = inputs.subscribe(listener)
    history.replaceState(null, '', '/loan#v=1&rate=8')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(inputs.read().rate).toBe('8')
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })

  it('make a link that brings them back', async () => {
    const { shareLink } = await openTab('/loan')
    const link = shareLink({ ...defaults, amount: '6,00,000' }, 'INR')
    expect((await openTab(link)).inputs.read()).toEqual({ ...defaults, amount: '6,00,000' })
  })
})

describe('the address', () => {
  it('does not count a place within the page as a way back', async () => {
    const { address } = await openTab('/loan')
    const listener = vi.fn()
    const stop = address.subscribe(listener)
    history.pushState(null, '', '#main')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).not.toHaveBeenCalled()
    expect(address.read().way).toBe('opened')
    stop()
  })
})
