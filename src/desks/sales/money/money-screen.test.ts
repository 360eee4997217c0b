// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveFocusAfterRemoval } from '../../../ui/tab/focus-after-removal'
import { nextTo, positionOf } from './money-screen'

const billRow = (id: string) =>
  `<li data-bill="${id}"><button id="${id}">Paid in full</button><a href="#" id="open-${id}">Open</a></li>`

const page = `
  <h2 id="title" tabindex="-1">Who owes what</h2>
  <div id="om"><button id="customer" data-customer="om">Om Stores</button>
    <div data-bills-of="om"><ul aria-label="Bills of Om Stores">
      ${['a', 'b', 'c'].map(billRow).join('')}
    </ul></div>
  </div>
  <button id="other">Elsewhere</button>`

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(id)
  return found
}
const rowOf = (id: string) => byId(id).closest('li')

/** As a browser does it: what goes has no focus any more. */
async function remove(element: Element | null) {
  if (element?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  element?.remove()
  await new Promise((resolve) => setTimeout(resolve))
}

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `<section>${page}</section>`
  const place = document.querySelector('section') as HTMLElement
  stop = moveFocusAfterRemoval(place, {
    mark: positionOf,
    instead: (before) => nextTo(place, before) ?? byId('title'),
  })
})
afterEach(() => stop())

describe('the focus on a bill that is paid', () => {
  it('goes to the next bill of that customer', async () => {
    byId('b').focus()
    await remove(rowOf('b'))
    expect(document.activeElement?.id).toBe('c')
  })

  it('goes to the customer after the last bill, and to the title where he goes, too', async () => {
    byId('c').focus()
    await remove(rowOf('c'))
    expect(document.activeElement?.id).toBe('customer')
    await remove(byId('om'))
    expect(document.activeElement?.id).toBe('title')
  })

  it('stays with the bill where only its button goes', async () => {
    byId('a').focus()
    await remove(byId('a'))
    expect(document.activeElement?.id).toBe('open-a')
  })

  it('follows the bill when others go before it', async () => {
    byId('b').focus()
    await remove(rowOf('a'))
    expect(document.activeElement?.id).toBe('b')
    await remove(rowOf('b'))
    expect(document.activeElement?.id).toBe('c')
  })
})

it('is not fetched back from elsewhere', async () => {
  byId('a').focus()
  byId('other').focus()
  await remove(rowOf('a'))
  expect(document.activeElement?.id).toBe('other')
})

it('is not given to anybody who has left it', async () => {
  byId('a').focus()
  byId('a').blur()
  await new Promise((resolve) => setTimeout(resolve))
  await remove(rowOf('a'))
  expect(document.activeElement).toBe(document.body)
})
