/** Messages keep to the recipient's zone: an unknown one would stop them. */
export function knownZone(timezone: string | undefined): string | null {
  if (timezone === undefined) return null
  try {
    Intl.DateTimeFormat('en', { timeZone: timezone })
    return timezone
  } catch {
    return null
  }
}
