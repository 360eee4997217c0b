import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { siteOriginFrom } from '../../scripts/site-origin.mjs'
import { type Html, readHtml } from './html'

/** Where the build is told to live; without it, addresses are relative. */
export const origin: string = siteOriginFrom(process.env)

const placeOf = (address: string) => (address === '/' ? '/index' : address)

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .sort()

/** Every address that has a page, in every language. */
export const addresses: readonly string[] = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/(^\/index)?\.html$/, '') || '/')

export const isThere = (file: string) => existsSync(`dist${file}`)

export const bytesOf = (file: string) => readFileSync(`dist${file}`)

/** A file of the build, as text. */
export const textAt = (file: string) => readFileSync(`dist${file}`, 'utf8')

/** The HTML of a page. */
export const sourceAt = (address: string) => textAt(`${placeOf(address)}.html`)

const read = new Map<string, Html>()

/** A page of the build. Its styles are no part of what is read. */
export function pageAt(address: string): Html {
  const page =
    read.get(address) ?? readHtml(sourceAt(address).replace(/(?<=<style>).*?(?=<\/style>)/gs, ''))
  read.set(address, page)
  return page
}

/** The width and height of a PNG. */
export function sizeOfPicture(file: string): readonly [number, number] {
  const bytes = bytesOf(file)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG`)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
