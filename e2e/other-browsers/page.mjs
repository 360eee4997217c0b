// A page as a person meets it: things have names, keys and pointer are real, and nothing is asked
// before the page answers to its user.
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {{ type: string, id: string, actions: object[] }} InputSource as WebDriver names them */
/**
 * What is asked of a browser. Keys and pointer are told in the same words in both protocols.
 *
 * @typedef {object} Browser
 * @property {string} version
 * @property {(address: string) => Promise<void>} open resolves when the page has loaded
 * @property {(source: string) => Promise<any>} evaluate the value of an expression inside the page
 * @property {(sources: InputSource[]) => Promise<void>} perform
 * @property {() => Promise<void>} close
 */
/** @typedef {'button' | 'field' | 'link' | 'list' | 'radio'} Kind */
/** @typedef {ReturnType<typeof createPage>} Page */

const patience = 15_000
const betweenLooks = 50
/** Longer than results wait for the next key. */
const SETTLING = 400

/** The name that WebDriver gives to a key without a character. */
export const keys = { control: '\uE009', command: '\uE03D', arrowDown: '\uE015', end: '\uE010' }

/** @param {string} value */
const keyDown = (value) => ({ type: 'keyDown', value })
/** @param {string} value */
const keyUp = (value) => ({ type: 'keyUp', value })

/**
 * @param {Browser} browser
 * @param {string} origin
 */
export function createPage(browser, origin) {
  /**
   * Runs a function inside the page, which therefore knows nothing but what it is given.
   *
   * @template {(string | number | boolean)[]} Given
   * @template Seen
   * @param {(...given: Given) => Seen} look
   * @param {Given} given
   * @returns {Promise<Seen>}
   */
  const see = async (look, ...given) =>
    JSON.parse(
      await browser.evaluate(`JSON.stringify((${look})(...${JSON.stringify(given)}) ?? null)`),
    )

  /** @type {string[]} of the documents that were left */
  let heardBefore = []
  const messages = async () => [...heardBefore, ...(await see(messagesOf))]

  /** @param {string} address */
  const open = async (address) => {
    heardBefore = await messages()
    // From another document, so that an address with a fragment is loaded, too, and not jumped to.
    await browser.open('about:blank')
    await browser.open(new URL(address, origin).href)
    await eventually('the page comes alive', () => see(isAlive), true)
  }

  /**
   * @param {Kind} kind
   * @param {string} name
   * @param {string} [navigation] the name of the one it is in, where another has its like
   */
  const click = async (kind, name, navigation = '') => {
    const { x, y } = await found(`${kind} "${name}"`, () => see(placeOf, kind, name, navigation))
    await browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** @param {object[]} actions */
  const type = (actions) => browser.perform([{ type: 'key', id: 'keyboard', actions }])

  /** @param {string[]} pressed one after the other */
  const press = (...pressed) => type(pressed.flatMap((key) => [keyDown(key), keyUp(key)]))

  return {
    see,
    open,
    click,
    press,
    messages,

    /** Begins anew, as in a browser that has never been here. */
    async forget() {
      // A picture of the site: at this address its storage can be cleared, and no script fills it.
      heardBefore = await messages()
      await browser.open(new URL('/favicon.svg', origin).href)
      await see(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    },

    /**
     * @param {string} label
     * @param {string} text
     */
    async fill(label, text) {
      await click('field', label)
      await see(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
      })
      await press(...text)
      // While results settle, WebKit keeps the field in view: what is scrolled to meanwhile is lost.
      await pause(SETTLING)
    },

    async paste() {
      const modifier = process.platform === 'darwin' ? keys.command : keys.control
      await type([keyDown(modifier), keyDown('v'), keyUp('v'), keyUp(modifier)])
    },

    goBack: () => see(() => history.back()),

    /** @param {string} path */
    async isAt(path) {
      await eventually('the address', () => see(() => location.pathname), path)
    },

    /** @param {string} heading */
    async hasHeading(heading) {
      await eventually('the heading', () => see(headingOf), heading)
    },

    /**
     * @param {string} name
     * @param {string} value
     */
    async hasResult(name, value) {
      await eventually(name, () => see(resultOf, name), value)
    },

    /** @param {string} text */
    async shows(text) {
      await eventually(`"${text}" is seen`, () => see(isSeen, text), true)
    },

    async takeMessages() {
      const taken = await messages()
      heardBefore = []
      await see(forgetMessages)
      return taken
    },
  }
}

/**
 * @template Seen
 * @param {string} what
 * @param {() => Promise<Seen>} look
 * @param {Seen} expected
 */
export async function eventually(what, look, expected) {
  /** @type {Seen | undefined} */
  let seen
  await waitUntil(async () => {
    seen = await look()
    return seen === expected
  })
  if (seen !== expected) throw new Error(`${what}: expected ${expected}, but saw ${seen}`)
}

/**
 * @template Thing
 * @param {string} what
 * @param {() => Promise<Thing | null>} look
 * @returns {Promise<Thing>}
 */
async function found(what, look) {
  /** @type {Thing | null} */
  let thing = null
  await waitUntil(async () => {
    thing = await look()
    return thing !== null
  })
  if (thing === null) throw new Error(`${what} cannot be reached`)
  return thing
}

/** @param {() => Promise<boolean>} isDone */
async function waitUntil(isDone) {
  const deadline = Date.now() + patience
  while (!(await isDone()) && Date.now() < deadline) await pause(betweenLooks)
}

// What follows runs inside the page.

/** Whether the page answers, and shows what was stored: the site says so itself. */
function isAlive() {
  return document.querySelector('#root[data-alive="yes"]') !== null
}

/** What the console said: see recorder.mjs. The blank page says nothing. */
function messagesOf() {
  return /** @type {string[]} */ (Reflect.get(window, 'messages') ?? [])
}

function forgetMessages() {
  Reflect.get(window, 'messages')?.splice(0)
}

function headingOf() {
  return document.querySelector('h1')?.textContent
}

/** @param {string} name */
function resultOf(name) {
  const terms = [...document.querySelectorAll('dt:not([aria-hidden=true] *)')]
  let value = terms.find((term) => term.textContent?.trim() === name)?.nextElementSibling
  while (value && value.localName !== 'dd') value = value.nextElementSibling
  return value?.checkVisibility({ visibilityProperty: true }) ? value.textContent : null
}

/** @param {string} text */
function isSeen(text) {
  return document.body.innerText.includes(text)
}

/**
 * The middle of a thing, once the pointer would meet it there.
 *
 * @param {Kind} kind
 * @param {string} name
 * @param {string} navigation
 */
function placeOf(kind, name, navigation) {
  const selectors = {
    button: 'button',
    field: ':is(input[type=text], textarea)',
    link: 'a[href]',
    list: 'select',
    radio: 'input[type=radio]',
  }
  /** @type {NodeListOf<HTMLElement>} */
  const things = document.querySelectorAll(
    `${navigation && `nav[aria-label="${navigation}"] `}${selectors[kind]}`,
  )
  for (const thing of things) {
    const label =
      'labels' in thing && thing.labels instanceof NodeList
        ? [...thing.labels].find((each) => each instanceof HTMLElement)
        : undefined
    const itsName = thing.ariaLabel ?? label?.textContent ?? thing.textContent
    // A radio button is drawn by its label.
    const target = kind === 'radio' && label instanceof HTMLElement ? label : thing
    if (itsName?.trim() !== name || !target.checkVisibility()) continue

    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    const met = document.elementFromPoint(place.x, place.y)
    if (target.contains(met)) return place
  }
  return null
}
