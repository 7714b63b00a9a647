// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepVisitWhenNamed } from './keep-visit-when-named.ts'

const cookies = () => document.cookie.split('; ').filter(Boolean).toSorted()
const land = (address: string) => {
  history.replaceState(null, '', address)
  keepVisitWhenNamed()
}
beforeEach(() => {
  for (const cookie of cookies()) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
})

it('[AU-30] the landing address leaves its campaign and its ad in the cookies; a page without them leaves those alone', async () => {
  land('/jobs?utm_source=flyer&ccuid=click-1&ccast-source=board&gclid=g')
  const kept = ['source=ccast-source=board', 'utm=utm_source=flyer&ccuid=click-1&gclid=g']
  await vi.waitFor(() => expect(cookies()).toEqual(kept))
  land('/jobs?role=8')
  expect(cookies()).toEqual(kept)
})

it.each(['ccuid=c', 'ccast-source=c', 'gclid=c', 'fbclid=c', 'msclkid=c', 'utm_term=c'])(
  '[AU-30] an address with %s names one',
  async (query) => {
    land(`/?${query}`)
    await vi.waitFor(() => expect(document.cookie).toContain(query))
  },
)

it('[AU-31] where campaigns are refused, an address leaves nothing', async () => {
  document.cookie = 'cookie_settings=campaign; Path=/'
  const { keepVisit } = await import('./keep-visit.ts')
  keepVisit('?utm_source=flyer&ccast-source=board')
  expect(document.cookie).not.toMatch(/flyer|board/)
})
