import { signOnFailures } from '@lunchpail/contracts/auth/enumerations'

/** AU-08: why the company's own login led back here; one that is not known says the least. */
export function signOnSentence(reason: string | null) {
  if (reason === null) return undefined
  const known = signOnFailures.find((failure) => failure === reason)
  if (known === 'deactivated' || known === 'suspended') return `level.${known}` as const
  return `sign-on.${known ?? 'unavailable'}` as const
}
