import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import type { SiteContext } from '../site-state.ts'
import { readBody } from './buffered.ts'
import { BodyTooLarge, CallerGone } from './upstream.ts'

const reading = (limit: number) => {
  const req = new PassThrough()
  return { req, body: readBody({ req } as unknown as SiteContext, limit) }
}

it('a body that is read here is read to its end, or refused where it is too large', async () => {
  const whole = reading(10)
  whole.req.end('{"a":1}')
  expect(await whole.body).toBe('{"a":1}')
  const large = reading(3)
  large.req.end('{"a":1}')
  await expect(large.body).rejects.toBeInstanceOf(BodyTooLarge)
})

it('a caller who goes away in the middle is gone, and nothing failed', async () => {
  const { req, body } = reading(10)
  req.write('{"a"')
  req.emit('aborted')
  await expect(body).rejects.toBeInstanceOf(CallerGone)
})
