import type { Database, Tx } from '../database.ts'
import { hashOf } from '../domain/visitor-secret.ts'

const dayMs = 86_400_000

/** The resume that a browser's secret opens; null where it is older than a day, or was taken. */
export const findVisitorResume = (
  database: Pick<Database | Tx, 'visitorResume'>,
  secret: string,
  now: Date,
) =>
  database.visitorResume.findFirst({
    where: { secretHash: hashOf(secret), sentAt: { gt: new Date(now.getTime() - dayMs) } },
  })
