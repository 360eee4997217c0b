import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypes } from './content-types.mjs'
import { headersFor, REVALIDATED, readHeadersFile } from './headers.mjs'
import { isRunDirectly } from './system.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http' */

/** @typedef {'br' | 'gzip'} Encoding */
/** @typedef {{ place: string, type: string, version: string }} SiteFile */
/** @typedef {{ body: Buffer, etag: string }} Variant */
/** @typedef {ReturnType<typeof createFileStore>} FileStore */
/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} [type]
 * @property {string | Buffer} [body]
 * @property {OutgoingHttpHeaders} [headers]
 * @property {string} [page] whose headers it has, if it is not what was asked for
 */

const plainText = 'text/plain; charset=utf-8'

// The highest brotli quality, 11, would make the first visitor wait for a few bytes less.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** @type {Encoding[]} */
const preferredEncodings = ['br', 'gzip']

/** @type {Record<Encoding, (bytes: Buffer) => Promise<Buffer>>} */
const compressors = {
  br: (bytes) => compressWithBrotli(bytes, brotliOptions),
  gzip: (bytes) => compressWithGzip(bytes),
}

/** @param {string} folder */
export function createSiteServer(folder) {
  const files = createFileStore(folder)

  return createServer(async (request, response) => {
    try {
      const { page = pathOf(request), ...rest } = await answer(request, files)
      send(response, rest, headersFor(await files.headerRules(), page))
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else
        send(response, { status: 500, type: plainText, body: 'Something went wrong here.\n' }, {})
    }
  })
}

/** @param {IncomingMessage} request */
function pathOf({ url = '' }) {
  const [path = ''] = url.split('?', 1)
  return path
}

/**
 * @param {IncomingMessage} request
 * @param {FileStore} files
 * @returns {Promise<Answer>}
 */
async function answer(request, files) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const body = 'This site can only be read.\n'
    return { status: 405, type: plainText, body, headers: { Allow: 'GET, HEAD' } }
  }

  const encodedPath = pathOf(request)
  const query = request.url?.slice(encodedPath.length) ?? ''
  const encoding = chooseEncoding(request.headers['accept-encoding'])

  const path = decodePath(encodedPath)
  const found = path && (await locate(path, files))
  if (!found) return answerNotFound(encodedPath, encoding, files)

  if (found.address !== path) {
    return { status: 301, headers: { Location: encodePath(found.address) + query } }
  }

  const content = await readContent(found.file, encoding, files)
  const answerHeaders = { ...content.headers, ETag: content.etag }
  if (matches(request.headers['if-none-match'], content.etag)) {
    return { status: 304, headers: answerHeaders }
  }
  return { status: 200, type: found.file.type, body: content.body, headers: answerHeaders }
}

/**
 * @param {string} path
 * @param {Encoding | undefined} encoding
 * @param {FileStore} files
 * @returns {Promise<Answer>}
 */
async function answerNotFound(path, encoding, files) {
  // In the language of the address: a folder of pages may have such a page of its own.
  const [, folder = ''] = /^(\/\w+)\//.exec(path) ?? []
  const own = await files.find(`${folder}/404.html`)
  const file = own ?? (await files.find('/404.html'))
  // What is missing now may be there tomorrow, whatever its name: so it has the headers of this page.
  const page = own ? `${folder}/404` : '/404'
  if (!file) return { status: 404, type: plainText, body: 'There is no such page.\n', page }

  const { body, headers } = await readContent(file, encoding, files)
  return { status: 404, type: file.type, body, headers, page }
}

/**
 * @param {string} path
 * @param {FileStore} files
 */
async function locate(path, files) {
  const pageName = path.replace(/\/$/, '').replace(/\.html$/, '') || '/index'
  if (pageName.endsWith('/404')) return undefined

  const page = await files.find(`${pageName}.html`)
  if (page) return { file: page, address: pageName === '/index' ? '/' : pageName }

  const file = path.endsWith('/') ? undefined : await files.find(path)
  return file && { file, address: path }
}

/**
 * @param {SiteFile} file
 * @param {Encoding | undefined} acceptedEncoding
 * @param {FileStore} files
 */
