import { expect, it, onTestFinished } from 'vitest'
import { ownAddresses } from './own-addresses.ts'
import { middlewareServer } from './test/test-middleware.ts'

const running = async () => {
  const server = await middlewareServer(
    ownAddresses({
      '/live/': (ctx) => {
        ctx.body = `live by ${ctx.state.name}`
      },
    }),
    (ctx) => {
      ctx.body = 'next'
    },
  )
  onTestFinished(server.stop)
  return (path: string, method = 'GET') => fetch(server.url + path, { method })
}

it.each(['/live/', '/live', '/live/?a=b'])('[SH-15] answers %s, under one name', async (path) => {
  const call = await running()
  expect(await (await call(path)).text()).toBe('live by /live/')
})

it('answers HEAD as GET, and refuses every other method by name', async () => {
  const call = await running()
  expect((await call('/live/', 'HEAD')).status).toBe(200)
  const refused = await call('/live/', 'POST')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await refused.json()).toMatchObject({ code: 'method-not-allowed' })
})

it.each(['/', '/live/more/', '/lives/'])('leaves %s to others', async (path) => {
  const call = await running()
  expect(await (await call(path, 'POST')).text()).toBe('next')
})
