import { environments, type Environment } from '@lunchpail/contracts/constants'
import { expect, it, onTestFinished } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import type { SiteMiddleware } from './site-state.ts'
import { middlewareServer } from './test/test-middleware.ts'

const headersOf = async (
  answer: SiteMiddleware,
  reached: Partial<Parameters<typeof securityHeaders>[0]> = {},
): Promise<Headers> => {
  const server = await middlewareServer(
    securityHeaders({ secure: false, environment: 'production', ...reached }),
    answer,
  )
  onTestFinished(server.stop)
  return (await fetch(server.url)).headers
}
const page: SiteMiddleware = (ctx) => {
  ctx.body = 'page'
}

it('lets a page load from its own site alone, and no site frame it', async () => {
  const headers = await headersOf(page)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'",
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('[WZ-15] lets a page reach the object store besides', async () => {
  const server = await middlewareServer(
    securityHeaders({ secure: false, environment: 'production', uploadOrigin: 'https://s3.example' }),
    page,
  )
  onTestFinished(server.stop)
  const { headers } = await fetch(server.url)
  expect(headers.get('content-security-policy')).toContain("; connect-src 'self' https://s3.example; ")
})

it('[EN-15] lets a page frame the hosted chat of the support, and nothing else of it in', async () => {
  const supportChatUrl = 'https://chat.example/embed?site=lunchpail'
  const server = await middlewareServer(
    securityHeaders({ secure: false, environment: 'production', supportChatUrl }),
    page,
  )
  onTestFinished(server.stop)
  const policy = (await fetch(server.url)).headers.get('content-security-policy')!
  expect(policy.split('; ').filter((one) => one.includes('chat.example'))).toEqual([
    'frame-src https://chat.example',
  ])
})

it('[BY-16] lets a page load scripts, styles and fonts from a CDN, which may hand on the files of the site alone', async () => {
  const assetOrigin = 'https://cdn.example'
  const headers = await headersOf(page, { assetOrigin })
  const policy = headers.get('content-security-policy')!.split('; ')
  expect(policy.filter((one) => one.includes(assetOrigin))).toEqual(
    ['script-src', 'style-src', 'font-src', 'connect-src'].map((what) => `${what} 'self' ${assetOrigin}`),
  )
  const file: SiteMiddleware = (ctx) => {
    ctx.state.name = 'static'
    ctx.body = 'file'
  }
  const readable = ['access-control-allow-origin', 'cross-origin-resource-policy'] as const
  const of = (one: Headers) => readable.map((name) => one.get(name))
  expect(of(await headersOf(file, { assetOrigin }))).toEqual(['*', 'cross-origin'])
  expect([of(await headersOf(file)), of(headers)]).toEqual(Array(2).fill([null, 'same-origin']))
})

it('[JB-09] lets scripts fetch the pictures of a map from their origin alone', async () => {
  const mapTileUrl = 'https://tiles.example/streets/{z}/{x}/{y}.png?key=1'
  const server = await middlewareServer(
    securityHeaders({ secure: false, environment: 'production', mapTileUrl }),
    page,
  )
  onTestFinished(server.stop)
  const policy = (await fetch(server.url)).headers.get('content-security-policy')!
  expect(policy.split('; ').filter((one) => one.includes('tiles.example'))).toEqual([
    "connect-src 'self' https://tiles.example",
  ])
})

it('lets in the inline styles of this very page', async () => {
  const headers = await headersOf((ctx) => {
    ctx.state.styleHash = 'sha256-abc'
    ctx.body = 'page'
  })
  expect(headers.get('content-security-policy')).toContain("; style-src 'self' 'sha256-abc'; ")
})

it('keeps the policy of what a service sends', async () => {
  const headers = await headersOf((ctx) => {
    ctx.set('content-security-policy', "default-src 'none'; sandbox")
    ctx.body = 'an upload'
  })
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

it('asks browsers for https for two years where the site is served by it, and not else', async () => {
  expect((await headersOf(page, { secure: true })).get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
  expect((await headersOf(page)).has('strict-transport-security')).toBe(false)
})

it('is on what fails later, too', async () => {
  const server = await middlewareServer(
    async (ctx, next) => {
      await next().catch(() => {
        ctx.body = 'failed'
      })
    },
    securityHeaders({ secure: true, environment: 'production' }),
    () => {
      throw new Error('no')
    },
  )
  onTestFinished(server.stop)
  expect((await fetch(server.url)).headers.get('x-content-type-options')).toBe('nosniff')
})

it('[SH-07] keeps a stage and a demo site out of search engines, and no other', async () => {
  const robotsOf = async (environment: Environment) =>
    (await headersOf(page, { environment })).get('x-robots-tag')
  expect(await Promise.all(environments.map(robotsOf))).toEqual([
    null,
    'noindex, nofollow',
    'noindex, nofollow',
    null,
  ])
})
