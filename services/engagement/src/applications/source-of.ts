import { maxSource } from '@lunchpail/contracts/engagement/portal-api'

type Utm = Readonly<Record<string, string | undefined>>

/** Click ids of networks that name no source themselves. */
const networks = { gclid: 'google', fbclid: 'facebook', msclkid: 'bing' } as const

/** A name: words, and no address, link or sentence, because anybody can write it into a link. */
const isName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._&+-]*$/u.test(text) && text.length <= maxSource

/** Where an application came from, by what the visit carried; null where it says nothing. */
export function sourceOf(utm: Utm | null, clickcastClickId: string | null): string | null {
  const network = Object.entries(networks).find(([click]) => utm?.[click] !== undefined)?.[1]
  const named = [utm?.['source'], utm?.['ccast-source'], network, clickcastClickId && 'clickcast']
  const source = named.map((name) => name?.trim().toLowerCase() ?? '').find((name) => name !== '')
  return source !== undefined && isName(source) ? source : null
}
