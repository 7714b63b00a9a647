import type { Tx } from './database.ts'
import type { EqualOpportunityStore } from './equal-opportunity/equal-opportunity-store.ts'

/** The answers that live apart go first: should the rest fail, it is done again and finds them gone. */
export const erase =
  (equalOpportunity: EqualOpportunityStore) =>
  async (tx: Tx, accountId: string): Promise<number> => {
    const apart = await equalOpportunity.erase(accountId)
    const applications = await tx.application.deleteMany({ where: { accountId } })
    const submissions = await tx.submission.deleteMany({ where: { accountId } })
    const drafts = await tx.draft.deleteMany({ where: { accountId } })
    const sections = await tx.section.deleteMany({ where: { accountId } })
    const candidates = await tx.candidate.deleteMany({ where: { accountId } })
    return apart + applications.count + submissions.count + drafts.count + sections.count + candidates.count
  }
