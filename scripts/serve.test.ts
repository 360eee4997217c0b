// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { headerRules, inlineHashes, writeHeadersFile } from './headers.mjs'
import { createSiteServer } from './serve.mjs'

vi.mock('node:zlib', { spy: true })

const script = join(import.meta.dirname, 'serve.mjs')

const loanPage = `<!doctype html><title>Loan</title><style>p{}</style>${'<p>EMI</p>'.repeat(200)}`
const notFoundPage = '<!doctype html><title>Not here</title><style>h1{}</style>'
const rules = headerRules(
  new Map([
    ['/loan', loanPage],
    ['/404', notFoundPage],
  ]),
  [],
)
const secret = 'not for visitors'
const revalidated = 'public, max-age=0, must-revalidate'

let root: string
let site: string
let server: Server

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gst-hisab-serve-'))
  site = join(root, 'dist')
  await write('secret.txt', secret)
  await write('dist-secret/index.html', secret)
  await write('dist/.env', secret)
  await write('dist/.well-known/security.txt', 'Contact: nobody')
  await write('dist/index.html', '<!doctype html><title>Home</title>')
  await write('dist/loan.html', loanPage)
  await write('dist/gst.html', '<!doctype html><title>GST</title>')
  await write('dist/gst/bill.html', '<!doctype html><title>Bill</title>')
  await write('dist/404.html', notFoundPage)
  await write('dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await write('dist/data.unknown', 'bytes')
  await write('dist/assets/app-1a2b.js', 'console.log(1)')
  await write('dist/fonts/anek.woff2', 'font bytes')
  await write('dist/_headers', writeHeadersFile(rules))

  server = createSiteServer(site)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(root, { recursive: true })
})

describe('pages', () => {
  it('serves index.html at the root', async () => {
    const answer = await get('/')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<title>Home</title>')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('serves a page at its name without the ending', async () => {
    const answer = await get('/loan?amount=100000')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(loanPage)
  })

  it('serves a page and the one below it', async () => {
    expect((await get('/gst')).text).toContain('<title>GST</title>')
    expect((await get('/gst/bill')).text).toContain('<title>Bill</title>')
  })

  it('serves what is public under .well-known', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200)
  })

  it.each([
    ['/loan/', '/loan'],
    ['/loan.html', '/loan'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/gst/', '/gst'],
    ['/gst.html', '/gst'],
    ['/gst/bill/', '/gst/bill'],
    ['/gst/bill.html', '/gst/bill'],
  ])('redirects %s for good to %s', async (path, address) => {
    const answer = await get(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(address)
  })

  it('keeps the query of a redirected address', async () => {
    expect((await get('/loan/?a=1&b=%2F?c')).headers.location).toBe('/loan?a=1&b=%2F?c')
    expect((await get('/index.html?a=1')).headers.location).toBe('/?a=1')
    expect((await get('/gst/bill/?a=1')).headers.location).toBe('/gst/bill?a=1')
  })
})

describe('what is not there', () => {
  it.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/loan/more',
    '/gst/bill/more',
    '/gst/index',
    '/gst/404',
    '/favicon.svg/',
    '/assets/gone-1a2b.js',
    '/404',
    '/404/',
    '/404.html',
  ])('answers %s with status 404 and the page for it', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe(notFoundPage)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe(revalidated)
  })

  it.each(['/assets', '/assets/', '/fonts/', '/.well-known/'])(
    'never lists the folder %s',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.text).toBe(notFoundPage)
    },
  )

  it('answers 404 in plain words when the site has no page for it', async () => {
    const bareServer = createSiteServer(join(root, 'dist-secret'))
    bareServer.listen(0, '127.0.0.1')
    await once(bareServer, 'listening')
    const answer = await get('/nowhere', {}, { on: bareServer })
    bareServer.close()
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})