async function readContent(file, acceptedEncoding, files) {
  const isText = file.type.includes('charset')
  const encoding = isText ? acceptedEncoding : undefined
  const { body, etag } = await files.read(file, encoding)
  return {
    body,
    etag,
    headers: {
      ...(isText && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  }
}

/**
 * @param {ServerResponse} response
 * @param {Answer} answer
 * @param {OutgoingHttpHeaders} siteHeaders
 */
function send(response, { status, type, body = '', headers: ownHeaders }, siteHeaders) {
  response.writeHead(status, {
    'Cache-Control': REVALIDATED,
    ...siteHeaders,
    ...(type && { 'Content-Type': type }),
    // A length on a 304 would describe the body that is not sent, and confuses some clients.
    ...(status !== 304 && { 'Content-Length': Buffer.byteLength(body) }),
    ...ownHeaders,
  })
  // Node itself leaves the body out of an answer to HEAD.
  response.end(body)
}

/** @param {string} folder */
function createFileStore(folder) {
  /** @type {Map<string, { version: string, variant: Promise<Variant> }>} */
  const variants = new Map()

  /**
   * @param {string} path
   * @returns {Promise<SiteFile | undefined>}
   */
  async function find(path) {
    const place = join(folder, path)
    const facts = await stat(place).catch(() => undefined)
    if (!facts?.isFile()) return undefined

    const type = contentTypes[extname(place).toLowerCase()] ?? 'application/octet-stream'
    return { place, type, version: `${facts.mtimeMs} ${facts.size}` }
  }

  /**
   * Keeps the promise, not its result, so that simultaneous requests share one compression.
   * @param {SiteFile} file
   * @param {Encoding} [encoding]
   */
  function read({ place, version }, encoding) {
    const key = `${encoding} ${place}`
    const kept = variants.get(key)
    if (kept?.version === version) return kept.variant

    const variant = readVariant(place, encoding)
    variants.set(key, { version, variant })
    variant.catch(() => variants.delete(key))
    return variant
  }

  /** The site's own rules for the headers of every answer, as its build wrote them. */
  async function headerRules() {
    const file = await find('/_headers')
    return file ? readHeadersFile((await read(file)).body.toString()) : []
  }

  return { find, read, headerRules }
}

/**
 * @param {string} place
 * @param {Encoding} [encoding]
 * @returns {Promise<Variant>}
 */
async function readVariant(place, encoding) {
  const bytes = await readFile(place)
  const body = encoding ? await compressors[encoding](bytes) : bytes
  // The hash of what is sent, so that each encoding has a tag of its own, as HTTP asks.
  const hash = createHash('sha256').update(body).digest('base64url')
  return { body, etag: `"${hash}"` }
}

/**
 * Refuses empty segments (to a browser, `//host` is another host), separators and NULs hidden by an
 * escape, dotted names, which lead out of the folder or were never meant to be seen, and the files
 * that are for the server itself, whose names begin with an underscore.
 * @param {string} encodedPath
 */
function decodePath(encodedPath) {
  try {
    const segments = encodedPath.split('/').map(decodeURIComponent)
    const names = segments.slice(1, segments.at(-1) === '' ? -1 : undefined)
    const isPublic = segments[0] === '' && names.every(isPublicName) && !names[0]?.startsWith('_')
    return isPublic ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}

/** @param {string} segment */
function isPublicName(segment) {
  if (segment === '' || /[/\\]/.test(segment) || segment.includes('\0')) return false
  return !segment.startsWith('.') || segment === '.well-known'
}

/** @param {string} path */
function encodePath(path) {
  return path.split('/').map(encodeURIComponent).join('/')
}

function chooseEncoding(acceptEncoding = '') {
  /** @type {Map<string | undefined, number>} */
  const weights = new Map()
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name, weight = 'q=1'] = entry.split(';').map((part) => part.trim())
    weights.set(name, Number(weight.slice('q='.length)))
  }
  return preferredEncodings.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {string} etag
 */
function matches(ifNoneMatch = '', etag) {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/**
 * @param {string} folder
 * @param {number} port
 */
function serve(folder, port) {
  if (!existsSync(join(folder, 'index.html'))) {
    return giveUp(`There is no site in ${folder} yet: \`npm run build\` comes first.`)
  }
  if (!(Number.isInteger(port) && port >= 0 && port <= 65535)) {
    return giveUp(`PORT must be a whole number up to 65535, not ${process.env.PORT}.`)
  }

  const server = createSiteServer(folder)
  server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    const trouble = error.code === 'EADDRINUSE' ? 'is already taken' : `fails with ${error.code}`
    giveUp(`Port ${port} ${trouble}. Choose another with PORT=<number>; PORT=0 picks a free one.`)
  })
  server.listen(port, () => {
    const address = /** @type {AddressInfo} */ (server.address())
    console.log(`GST Hisab is at http://localhost:${address.port}`)
  })

  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(sentence)
  process.exitCode = 1
}

if (isRunDirectly(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
  serve(folder, Number(process.env.PORT || 4173))
}
