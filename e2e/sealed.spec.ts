import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { findNginx } from '../scripts/nginx.mjs'
import { someOf } from '../tests/is-thorough'
import { pages } from './pages'
import { expect, openPage, testInTab as test } from './support'

const anAsset = async () => {
  const files = await readdir('dist/assets')
  return `/assets/${files.find((file) => file.endsWith('.js'))}`
}

test('seals pages, files and what is missing alike', async ({ request }) => {
  const files = ['/sw.js', await anAsset()]
  for (const address of ['/', '/loan', '/nowhere', '/assets/gone.js', ...files]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).toMatch(
      files.includes(address) ? /script-src 'self';/ : /script-src 'self' 'sha256-[^;]*;/,
    )
    expect(policy.length, address).toBeLessThan(1_000)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['permissions-policy']).toContain('geolocation=()')
  }
})

test.describe(() => {
  test.use({ expectedMessages: /Content Security Policy|requires 'Trusted|TrustedString/ })

  test('runs no script, style or markup that is made up on the way', async ({ page }) => {
    await openPage(page, '/')
    const attempts = await page.evaluate(async () => {
      const refused = (attempt: () => unknown) => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      }
      const script = document.createElement('script')
      return {
        markup: refused(() => {
          document.body.innerHTML = '<img src="x" onerror="document.title = 1">'
        }),
        scriptText: refused(() => {
          script.text = 'document.title = "taken over"'
        }),
        scriptAddress: refused(() => {
          script.src = 'data:text/javascript,document.title=1'
        }),
        // Later, because what a test evaluates itself is exempt.
        code: await new Promise((done) =>
          setTimeout(() => done(refused(() => new Function('return 1')()))),
        ),
      }
    })
    expect(attempts).toEqual({ markup: true, scriptText: true, scriptAddress: true, code: true })

    const style = await page.evaluate(() => {
      const element = document.createElement('style')
      element.textContent = 'h1 { letter-spacing: 9px }'
      document.head.append(element)
      return getComputedStyle(document.querySelector('h1') ?? document.body).letterSpacing
    })
    expect(style).not.toBe('9px')
  })
})

test.describe('nginx', () => {
  const nginx = findNginx()
  test.skip(!nginx, 'nginx is not installed here')

  let folder: string
  let running: ChildProcess
  let door: Server
  let address: string

  test.beforeAll(async ({ request }) => {
    folder = await mkdtemp(join(tmpdir(), 'gst-hisab-nginx-'))
    // nginx takes no port that is merely free: it listens in its folder, and who knocks is led there.
    const socket = join(folder, 'socket')
    door = createServer((from) => {
      const to = connect(socket)
      from.pipe(to).pipe(from)
      // What one end breaks off is over for the other, too.
      from.on('error', () => to.destroy())
      to.on('error', () => from.destroy())
    }).listen(0)
    address = `http://localhost:${(door.address() as AddressInfo).port}`
    const site = resolve('dist')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n')
    // As on a real host, but for the places it may write to, and its right to read this folder.
    await writeFile(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
      pid ${folder}/nginx.pid;
      error_log stderr crit;
      events {}
      http {
        access_log off;
        ${temporary}
        server {
          listen unix:${socket};
          root ${site};
          include ${site}/_nginx.conf;
        }
      }`,
    )
    running = spawn(`${nginx}`, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await expect(async () => {
      expect((await request.get(`${address}/`)).status()).toBe(200)
    }).toPass()
  })

  test.afterAll(async () => {
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGQUIT')
    await ended
    await new Promise((done) => door.close(done))
    await rm(folder, { recursive: true })
  })

  test('answers exactly as our own server does', async ({ request, baseURL }) => {
    const addresses = [
      ...someOf(pages, 3).map(({ path }) => path),
      ...['/loan/', '/loan.html', '/loan/?a=1', '/index.html', '/index', '/loan?a=1'],
      ...['/gst/', '/gst.html', '/gst/bill/', '/gst/bill.html', '/gst/bill/more', '/gst/index'],
      ...['/nowhere', '/nowhere/', '/nowhere.html', '/assets/gone.js', '/assets', '/assets/'],
      ...['/404', '/404.html', '/_headers', '/_nginx.conf', '/.env', '/icons/'],
      ...['/sw.js', '/manifest.webmanifest', '/favicon.svg', '/favicon.ico', '/icons/icon-192.png'],
      await anAsset(),
    ]
    await Promise.all(
      addresses.map(async (path) => {
        const ours = await answerAt(request, `${baseURL}${path}`)
        expect(await answerAt(request, `${address}${path}`), path).toEqual(ours)
      }),
    )
  })

  test('compresses text and lets browsers revalidate it', async ({ request }) => {
    const first = await request.get(`${address}/loan`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(first.headers()['content-encoding']).toBe('gzip')
    const etag = `${first.headers().etag}`
    const second = await request.get(`${address}/loan`, {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag },
    })
    expect(second.status()).toBe(304)
    expect(second.headers()['content-security-policy']).toBeDefined()
  })
})

/** All of an answer that a browser acts on, but for what belongs to the one connection. */
async function answerAt(request: APIRequestContext, url: string) {
  const response = await request.get(url, {
    maxRedirects: 0,
    headers: { 'Accept-Encoding': 'identity' },
  })
  const own = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding']
  const perServer = ['accept-ranges', 'etag', 'last-modified']
  const headers = Object.entries(response.headers()).filter(
    ([name]) => ![...own, ...perServer].includes(name),
  )
  const isRedirect = response.status() === 301
  return {
    status: response.status(),
    // The words of a redirect are nobody's business, nor is their type.
    headers: Object.fromEntries(headers.filter(([name]) => !isRedirect || name !== 'content-type')),
    body: isRedirect ? '' : await response.text(),
  }
}
