import type { SessionLevel } from '@lunchpail/contracts/auth/enumerations'

/** What the login form says to a person whose session ended, or whose account is barred. */
export const levelSentence = (level: SessionLevel) =>
  level === 'normal' ? undefined : (`level.${level}` as const)
