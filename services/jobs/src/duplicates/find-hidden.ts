import type { Tx } from '../database.ts'
import type { Posting } from '../positions/posting.ts'
import { companyWords } from '@lunchpail/contracts/jobs/rules/company-words'
import { isSameText, likenessOf } from './likeness.ts'

/** The latest so many that operators hid. */
const mostHidden = 5_000

interface Repeated {
  readonly id: number
  readonly title: string
}
/** The hidden position whose text a company posts again, under whatever title and place; undefined where it does not. */
export type FindHidden = (posting: Posting, own?: number) => Repeated | undefined

/** BY-07: what operators hid, to be compared with what is posted. */
export async function findHidden(tx: Tx): Promise<FindHidden> {
  const rows = await tx.review.findMany({
    where: { state: { in: ['hidden', 'reopened'] }, position: { signature: { not: null } } },
    orderBy: { since: 'desc' },
    take: mostHidden,
    select: {
      position: { select: { id: true, title: true, signature: true, company: { select: { name: true } } } },
    },
  })
  const byCompany = Map.groupBy(
    rows.map(({ position }) => position),
    ({ company }) => companyWords(company.name),
  )
  return (posting, own) => {
    const ofCompany = byCompany.get(companyWords(posting.company.name))
    if (!ofCompany) return undefined
    const { signature } = likenessOf(posting)
    return ofCompany.find((one) => one.id !== own && isSameText(one.signature!, signature))
  }
}
