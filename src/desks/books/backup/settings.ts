import { isRecord, parseJson, readText } from '../../../ui/memory/browser-storage'
import { writeDeviceText } from '../../../ui/memory/device-text'

/*
 * What else a person set or typed on this device and wants on the next one, as texts of local storage. All of it is
 * listed here: `what-lasts.test.ts` finds what is not. The seller has a place of its own in a file.
 */

/** What joining makes of a text: what is here stays, what is missing is added. */
type Joined = {
  readonly text: string | null
  /** How many entries came. */
  readonly added: number
}
type Join = (own: string | null, brought: string) => Joined

/** One choice: that of the file where none was made here. */
const asWhole: Join = (own, brought) =>
  own ? { text: own, added: 0 } : { text: brought, added: brought ? 1 : 0 }

/** Words with spaces between. */
const asWords: Join = (own, brought) => {
  const [here, there] = [own ?? '', brought].map((text) => text.split(' ').filter(Boolean))
  const missing = (there ?? []).filter((word) => !here?.includes(word))
  return { text: [...(here ?? []), ...missing].join(' '), added: missing.length }
}

/** Values by their names. */
const asRecord: Join = (own, brought) => {
  const [here, there] = [parseJson(own), parseJson(brought)].map((value) =>
    isRecord(value) ? value : {},
  )
  const missing = Object.entries(there ?? {}).filter(([name]) => !Object.hasOwn(here ?? {}, name))
  return {
    text: JSON.stringify({ ...here, ...Object.fromEntries(missing) }),
    added: missing.length,
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function joinLists(own: unknown, brought: unknown, idOf: (entry: unknown) => unknown) {
  const [here, there] = [listIn(own), listIn(brought)]
  const known = new Set(here.map(idOf))
  const missing = there.filter((entry) => idOf(entry) !== undefined && !known.has(idOf(entry)))
  return { list: [...here, ...missing], added: missing.length }
}

const named = (name: string) => (entry: unknown) => (isRecord(entry) ? entry[name] : undefined)
const first = (entry: unknown) => (Array.isArray(entry) ? entry[0] : undefined)

/** A list, each entry with something that tells it from others. */
const asList =
  (idOf: (entry: unknown) => unknown): Join =>
  (own, brought) => {
    const { list, added } = joinLists(parseJson(own), parseJson(brought), idOf)
    return { text: JSON.stringify(list), added }
  }

const asCosts: Join = (own, brought) => {
  const [here, there] = [parseJson(own), parseJson(brought)].map((value) =>
    isRecord(value) ? value : {},
  )
  const { list, added } = joinLists(here?.costs, there?.costs, (line) => {
    const sku = first(line)
    return typeof sku === 'string' ? sku.trim().toUpperCase() : undefined
  })
  return { text: JSON.stringify({ ...there, ...here, costs: list }), added }
}

type Setting = { readonly key: string; readonly join: Join }

/** By the names that they have in a file, in the order in which they are said. */
export const settings = {
  feeCards: { key: 'gst-hisab-fee-cards', join: asList(named('name')) },
  costs: { key: 'gst-hisab-costs', join: asCosts },
  skuRates: { key: 'gst-hisab-sku-rates', join: asRecord },
  order: { key: 'gst-hisab-order', join: asWhole },
  settlements: { key: 'gst-hisab-settlement-fields', join: asWhole },
  firstNumbers: { key: 'gst-hisab-first-numbers', join: asRecord },
  rightCodes: { key: 'gst-hisab-right-codes', join: asWords },
  forgotten: { key: 'gst-hisab-forgotten', join: asRecord },
  leftUnpaid: { key: 'gst-hisab-bills-left-unpaid', join: asWhole },
  currency: { key: 'gst-hisab-currency', join: asWhole },
  listColumns: { key: 'gst-hisab-columns', join: asList(named('shape')) },
  statementColumns: { key: 'gst-hisab-statement-columns', join: asList(first) },
  dateOrders: { key: 'gst-hisab-date-orders', join: asList(named('shape')) },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

/** Whether there is one of it, which comes or stays as a whole. */
export const isOneChoice = (name: SettingName): boolean => settings[name].join === asWhole

/** The texts of a device or of a file, by the names above; what is not there has none. */
export type SettingTexts = Readonly<Partial<Record<SettingName, string>>>

export const settingNames = Object.keys(settings) as readonly SettingName[]

/** All that is kept here. */
export const readSettings = (): SettingTexts =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const text = readText('localStorage', settings[name].key)
      return text ? [[name, text] as const] : []
    }),
  )

/** Settings in a file; what is none of ours is left out, as whoever reads a setting looks at it himself. */
export const settingsIn = (value: unknown): SettingTexts =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const text = isRecord(value) ? value[name] : undefined
      return typeof text === 'string' && text ? [[name, text] as const] : []
    }),
  )

/** A setting that a file changes. */
export type SettingChange = {
  readonly name: SettingName
  readonly before: string | null
  readonly text: string | null
  readonly added: number
}

/** What a file adds to the settings that are here. */
export const settingChanges = (
  here: SettingTexts,
  brought: SettingTexts,
): readonly SettingChange[] =>
  settingNames.flatMap((name) => {
    const text = brought[name]
    if (text === undefined) return []
    const before = here[name] ?? null
    const joined = settings[name].join(before, text)
    return joined.added > 0 ? [{ name, before, ...joined }] : []
  })

/** @returns those that could not be kept */
export const writeSettings = (changes: readonly SettingChange[]): readonly SettingName[] =>
  changes.flatMap(({ name, text }) =>
    writeDeviceText(settings[name].key, text) === 'kept' ? [] : [name],
  )

/** Takes them back, but for those that were changed since. What was not there is emptied, as a text that goes was cleared. */
export function undoSettings(changes: readonly SettingChange[]): void {
  const now = readSettings()
  const untouched = changes.filter(({ name, text }) => (now[name] ?? null) === text)
  writeSettings(untouched.map((change) => ({ ...change, text: change.before ?? '' })))
}

/** A short text that is another one when any setting is. */
export function settingsMark(): string {
  const all = JSON.stringify(readSettings())
  let mark = 2_166_136_261
  for (let at = 0; at < all.length; at++) {
    mark = Math.imul(mark ^ all.charCodeAt(at), 16_777_619)
  }
  return `${all.length} ${mark >>> 0}`
}