describe('hostile requests', () => {
  it.each([
    '//evil.com/',
    '//evil.com/loan/',
    '//loan/',
    '///loan.html',
    '/\\evil.com/',
    '/%5Cevil.com/',
    '/%2Fevil.com/',
    '/%2F%2Fevil.com/..',
    '/.//evil.com/',
    'http://evil.com/loan/',
  ])('never redirects %s to another host', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../dist-secret/index',
    '/..%2fdist-secret/',
    '/.env',
    '/%2eenv',
    '/_headers',
    '/%5fheaders',
  ])('does not let %s leave the public part of the folder', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe(notFoundPage)
  })

  it.each([
    ['half an escape', '/%'],
    ['an escape that is no number', '/%zz'],
    ['an overlong slash', '/%c0%af'],
    ['a NUL', '/%00'],
    ['a NUL after a page', '/loan%00'],
    ['a NUL before an ending', '/loan%00.html'],
    ['line breaks', '/loan%0d%0aSet-Cookie:%20a=1/'],
    ['a name longer than any file', `/${'a'.repeat(8000)}`],
    ['more folders than any disk', `/${'a/'.repeat(4000)}`],
    ['the name of an inherited property', '/constructor'],
  ])('answers 404 to a path with %s', async (_, path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n'],
    ['has a path without its slash', 'GET ../secret.txt HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['has a NUL in its path', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['has a version of the future', 'GET / HTTP/9.9\r\n\r\n'],
    ['has no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['wants a tunnel', 'CONNECT evil.com:443 HTTP/1.1\r\nHost: evil.com\r\n\r\n'],
    ['has endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['stops halfway', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nshort'],
  ])('survives a request that %s', async (_, bytes) => {
    expect(await sendRaw(bytes)).not.toContain(secret)
    expect((await get('/')).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'refuses the method %s and names those it knows',
    async (method) => {
      const answer = await get('/', {}, { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  )
})

describe('headers', () => {
  it.each([
    ...['/', '/loan/', '/gst/bill', '/nowhere', '/favicon.svg'],
    ...['/assets/app-1a2b.js', '/assets/gone.js'],
  ])('sends %s with every header that the build wrote down for all', async (path) => {
    const { headers } = await get(path)
    for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  it('gives each page the policy of its own styles, and a missing one that of the page in its place', async () => {
    const policyAt = async (path: string) =>
      `${(await get(path)).headers['content-security-policy']}`
    const loan = await policyAt('/loan')
    const missing = await policyAt('/nowhere')
    expect(loan).toContain(inlineHashes(loanPage).styles[0])
    expect(missing).toContain(inlineHashes(notFoundPage).styles[0])
    expect(missing).not.toContain(inlineHashes(loanPage).styles[0])
    expect(await policyAt('/assets/gone.js')).toBe(missing)
  })

  it('gives a script a policy without any hash: its lines are the same with every page', async () => {
    const { headers } = await get('/assets/app-1a2b.js')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toContain('sha256')
  })

  it('is refused where hosts would not read all of it', () => {
    const page = (styles: number) =>
      Array.from({ length: styles }, (_, style) => `<style>p{order:${style}}</style>`).join('')
    const write = (count: number, styles: number) => () =>
      writeHeadersFile(
        headerRules(
          new Map(Array.from({ length: count }, (_, at) => [`/${at}`, page(styles)])),
          [],
        ),
      )
    expect(write(90, 5)).not.toThrow()
    expect(write(100, 1)).toThrow('102 rules')
    expect(write(1, 40)).toThrow(/the longest with \d+ characters/)
  })

  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/fonts/anek.woff2', 'font/woff2'],
    ['/data.unknown', 'application/octet-stream'],
  ])('gives %s the type %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type)
  })

  it('lets browsers keep hashed files for good and ask again for all others', async () => {
    const immutable = 'public, max-age=31536000, immutable'
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(immutable)
    expect((await get('/')).headers['cache-control']).toBe(revalidated)
    expect((await get('/fonts/anek.woff2')).headers['cache-control']).toBe(revalidated)
    expect((await get('/loan/')).headers['cache-control']).toBe(revalidated)
  })

  it('answers HEAD like GET, without the body', async () => {
    const full = await get('/loan')
    const head = await get('/loan', {}, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(full.body.length))
    expect(head.headers.etag).toBe(full.headers.etag)
    expect((await get('/nowhere', {}, { method: 'HEAD' })).status).toBe(404)
  })
})

describe('compression', () => {
  it('prefers brotli', async () => {
    const answer = await get('/loan', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.body.length).toBeLessThan(loanPage.length)
    expect(brotliDecompressSync(answer.body).toString()).toBe(loanPage)
  })

  it.each(['gzip', 'br;q=0, gzip;q=0.5', 'GZIP', '*, br; q=0.0'])(
    'uses gzip for %s',
    async (acceptEncoding) => {
      const answer = await get('/loan', { 'Accept-Encoding': acceptEncoding })
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(answer.body).toString()).toBe(loanPage)
    },
  )

  it.each(['', 'identity', 'deflate', 'br;q=0', '*;q=0', 'br;q=nonsense'])(
    'sends the file as it is for "%s"',
    async (acceptEncoding) => {
      const answer = await get('/loan', { 'Accept-Encoding': acceptEncoding })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.text).toBe(loanPage)
    },
  )

  it('tells caches that text differs by encoding, compressed or not', async () => {
    expect((await get('/loan')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/loan', { 'Accept-Encoding': 'br' })).headers.vary).toBe('Accept-Encoding')
  })

  it('leaves alone what is compressed already', async () => {
    const answer = await get('/fonts/anek.woff2', { 'Accept-Encoding': 'br, gzip' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBeUndefined()
    expect(answer.text).toBe('font bytes')
  })

  it('compresses the page for missing ones too', async () => {
    const answer = await get('/nowhere', { 'Accept-Encoding': 'br' })
    expect(answer.status).toBe(404)
    expect(brotliDecompressSync(answer.body).toString()).toBe(notFoundPage)
  })

  it('compresses a file once, until it changes', async () => {
    const acceptBrotli = { 'Accept-Encoding': 'br' }
    await write('dist/changing.html', 'before')
    vi.mocked(brotliCompress).mockClear()

    const before = await Promise.all([1, 2, 3].map(() => get('/changing', acceptBrotli)))
    expect(before.map(({ body }) => brotliDecompressSync(body).toString())).toEqual(
      Array(3).fill('before'),
    )
    expect(brotliCompress).toHaveBeenCalledTimes(1)

    await write('dist/changing.html', 'afterwards')
    const after = await get('/changing', acceptBrotli)
    expect(brotliDecompressSync(after.body).toString()).toBe('afterwards')
    expect(after.headers.etag).not.toBe(before[0]?.headers.etag)
    expect(brotliCompress).toHaveBeenCalledTimes(2)
  })
})

describe('revalidation', () => {
  it.each(['identity', 'gzip', 'br'])('answers 304 to the tag it gave for %s', async (encoding) => {
    const acceptEncoding = { 'Accept-Encoding': encoding }
    const { etag, vary } = (await get('/loan', acceptEncoding)).headers
    expect(etag).toMatch(/^"[\w-]+"$/)

    const answer = await get('/loan', { ...acceptEncoding, 'If-None-Match': etag })
    expect(answer.status).toBe(304)
    expect(answer.body).toHaveLength(0)
    expect(answer.headers).toMatchObject({ etag, vary, 'cache-control': revalidated })
  })

  it('gives every encoding a tag of its own', async () => {
    const encodings = ['identity', 'gzip', 'br']
    const answers = await Promise.all(
      encodings.map((encoding) => get('/loan', { 'Accept-Encoding': encoding })),
    )
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('finds its tag in a list, weakened by a proxy, or behind a star', async () => {
    const { etag } = (await get('/loan')).headers
    for (const tags of [`"other", ${etag}`, `W/${etag}`, '*']) {
      expect((await get('/loan', { 'If-None-Match': tags })).status).toBe(304)
    }
  })

  it('sends the file to those who know another version', async () => {
    const answer = await get('/loan', { 'If-None-Match': '"other"' })
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(loanPage)
  })

  it('never answers 304 for what is not there', async () => {
    expect((await get('/nowhere', { 'If-None-Match': '*' })).status).toBe(404)
  })
})

describe('the command', () => {
  it('prints where the site is, serves it and closes when told to', async () => {
    const command = runCommand(site, '0')
    const [line] = await once(command.stdout, 'data')
    const [, address] = /^GST Hisab is at (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? []
    expect((await fetch(`${address}/loan`)).status).toBe(200)

    command.kill('SIGTERM')
    const [exitCode] = await once(command, 'close')
    // Windows knows no signals, so there the process just ends.
    if (process.platform !== 'win32') expect(exitCode).toBe(0)
  })

  it('says that the build comes first when there is no site', async () => {
    const { exitCode, complaint } = await failure(runCommand(join(root, 'nothing'), '0'))
    expect(exitCode).toBe(1)
    expect(complaint).toMatch(/`npm run build` comes first\.\n$/)
  })

  it('says how to choose another port when it is taken', async () => {
    const occupant = createSiteServer(site)
    occupant.listen(0)
    await once(occupant, 'listening')
    const { port } = occupant.address() as AddressInfo
    const { exitCode, complaint } = await failure(runCommand(site, String(port)))
    occupant.close()
    expect(exitCode).toBe(1)
    expect(complaint).toContain(`Port ${port} is already taken. Choose another with PORT=<number>`)
  })

  it.each(['nonsense', '70000', '-1', '80.5'])('refuses the port %s', async (port) => {
    const { exitCode, complaint } = await failure(runCommand(site, port))
    expect(exitCode).toBe(1)
    expect(complaint).toBe(`PORT must be a whole number up to 65535, not ${port}.\n`)
  })
})

async function write(path: string, content: string) {
  const place = join(root, path)
  await mkdir(join(place, '..'), { recursive: true })
  await writeFile(place, content)
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

// Not fetch: it would tidy up the very paths that must arrive here untidy.
async function get(
  path: string,
  headers: OutgoingHttpHeaders = {},
  { method = 'GET', on = server } = {},
): Promise<Answer> {
  const { port } = on.address() as AddressInfo
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() }
}

async function sendRaw(bytes: string) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // The server may hang up in the middle of a sentence, and is right to.
  socket.on('error', () => {})
  socket.end(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

function runCommand(folder: string, port: string) {
  return spawn(process.execPath, [script, folder], { env: { ...process.env, PORT: port } })
}

async function failure(command: ReturnType<typeof runCommand>) {
  const [complaint, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'close')])
  return { complaint, exitCode }
}
