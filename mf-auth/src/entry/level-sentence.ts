import type { SessionLevel } from '@lunchpail/contracts/auth/enumerations'

/** AU-18: what the login form says to somebody whose session ended, or whose account is barred. 1 §8. */
export const levelSentence = (level: SessionLevel) =>
  level === 'normal' ? undefined : (`level.${level}` as const)
