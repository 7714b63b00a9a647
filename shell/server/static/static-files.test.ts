import { mkdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testSite } from '../test/test-site.ts'
import { temporaryFolder } from '../../../kit/local/test/temporary-folder.ts'
import { middlewareServer } from '../test/test-middleware.ts'
import { insideFolder, staticFolder } from './static-files.ts'

/** As it stands: fetch would tidy the path before it is sent. */
const raw = (url: string, target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url)
      http
        .request({ hostname, port, path: target, headers, method }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
        })
        .on('error', reject)
        .end()
    },
  )

describe('files', () => {
  it.each([
    '..',
    '../x',
    'a/../../x',
    '%2e%2e/x',
    'a%2f..%2fx',
    '..%5cx',
    'a%00b',
    '.env',
    'a/.git/config',
    'c:/x',
    '%',
    '',
  ])('names no file by %j', (requested) => expect(insideFolder('/folder', requested)).toBeUndefined())

  it('lets no one out of its folders', async () => {
    const site = await testSite()
    await writeFile(path.join(site.folder, 'secret.txt'), 'secret')
    for (const target of [
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/remotes/../secret.txt',
      '/remotes/mf-jobs/../../../secret.txt',
      '/assets/..\\..\\secret.txt',
    ]) {
      const { status, headers, body } = await raw(site.url, target)
      expect([target, status, headers['cache-control'], body.toString()]).toEqual([
        target,
        404,
        'no-store',
        'Not found',
      ])
    }
    expect((await raw(site.url, '/assets.json', { accept: 'application/json' })).status).toBe(404)
  })

  it('serves no node build, however its name is written', async () => {
    const site = await testSite()
    const folder = path.join(site.releasesFolder, 'mf-jobs/1')
    await mkdir(folder, { recursive: true })
    for (const name of ['first.cjs', 'first.cjs.br', 'FIRST.CJS', 'first.mjs', 'list.js'])
      await writeFile(path.join(folder, name), 'text')
    const at = async (name: string) => (await raw(site.url, `/remotes/mf-jobs/1/${name}`)).status
    for (const name of [
      'first.cjs',
      'first.cj%73',
      'first%2ecjs',
      '%66irst.%63js',
      'first.cjs/',
      'first.cjs.br',
      'FIRST.CJS',
      'first.mjs',
    ])
      expect([name, await at(name)]).toEqual([name, 404])
    expect(await at('list.j%73')).toBe(200)
  })

  it('keeps hashed files for good, answers HEAD, and says that a file is still the same', async () => {
    const site = await testSite()
    const target = '/assets/main.1f3a9c2b.js'
    const whole = await raw(site.url, target)
    expect([whole.status, whole.body.toString()]).toEqual([200, 'globalThis.started = true'])
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '25',
    })
    const head = await raw(site.url, target, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '25', 0])
    const again = await raw(site.url, target, { 'if-none-match': whole.headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const missing = await raw(site.url, '/assets/main.00000000.js')
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('asks a browser each time for what has no hash in its name, and calls bytes what has no known kind', async () => {
    const folder = temporaryFolder()
    for (const name of ['notes.txt', 'data', 'app.1f3a9c2b.js'])
      await writeFile(path.join(folder.path, name), 'text')
    const files = staticFolder(folder.path)
    const server = await middlewareServer(async (ctx, next) => {
      if (!(await files.serve(ctx, ctx.path))) await next()
    })
    onTestFinished(async () => {
      await server.stop()
      folder.remove()
    })
    const get = async (name: string) => {
      const { status, headers } = await raw(server.url, name, { 'accept-encoding': 'br' })
      return [status, headers['cache-control'], headers['content-type']]
    }
    expect(await get('/notes.txt')).toEqual([200, 'public, no-cache', 'text/plain; charset=utf-8'])
    expect(await get('/data')).toEqual([200, 'public, no-cache', 'application/octet-stream'])
    expect(await get('/app.1f3a9c2b.js')).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ])
  })

  it('sends the compressed twin to a browser that takes it', async () => {
    const site = await testSite()
    const folder = path.join(site.releasesFolder, 'mf-jobs/1')
    await mkdir(folder, { recursive: true })
    for (const [name, text] of [
      ['a.js', 'plain'],
      ['a.js.br', 'brotli'],
      ['a.js.gz', 'gzip'],
    ] as const)
      await writeFile(path.join(folder, name), text)
    const get = async (encodings: string) => {
      const { headers, body } = await raw(site.url, '/remotes/mf-jobs/1/a.js', {
        'accept-encoding': encodings,
      })
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': expect.stringContaining('immutable'),
      })
      return [headers['content-encoding'], headers['content-type'], body.toString(), headers.etag] as const
    }
    const [br, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')]
    expect(br.slice(0, 3)).toEqual(['br', 'text/javascript; charset=utf-8', 'brotli'])
    expect(gzip.slice(0, 3)).toEqual(['gzip', 'text/javascript; charset=utf-8', 'gzip'])
    expect(plain.slice(0, 3)).toEqual([undefined, 'text/javascript; charset=utf-8', 'plain'])
    expect(new Set([br[3], gzip[3], plain[3]]).size).toBe(3)
  })

  it('compresses answers that are text and long', async () => {
    const site = await testSite({ OPERATOR_ON_SITE: '1' })
    const { headers, body } = await raw(site.url, '/api/openapi.json', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('openapi', '3.1.0')
    expect(
      (await raw(site.url, '/health/live', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
  })

  it('has an icon, a picture of its links, a web app manifest, a style sheet for the reference, and rules for robots', async () => {
    const site = await testSite()
    const kinds = await Promise.all(
      ['/favicon.svg', '/share.png', '/site.webmanifest', '/reference.css', '/robots.txt'].map(
        async (target) => {
          const { status, headers } = await raw(site.url, target)
          return [status, headers['content-type']?.split(';')[0]]
        },
      ),
    )
    expect(kinds).toEqual([
      [200, 'image/svg+xml'],
      [200, 'image/png'],
      [200, 'application/manifest+json'],
      [200, 'text/css'],
      [200, 'text/plain'],
    ])
  })
})
