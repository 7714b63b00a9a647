import { expect, it } from 'vitest'
import { homeCookieOf, readHome } from './home-cookie.ts'

const home = {
  address: '5 Peña Ct; Apt "2", New York, NY 10001',
  lat: 40.7484,
  lng: -73.9967,
  geohash: 'dr5ru',
  city: 'New York',
}

it('[JB-10] keeps address, lat, lng, geohash and city for 7 days', () => {
  const cookie = homeCookieOf(home, true)
  expect(cookie.slice(cookie.indexOf(';'))).toBe('; Path=/; SameSite=Lax; Max-Age=604800; Secure')
  expect(homeCookieOf(home, false)).not.toContain('Secure')
  expect(readHome(`a=1; ${cookie}`)).toEqual(home)
  expect(readHome(homeCookieOf({ ...home, city: null, geohash: 'ooa' }, true))).toMatchObject({
    city: null,
    geohash: 'ooa',
  })
})

it('[JB-10] ignores what was written into it by hand', () => {
  const texts = [
    '',
    '%',
    '%E0%A4%A',
    'null',
    '[]',
    '"home"',
    '{}',
    ...[
      { address: '' },
      { address: 'a'.repeat(201) },
      { address: 'a\nb' },
      { address: { toString: 'x' } },
      { lat: 91 },
      { lat: '40' },
      { lng: null },
      { geohash: '<b>' },
      { geohash: undefined },
    ].map((part) => JSON.stringify({ ...home, ...part })),
  ]
  const read = texts.filter(
    (text) => readHome(`geolocation=${text}`) ?? readHome(`geolocation=${encodeURIComponent(text)}`),
  )
  expect(read).toEqual([])
  const otherCity = encodeURIComponent(JSON.stringify({ ...home, city: 5 }))
  expect(readHome(`geolocation=${otherCity}`)).toEqual({ ...home, city: null })
})
