const hourMs = 3_600_000

/** A day before, or two hours for who comes later; null where it is too late for either. */
export function reminderTime(startsAt: Date | null, now: Date): Date | null {
  if (startsAt === null) return null
  const left = startsAt.getTime() - now.getTime()
  if (left > 24 * hourMs) return new Date(startsAt.getTime() - 24 * hourMs)
  return left > 2 * hourMs ? new Date(startsAt.getTime() - 2 * hourMs) : null
}
