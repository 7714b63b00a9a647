interface Limit {
  readonly most: number
  readonly windowMs: number
}

/**
 * How long there are more than `most` of these times within the window before now: the seconds until enough of the oldest have left it,
 * 0 where they fit. Times beyond the window count for nothing.
 */
export function secondsOver(times: readonly Date[], { most, windowMs }: Limit, now: Date): number {
  const newestFirst = times.map((time) => time.getTime()).toSorted((one, other) => other - one)
  const tooMany = newestFirst[most]
  return tooMany === undefined ? 0 : Math.max(0, Math.ceil((tooMany + windowMs - now.getTime()) / 1_000))
}
