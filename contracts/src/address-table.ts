import type { Endpoint } from './endpoint.ts'
import type { Fragment, Page } from './page.ts'

/** Segments of a path; a trailing slash or none is the same address. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

/** The pattern without its parameters' names, by which duplicate addresses are found. */
export const shapeOf = (path: string): string =>
  `/${segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])

/** Whether a path is at the address that a pattern such as `/jobs/:id` describes. */
export const pathFits = (pattern: string, path: string): boolean =>
  fits(segmentsOf(pattern), segmentsOf(path))

const isParameter = (segment: string): boolean => segment.startsWith(':')

/** Whether some path is at both of two patterns. One that ends with `*` is all below it. */
export function patternsMeet(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  const goesOn = (of: readonly string[]) => of.at(-1) === '*'
  const [fixedA, fixedB] = [a, b].map((of) => (goesOn(of) ? of.slice(0, -1) : of)) as [string[], string[]]
  if (fixedA.length < fixedB.length ? !goesOn(a) : fixedB.length < fixedA.length && !goesOn(b)) return false
  return fixedA
    .slice(0, fixedB.length)
    .every((segment, index) => segment === fixedB[index] || [segment, fixedB[index]!].some(isParameter))
}

/** Patterns with fixed segments come before those with parameters, so that `/jobs/saved` wins over `/jobs/:id`. */
const fixedFirst = (a: readonly string[], b: readonly string[]): number => {
  for (const [index, segment] of a.entries()) {
    const difference = Number(segment.startsWith(':')) - Number(b[index]?.startsWith(':') ?? false)
    if (difference !== 0) return difference
  }
  return 0
}

/** Of those whose patterns a path is at, the one that names most of it. */
export const closest = <T extends { readonly path: string }>(
  items: readonly T[],
  path: string,
): T | undefined => byPattern(items.filter((item) => pathFits(item.path, path)))[0]?.item

const byPattern = <T extends { readonly path: string }>(items: readonly T[]) =>
  items
    .map((item) => ({ item, pattern: segmentsOf(item.path) }))
    .toSorted((a, b) => fixedFirst(a.pattern, b.pattern))

/** An endpoint as far as its address goes. */
type Addressed = Pick<Endpoint, 'method' | 'path'> & {
  readonly when?: { readonly parameter: string; readonly value: string } | undefined
}

export interface AddressTable<E extends Addressed = Endpoint> {
  /** `query` tells apart those whose address has two owners by it (`when`) */
  readonly endpoint: (method: string, path: string, query?: URLSearchParams) => E | undefined
  /** The methods of a path, for the Allow header of a 405. */
  readonly methods: (path: string) => E['method'][]
  readonly page: (path: string) => Page | undefined
  readonly fragment: (path: string, query: URLSearchParams) => Fragment | undefined
}

const claim = (claimed: Map<string, string>, address: string, claimant: string): void => {
  const other = claimed.get(address)
  if (other !== undefined) throw new Error(`${address} is declared twice: by ${other} and by ${claimant}`)
  claimed.set(address, claimant)
}

/** Finds the declaration of an address. Throws where two declarations have one address or one name. */
export function addressTable(
  endpoints: readonly Endpoint[],
  pages: readonly Page[],
  fragments: readonly Fragment[] = [],
): AddressTable {
  const addresses = new Map<string, string>()
  const names = new Map<string, string>()
  for (const { method, path, name, owner, when } of endpoints) {
    const query = when === undefined ? '' : `?${when.parameter}=${when.value}`
    claim(addresses, `${method} ${shapeOf(path)}${query}`, `${name} of ${owner}`)
    claim(names, name, `${name} of ${owner}`)
  }
  for (const { path, name, owner } of pages) {
    claim(addresses, `GET ${shapeOf(path)}`, `page ${name} of ${owner}`)
    claim(names, name, `page ${name} of ${owner}`)
  }
  for (const { path, when, name, owner } of fragments) {
    claim(addresses, `GET ${shapeOf(path)}?${when}`, `fragment ${name} of ${owner}`)
    claim(names, name, `fragment ${name} of ${owner}`)
  }
  return lookUp(endpoints, pages, fragments)
}

/** The same of declarations that are known to go together. */
export function lookUp<E extends Addressed>(
  endpoints: readonly E[],
  pages: readonly Page[],
  fragments: readonly Fragment[] = [],
): AddressTable<E> {
  const endpointList = byPattern(endpoints)
  const pageList = byPattern(pages)
  const at = (path: string) => {
    const segments = segmentsOf(path)
    return endpointList.filter(({ pattern }) => fits(pattern, segments)).map(({ item }) => item)
  }
  return {
    endpoint(method, path, query) {
      const found = at(path).filter((endpoint) => endpoint.method === method)
      const asked = found.find(({ when }) => when && query?.get(when.parameter) === when.value)
      return asked ?? found.find(({ when }) => when === undefined)
    },
    methods: (path) => [...new Set(at(path).map(({ method }) => method))],
    page: (path) => {
      const segments = segmentsOf(path)
      return pageList.find(({ pattern }) => fits(pattern, segments))?.item
    },
    fragment: (path, query) => fragments.find((one) => query.has(one.when) && pathFits(one.path, path)),
  }
}
