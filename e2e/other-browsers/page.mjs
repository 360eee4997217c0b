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
/** @typedef {'button' | 'field' | 'link' | 'radio'} Kind */
/** @typedef {ReturnType<typeof createPage>} Page */

const patience = 15_000
const betweenLooks = 50

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

  /**
   * Firefox says that it is there as soon as the page that is left writes into the history, so the
   * new document is waited for by what it lacks.
   *
   * @param {string} address
   */
  const leaveFor = async (address) => {
    heardBefore = await messages()
    await see(markDocument)
    await browser.open(new URL(address, origin).href)
    await eventually('another document', () => see(isMarkedDocument).catch(() => true), false)
  }

  /** @param {string} address */
  const open = async (address) => {
    await leaveFor(address)
    await eventually('the page comes alive', () => see(isAlive), true)
  }

  /**
   * Where a thing is seen in two looks: a page that was just led to may still scroll to its top.
   *
   * @param {Kind} kind
   * @param {string} name
   * @param {string} navigation
   */
  const placeAtRest = async (kind, name, navigation) => {
    /** @type {ReturnType<typeof placeOf>} */
    let place = null
    await waitUntil(async () => {
      const before = place
      place = await see(placeOf, kind, name, navigation)
      return place !== null && place.x === before?.x && place.y === before.y
    })
    if (!place) throw new Error(`${kind} "${name}" cannot be reached`)
    return place
  }

  /**
   * @param {Kind} kind
   * @param {string} name
   * @param {string} [navigation] the name of the one it is in, where another has its like
   */
  const click = async (kind, name, navigation = '') => {
    const { x, y } = await placeAtRest(kind, name, navigation)
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
      await leaveFor('/favicon.svg')
      heardBefore = []
      await see(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    },

    /** Tells the document that is open from any that is loaded later. */
    async markDocument() {
      await see(markDocument)
    },

    async isSameDocument() {
      await eventually('the same document', () => see(isMarkedDocument), true)
    },

    /**
     * @param {Kind} kind
     * @param {string} name
     */
    async offers(kind, name) {
      await placeAtRest(kind, name, '')
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

function markDocument() {
  Object.assign(window, { isMarked: true })
}

function isMarkedDocument() {
  return 'isMarked' in window
}

/** What the console said: see recorder.mjs. A picture says nothing. */
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

    const middle = () => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const met = document.elementFromPoint(place.x, place.y)
      return target.contains(met) ? place : null
    }
    const place = middle()
    if (place) return place
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    return middle()
  }
  return null
}
