import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { readBills } from '../saved-bills/bills-database'
import { readItems } from '../saved-items/items-database'
import { settings } from './settings'

/*
 * The backup is one piece: whatever lasts on this device is in it, or stands here with the reason why not. A new
 * name that begins with `gst-hisab-` belongs into one of these lists.
 */

const inTheBackup = [
  ...Object.values(settings).map(({ key }) => key),
  'gst-hisab-bills',
  'gst-hisab-items',
  'gst-hisab-seller',
  // The seller of the first version of the site.
  'gst-hisab-bill-details',
]

const ofTheDevice = [
  // Of the backup itself, and of the file that it goes to.
  'gst-hisab-backup',
  // Files that a person has: kept as they were given, to be opened again.
  'gst-hisab-lists',
  'gst-hisab-keeps-list',
  'gst-hisab-settlements',
  'gst-hisab-keeps-settlements',
  // How this device shows things.
  'gst-hisab-language',
  'gst-hisab-language-change',
  'gst-hisab-rows-a-page',
  // What the bills tell by themselves.
  'gst-hisab-bills-kept',
  'gst-hisab-bill-left-',
  // Between tabs.
  'gst-hisab-filed',
  'gst-hisab-accounts',
]

/** Of one tab: it goes with the tab. */
const ofTheTab = [
  'gst-hisab-bill',
  'gst-hisab-bill-suggested',
  'gst-hisab-bill-wanted',
  'gst-hisab-comma-asked',
  'gst-hisab-open-list',
  'gst-hisab-open-prepay-years',
  'gst-hisab-open-settlements',
  'gst-hisab-open-years',
  'gst-hisab-opened-rows',
  'gst-hisab-page',
  'gst-hisab-places',
  'gst-hisab-returns-statement',
  // The name of a file.
  'gst-hisab-cost-template',
]

const isOfTheTab = (name: string) => ofTheTab.includes(name) || name.startsWith('gst-hisab-inputs-')

it('has all that lasts on this device, or says why not', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const named = files.flatMap((file) => {
    const code = readFileSync(`src/${file}`, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    return [...code.matchAll(/'(gst-hisab-[a-z-]+)'/g)].map(([, name = '']) => name)
  })
  const known = new Set<string>([...inTheBackup, ...ofTheDevice])
  const unknown = [...new Set(named)].filter((name) => !known.has(name) && !isOfTheTab(name))
  expect(unknown).toEqual([])
  expect([...known].filter((name) => !named.includes(name))).toEqual([])
})

it.each([
  ['gst-hisab-bills', readBills, ['accounts', 'bills', 'filed']],
  ['gst-hisab-items', readItems, ['items']],
])('has every store of %s', async (name, open, stores) => {
  await open()
  const database = await openDB(name)
  expect([...database.objectStoreNames]).toEqual(stores)
  database.close()
})
