import { askForCode, askForResetLink } from '../../api.ts'

/** What is sent to a person who cannot or does not want to type a password, and how it is asked for. */
export const askForSecret = { code: askForCode, reset: askForResetLink } as const
export type SecretKind = keyof typeof askForSecret
