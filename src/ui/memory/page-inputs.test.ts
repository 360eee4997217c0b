// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { amount, choice, percent, text } from './input-kinds'

const KEY = 'gst-hisab-inputs-loan'
const defaults = { amount: '5,00,000', rate: '10', unit: 'years' as 'years' | 'months' }
const unit = choice(['years', 'months'])

/** A tab that was just opened at an address: every module begins anew. */
const isAddress = (path: string) => /^\/loan\/?$/.test(path)

async function openTab(href: string) {
  history.replaceState(null, '', href)
  vi.resetModules()
  const { address, navigate } = await import('../tab/address')
  const { pageInputs } = await import('./page-inputs')
  const { shareLink } = await import('../answer/actions')
  const inputs = pageInputs({
    name: 'loan',
    isAddress,
    fields: { amount: amount('5,00,000'), rate: percent('10'), unit },
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
    expect((await openTab('/loan/#v=1&rate=9')).inputs.read().rate).toBe('9')
    expect((await openTab('/loan/prepay#v=1&rate=9')).inputs.read().rate).toBe('10')
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

  it('keep and share one that is long, where it is a list', async () => {
    const changes = 'once~5,00,000~12*'.repeat(100)
    const openList = async (href: string) => {
      const { shareLink } = await openTab(href)
      const { pageInputs } = await import('./page-inputs')
      const fields = { amount: amount('5'), changes: text('') }
      const options = { name: 'loan', isAddress, fields, list: 'changes' }
      return { inputs: pageInputs(options), shareLink }
    }
    const { inputs, shareLink } = await openList('/loan')
    inputs.change({ changes })
    expect((await openList('/loan')).inputs.read()).toEqual({ amount: '5', changes })
    sessionStorage.clear()
    const link = shareLink(inputs.read(), 'INR')
    expect((await openList(link)).inputs.read()).toEqual({ amount: '5', changes })
    expect((await openTab(link)).inputs.read()).toEqual({ ...defaults, amount: '5' })
  })

  it('make a link that brings them back', async () => {
    const { shareLink } = await openTab('/loan')
    const link = shareLink({ ...defaults, amount: '6,00,000' }, 'INR')
    expect((await openTab(link)).inputs.read()).toEqual({ ...defaults, amount: '6,00,000' })
  })
})

describe('what this device knows better than the example', () => {
  async function openView() {
    await openTab('/loan')
    const { createStore } = await import('../tab/store')
    const { pageInputs, sharedInputs } = await import('./page-inputs')
    const state = createStore(() => '')
    const inputs = pageInputs({
      name: 'scheme',
      isAddress,
      fields: { state: text('27'), sales: amount('60') },
      shared: [sharedInputs('gst-state', ['state'])],
      known: {
        read: () => (state.read() ? { state: state.read() } : {}),
        subscribe: state.subscribe,
      },
    })
    const { resetInputs } = await import('../answer/actions')
    return { inputs, state, resetInputs }
  }

  it('stands there until it is typed, and the rest is still the example', async () => {
    const { inputs, state } = await openView()
    expect(inputs.read()).toBe(inputs.defaults)
    const listener = vi.fn()
    inputs.subscribe(listener)
    state.write('30')
    expect(listener).toHaveBeenCalled()
    expect(inputs.read()).toEqual({ state: '30', sales: '60' })
    expect(inputs.read()).toBe(inputs.read())
    expect(inputs.isExample(inputs.read())).toBe(true)
    inputs.change({ sales: '7' })
    expect(inputs.isExample(inputs.read())).toBe(false)
    state.write('24')
    expect(inputs.read()).toEqual({ state: '24', sales: '7' })
    inputs.change({ state: '33' })
    state.write('30')
    expect(inputs.read()).toEqual({ state: '33', sales: '7' })
  })

  it('is there again after a reset, whose undo brings what was typed', async () => {
    const { inputs, state, resetInputs } = await openView()
    state.write('30')
    inputs.change({ state: '33' })
    const undo = resetInputs(inputs)
    expect(inputs.read()).toEqual({ state: '30', sales: '60' })
    expect(inputs.isExample(inputs.read())).toBe(true)
    undo()
    expect(inputs.read()).toEqual({ state: '33', sales: '60' })
  })
})

describe('inputs that two views share', () => {
  /** A tab with two views: each has its own example, and asks for a fee or a date of its own. */
  async function openViews(href: string) {
    const { navigate } = await openTab(href)
    const { pageInputs, sharedInputs } = await import('./page-inputs')
    const shared = sharedInputs('terms', ['amount', 'unit'])
    const emi = pageInputs({
      name: 'emi',
      isAddress,
      fields: { amount: amount('5'), unit, fee: amount('0') },
      shared: [shared],
    })
    const prepay = pageInputs({
      name: 'prepay',
      isAddress: (path) => path === '/loan/prepay',
      fields: { amount: amount('50'), unit: text('years'), date: text('') },
      shared: [shared],
    })
    const { resetInputs } = await import('../answer/actions')
    return { emi, prepay, navigate, resetInputs }
  }

  it('are the example of each until somebody types', async () => {
    const { emi, prepay } = await openViews('/loan')
    emi.change({ fee: '1' })
    expect(emi.read()).toEqual({ amount: '5', unit: 'years', fee: '1' })
    expect(prepay.read()).toBe(prepay.defaults)
  })

  it('go from one to the other, together, and are there after a reload', async () => {
    const { emi, prepay } = await openViews('/loan')
    const listener = vi.fn()
    prepay.subscribe(listener)
    emi.change({ unit: 'months' })
    expect(prepay.read()).toEqual({ amount: '5', unit: 'months', date: '' })
    expect(listener).toHaveBeenCalled()
    prepay.change({ amount: '7' })
    expect((await openViews('/loan')).emi.read()).toEqual({ amount: '7', unit: 'months', fee: '0' })
  })

  it('are the examples again when one is reset', async () => {
    const { emi, prepay, resetInputs } = await openViews('/loan')
    emi.change({ amount: '8', fee: '2' })
    resetInputs(prepay)
    expect(emi.read()).toEqual({ amount: '5', unit: 'years', fee: '2' })
    expect(prepay.read()).toEqual(prepay.defaults)
  })

  it('are typed even where they are what the example says', async () => {
    const { emi, prepay } = await openViews('/loan')
    emi.change({ amount: '8' })
    emi.change({ amount: '5' })
    expect(prepay.read()).toEqual({ amount: '5', unit: 'years', date: '' })
    expect((await openViews('/loan')).prepay.read().amount).toBe('5')
  })

  it('come back when a reset is undone, but not over what was typed since', async () => {
    const { emi, prepay, resetInputs } = await openViews('/loan')
    emi.change({ amount: '8', fee: '2' })
    const undo = resetInputs(emi)
    emi.change({ fee: '3' })
    undo()
    expect(emi.read()).toEqual({ amount: '8', unit: 'years', fee: '3' })
    expect(prepay.read().amount).toBe('8')
  })

  it('stay each view its own example when a reset is undone of which they were no part', async () => {
    const { emi, prepay, resetInputs } = await openViews('/loan')
    emi.change({ fee: '2' })
    resetInputs(emi)()
    expect(emi.read().fee).toBe('2')
    expect(prepay.read()).toEqual(prepay.defaults)
  })

  it('come from a link of either, and are no longer kept than it', async () => {
    const { emi, prepay, navigate } = await openViews('/loan/prepay#v=1&amount=9&date=today')
    expect(emi.read().amount).toBe('5')
    expect(prepay.read()).toEqual({ amount: '9', unit: 'years', date: 'today' })
    expect(emi.read()).toEqual({ amount: '9', unit: 'years', fee: '0' })
    expect(sessionStorage.length).toBe(0)
    navigate('/loan')
    expect((await openViews('/loan')).emi.read().amount).toBe('9')
  })

  it('are possible ones, whatever the tab kept', async () => {
    sessionStorage.setItem('gst-hisab-inputs-terms', 'v=1&amount=3&unit=days&fee=7')
    expect((await openViews('/loan')).emi.read()).toEqual({ amount: '3', unit: 'years', fee: '0' })
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
