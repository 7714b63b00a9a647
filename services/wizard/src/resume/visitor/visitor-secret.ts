import { createHash, randomBytes } from 'node:crypto'

/** What a visitor's browser holds of the resume that it sent. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret, or of the network that a file came from. */
export const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url')
