import { isSameText } from './likeness.ts'

/** A position of a group with the same company, place and title. */
export interface Twin {
  readonly id: number
  readonly source: string
  /** 2: made or changed here by the employer itself, 1: a feed's of a company that it works with, 0: of a stranger */
  readonly own: number
  /** candidates could see it */
  readonly open: boolean
  readonly wage_from: number | null
  readonly wage_to: number | null
  readonly zip: string | null
  readonly address: string | null
  readonly signature: Uint8Array
}

const differ = (left: string | null | undefined, right: string | null | undefined): boolean =>
  Boolean(left) && Boolean(right) && left !== right

const houseNumber = (address: string | null): string | undefined => address?.match(/^\d+/)?.[0]

/** Pay agrees where one tells none, or where the ranges meet. */
const payMeets = (left: Twin, right: Twin): boolean => {
  const [leftFrom, leftTo] = [left.wage_from ?? left.wage_to, left.wage_to ?? left.wage_from]
  const [rightFrom, rightTo] = [right.wage_from ?? right.wage_to, right.wage_to ?? right.wage_from]
  if (leftFrom === null || leftTo === null || rightFrom === null || rightTo === null) return true
  return leftFrom <= rightTo && rightFrom <= leftTo
}

/** What one publisher names twice is two openings; another publisher's may be the same. */
const isSame = (left: Twin, right: Twin): boolean =>
  left.source !== right.source &&
  !differ(left.zip, right.zip) &&
  !differ(houseNumber(left.address), houseNumber(right.address)) &&
  payMeets(left, right) &&
  isSameText(left.signature, right.signature)

/**
 * For each position of a group the one that is shown in its place, or null: the employer's own before a feed's, else the one that
 * was here first. One that is closed gives its place to another.
 */
export function chooseKept(group: readonly Twin[]): Map<number, number | null> {
  const kept: Twin[] = []
  const chosen = new Map<number, number | null>()
  for (const twin of group.toSorted((a, b) => b.own - a.own || a.id - b.id)) {
    const same = twin.open ? kept.find((one) => isSame(one, twin)) : undefined
    chosen.set(twin.id, same?.id ?? null)
    if (twin.open && !same) kept.push(twin)
  }
  return chosen
}
