import { describe, expect, it } from 'vitest'
import { readVisit, utmOf, visitCookies, visitIn } from './visit.ts'

const address =
  'utm_source=flyer&utm_medium=&utm_campaign=oto%C3%B1o+%26+m%C3%A1s&utm_id=9&ccast-source=board%3B&ccuid=click-1&gclid=g-1&fbclid=&msclkid=m-1'
const clicks = { gclid: 'g-1', msclkid: 'm-1' }
const visit = {
  utm: { source: 'flyer', campaign: 'otoño & más' },
  adSource: 'board;',
  adClick: 'click-1',
  clicks,
}
/** As a browser keeps them. */
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

describe('[AU-30] [WZ-35] the campaign and the ad of a landing address', () => {
  it('are read from it, without what is empty or unknown', () => {
    expect(visitIn(new URLSearchParams(address))).toEqual(visit)
    expect(utmOf(visit)).toEqual({ ...visit.utm, 'ccast-source': 'board;', ...clicks })
  })

  it('are kept by the cookies utm, for 2 days, and source, for an hour, and are read from them as they were', () => {
    const cookies = visitCookies(visit)
    expect(
      cookies.map((cookie) => /^(\w+)=.*; Path=\/; SameSite=Lax; Max-Age=(\d+)$/.exec(cookie)?.slice(1)),
    ).toEqual([
      ['utm', '172800'],
      ['source', '3600'],
    ])
    expect(readVisit(`language=en; ${kept(cookies)}; other=1`)).toEqual(visit)
  })

  it('set no cookie where the address names none', () => {
    expect(visitCookies(visitIn(new URLSearchParams('p=7&usr=ana%40example.com')))).toEqual([])
    expect(readVisit('xutm=utm_source%3Da; session=1')).toEqual({
      utm: {},
      adSource: null,
      adClick: null,
      clicks: {},
    })
  })

  it('are cut to 200 characters each, and never make a cookie that a browser drops', () => {
    const long = Object.fromEntries(
      ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, 'ñ'.repeat(300)]),
    )
    const [cookie] = visitCookies(visitIn(new URLSearchParams(long)))
    expect(cookie!.length).toBeLessThan(4000)
    expect(readVisit(kept([cookie!])).utm).toEqual({ source: 'ñ'.repeat(200), medium: 'ñ'.repeat(200) })
  })
})
