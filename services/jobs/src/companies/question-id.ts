import { createHash } from 'node:crypto'

/** The same question of the same company has the same id in every import, so that an answer given stays given. */
export const questionId = (source: string, companyExternalId: string, key: string): string =>
  `q${createHash('sha256')
    .update(JSON.stringify([source, companyExternalId, key]))
    .digest('hex')
    .slice(0, 16)}`

/** An answer to choose is named by its place. */
export const answerId = (index: number): string => `a${index + 1}`
