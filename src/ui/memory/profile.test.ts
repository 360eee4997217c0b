// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { amount, choice } from './input-kinds'

const KEY = 'gst-hisab-order'
const TAB_KEY = 'gst-hisab-inputs-order'
const example = { seller: 'registered', shipping: '65', ads: '40', cost: '450' }

/** A tab that was just opened at an address: every module begins anew, the device stays. */
async function openTab(href = '/order') {
  history.replaceState(null, '', href)
  vi.resetModules()
  const { navigate } = await import('../tab/address')
  const { profileInputs } = await import('./profile')
  const actions = await import('./profile-actions')
  const { resetInputs } = await import('../answer/actions')
  const inputs = profileInputs({
    name: 'order',
    isAddress: (path) => path === '/order',
    fields: {
      seller: choice<string>(['registered', 'composition']),
      shipping: amount('65'),
      ads: amount('40'),
      cost: amount('450'),
    },
    key: KEY,
    kept: ['seller', 'shipping', 'ads'],
    follow: (typed, { seller }) =>
      seller === typed.seller ? typed : { ...typed, cost: `${typed.cost} as ${seller}` },
  })
  const state = () => actions.profileState(inputs)
  return { inputs, state, navigate, resetInputs, ...actions }
}

/** As another tab does it: storage changes, and those who listen hear of it. */
function writeElsewhere(text: string) {
  localStorage.setItem(KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** @returns a way to mend it */
function fill(name = 'QuotaExceededError') {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem() {
      throw new DOMException('no', name)
    },
  })
  return () => vi.unstubAllGlobals()
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('what belongs to a person', () => {
  it('is the example, and not kept, until somebody changes it', async () => {
    const { inputs, state } = await openTab()
    expect(inputs.read()).toBe(inputs.defaults)
    expect(state()).toBe('example')
    inputs.change({ cost: '500' })
    inputs.change({ shipping: '65' })
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(state()).toBe('example')
  })

  it('is there in the next tab, and what belongs to the tab is not', async () => {
    const first = await openTab()
    first.inputs.change({ shipping: '72', cost: '500' })
    expect(first.state()).toBe('kept')
    expect(first.inputs.read()).toEqual({ ...example, shipping: '72', cost: '500' })
    sessionStorage.clear()
    const { inputs, state } = await openTab()
    expect(inputs.read()).toEqual({ ...example, shipping: '72' })
    expect(state()).toBe('kept')
  })

  it('adds up from two tabs, field by field, and shows in both at once', async () => {
    const { inputs, onProfileChangedInOtherTab } = await openTab()
    inputs.change({ shipping: '72' })
    const listener = vi.fn()
    const stop = inputs.subscribe(listener)
    const news = vi.fn()
    const stopNews = onProfileChangedInOtherTab(inputs, news)
    writeElsewhere('v=1&seller=registered&shipping=72&ads=25')
    expect(inputs.read().ads).toBe('25')
    expect(listener).toHaveBeenCalled()
    expect(news).toHaveBeenCalledOnce()
    inputs.change({ shipping: '80' })
    expect(localStorage.getItem(KEY)).toBe('v=1&seller=registered&shipping=80&ads=25')
    expect(news).toHaveBeenCalledOnce()
    stop()
    stopNews()
    // Nobody listened, and still nothing is overwritten.
    localStorage.setItem(KEY, 'v=1&seller=registered&shipping=80&ads=99')
    inputs.change({ shipping: '81' })
    expect(localStorage.getItem(KEY)).toContain('shipping=81&ads=99')
  })

  it('takes along what depends on it, when another tab changes it', async () => {
    const { inputs } = await openTab()
    inputs.change({ cost: '500' })
    writeElsewhere('v=1&seller=composition&shipping=65&ads=40')
    expect(inputs.read()).toMatchObject({ seller: 'composition', cost: '500 as composition' })
    inputs.change({ cost: '600' })
    expect(inputs.read()).toMatchObject({ seller: 'composition', cost: '600' })
    // The example is one for everybody.
    sessionStorage.clear()
    expect((await openTab()).inputs.read()).toMatchObject({ seller: 'composition', cost: '450' })
  })

  it('of another shape is left out, field by field', async () => {
    localStorage.setItem(KEY, 'v=1&seller=nobody&shipping=72&new=1')
    const { inputs, state } = await openTab()
    expect(inputs.read()).toEqual({ ...example, shipping: '72' })
    expect(state()).toBe('kept')
    for (const text of ['{', 'v=2&shipping=1', '[]']) {
      localStorage.setItem(KEY, text)
      expect((await openTab()).inputs.read()).toEqual(example)
    }
  })

  it('stays as it is when the page is reset; what belongs to the tab does not', async () => {
    const { inputs, resetInputs } = await openTab()
    inputs.change({ shipping: '72', cost: '500' })
    const undo = resetInputs(inputs as never)
    expect(inputs.read()).toEqual({ ...example, shipping: '72' })
    undo()
    expect(inputs.read()).toEqual({ ...example, shipping: '72', cost: '500' })
  })

  it('is forgotten, and comes back by Undo but for what was typed since', async () => {
    const { inputs, state, forgetProfile } = await openTab()
    inputs.change({ shipping: '72', ads: '25', cost: '500' })
    const done = forgetProfile(inputs)
    expect(done.outcome).toBe('kept')
    expect(localStorage.getItem(KEY)).toBe('')
    expect(inputs.read()).toEqual({ ...example, cost: '500' })
    expect(state()).toBe('example')
    expect((await openTab()).inputs.read()).toEqual({ ...example, cost: '500' })
    inputs.change({ ads: '1' })
    done.run()
    expect(inputs.read()).toEqual({ ...example, shipping: '72', ads: '1', cost: '500' })
    expect(state()).toBe('kept')
  })
})

describe('a link', () => {
  const LINK = '/order#v=1&seller=composition&shipping=99&ads=9&cost=700'
  const linked = { seller: 'composition', shipping: '99', ads: '9', cost: '700' }
  const mine = 'v=1&seller=registered&shipping=72&ads=25'

  it('shows its own values, and leaves what is kept alone, whatever is typed then', async () => {
    localStorage.setItem(KEY, mine)
    const { inputs, state } = await openTab(LINK)
    expect(inputs.read()).toEqual(linked)
    expect(state()).toBe('linked')
    inputs.change({ shipping: '100' })
    expect(inputs.read()).toEqual({ ...linked, shipping: '100' })
    expect(localStorage.getItem(KEY)).toBe(mine)
    // What a price list takes is one's own.
    expect(inputs.own()).toEqual({
      seller: 'registered',
      shipping: '72',
      ads: '25',
      cost: '700 as registered',
    })
    expect(inputs.own()).toBe(inputs.own())
  })

  it('is still so after a reload, of the link or of the tab that left it', async () => {
    localStorage.setItem(KEY, mine)
    await openTab(LINK)
    expect((await openTab(LINK)).inputs.read()).toEqual(linked)
    const { inputs } = await openTab(LINK)
    inputs.change({ ads: '8' })
    const again = await openTab('/order')
    expect(again.inputs.read()).toEqual({ ...linked, ads: '8' })
    expect(again.state()).toBe('linked')
    expect(localStorage.getItem(KEY)).toBe(mine)
    // Another tab has one's own.
    sessionStorage.clear()
    expect((await openTab('/order')).inputs.read()).toMatchObject({ shipping: '72', ads: '25' })
  })

  it('gives way to one’s own, with Undo', async () => {
    localStorage.setItem(KEY, mine)
    const { inputs, state, showOwnInsteadOfLinked } = await openTab(LINK)
    const { run } = showOwnInsteadOfLinked(inputs)
    expect(inputs.read()).toMatchObject({ shipping: '72', ads: '25', cost: '700 as registered' })
    expect(state()).toBe('kept')
    expect(location.hash).toBe('')
    run()
    expect(inputs.read()).toEqual(linked)
    expect(localStorage.getItem(KEY)).toBe(mine)
  })

  it('becomes one’s own when a person says so, with Undo', async () => {
    localStorage.setItem(KEY, mine)
    const { inputs, state, saveLinkedAsOwn } = await openTab(LINK)
    const { run, outcome } = saveLinkedAsOwn(inputs)
    expect(outcome).toBe('kept')
    expect(state()).toBe('kept')
    expect(inputs.read()).toEqual(linked)
    expect(localStorage.getItem(KEY)).toBe('v=1&seller=composition&shipping=99&ads=9')
    run()
    expect(localStorage.getItem(KEY)).toBe(mine)
    expect(state()).toBe('linked')
    expect(inputs.read()).toEqual(linked)
  })

  it('may say what is kept already: then changes are one’s own', async () => {
    localStorage.setItem(KEY, mine)
    const { inputs, state } = await openTab(`/order#${mine}&cost=700`)
    expect(state()).toBe('kept')
    inputs.change({ ads: '30' })
    expect(localStorage.getItem(KEY)).toContain('ads=30')
    expect(inputs.read()).toMatchObject({ shipping: '72', ads: '30', cost: '700' })
  })

  it('keeps nothing for whoever has nothing kept, until they say so', async () => {
    const { inputs, state, saveLinkedAsOwn } = await openTab(LINK)
    inputs.change({ ads: '8' })
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(state()).toBe('linked, none kept')
    expect(inputs.own()).toEqual({ ...linked, ads: '8' })
    saveLinkedAsOwn(inputs)
    expect(state()).toBe('kept')
  })

  it('and so does a tab of an older version, whose inputs are all its own', async () => {
    sessionStorage.setItem(TAB_KEY, 'v=1&seller=registered&shipping=70&ads=40&cost=500')
    const { inputs, state } = await openTab()
    expect(inputs.read()).toEqual({ ...example, shipping: '70', cost: '500' })
    expect(state()).toBe('linked, none kept')
  })
})

describe('storage that keeps nothing', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
  ])('is said, and what was typed holds until it can be kept: %s', async (name, outcome) => {
    const { inputs, state } = await openTab()
    const mend = fill(name)
    inputs.change({ shipping: '72' })
    inputs.change({ ads: '25' })
    expect(inputs.read()).toEqual({ ...example, shipping: '72', ads: '25' })
    expect(state()).toBe(outcome)
    mend()
    inputs.change({ ads: '26' })
    expect(state()).toBe('kept')
    expect(localStorage.getItem(KEY)).toBe('v=1&seller=registered&shipping=72&ads=26')
  })

  it('loses nothing in a reload of the tab, which says that it is in this tab only', async () => {
    localStorage.setItem(KEY, 'v=1&seller=registered&shipping=65&ads=40')
    const { inputs } = await openTab()
    const mend = fill()
    inputs.change({ shipping: '72' })
    mend()
    const again = await openTab()
    expect(again.inputs.read().shipping).toBe('72')
    expect(again.state()).toBe('linked')
    again.saveLinkedAsOwn(again.inputs)
    expect(localStorage.getItem(KEY)).toContain('shipping=72')
  })

  it('takes nothing off the page when somebody clears it, and keeps it again with a change', async () => {
    const { inputs, state } = await openTab()
    inputs.change({ shipping: '72' })
    localStorage.clear()
    expect(inputs.read().shipping).toBe('72')
    expect(state()).toBe('cleared')
    const again = await openTab()
    expect(again.inputs.read().shipping).toBe('72')
    expect(again.state()).toBe('cleared')
    again.inputs.change({ ads: '25' })
    expect(again.state()).toBe('kept')
    expect(localStorage.getItem(KEY)).toBe('v=1&seller=registered&shipping=72&ads=25')
  })
})
