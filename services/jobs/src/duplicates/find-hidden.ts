import { companyWords } from '@lunchpail/contracts/jobs/rules/company-words'
import type { Tx } from '../database.ts'
import type { Posting, Section } from '../positions/posting.ts'
import { heldIn, likeTexts, textOf } from './likeness.ts'

/** The latest so many that operators hid. */
const mostHidden = 5_000

/** A text of which a third is the hidden one is still looked into: signatures say it within about 0.1. */
const lookedInto = 0.25
/** So much of the hidden text stands in the posting, whatever was added to it. */
const enough = { sameCompany: 0.8, anotherName: 0.9 } as const
/** Shorter texts are the same by chance, or because there is not much to say: about 40 words. */
const fewestPieces = 40

interface Repeated {
  readonly id: number
  readonly title: string
}
/**
 * The hidden position whose text is posted again, under whatever title and place, with whatever is added: by the same company, or
 * nearly whole by another. Undefined where there is none.
 */
export type FindHidden = (
  posting: Posting,
  signature: Uint8Array,
  own?: number,
) => Promise<Repeated | undefined>

/** What operators hid, to be compared with what is posted. */
export async function findHidden(tx: Tx): Promise<FindHidden> {
  const rows = await tx.review.findMany({
    where: { state: { in: ['hidden', 'reopened'] }, position: { signature: { not: null } } },
    orderBy: { since: 'desc' },
    take: mostHidden,
    select: {
      position: { select: { id: true, title: true, signature: true, company: { select: { name: true } } } },
    },
  })
  const hidden = rows.map(({ position }) => ({ ...position, by: companyWords(position.company.name) }))
  const like = likeTexts(
    hidden.map(({ signature }) => signature!),
    lookedInto,
  )
  // read of those alone that a posting is like
  const texts = new Map<number, Promise<string>>()
  const read = (id: number): Promise<string> => {
    const known = texts.get(id) ?? textOfPosition(tx, id)
    texts.set(id, known)
    return known
  }
  return async (posting, signature, own) => {
    for (const at of like(signature)) {
      const one = hidden[at]!
      if (one.id === own) continue
      const by = companyWords(posting.company.name)
      const { share, pieces } = heldIn(await read(one.id), textOf(posting.sections))
      if (one.by === by ? share >= enough.sameCompany : share >= enough.anotherName && pieces >= fewestPieces)
        return one
    }
    return undefined
  }
}

async function textOfPosition(tx: Tx, id: number): Promise<string> {
  const { sections } = await tx.position.findUniqueOrThrow({ where: { id }, select: { sections: true } })
  return textOf(sections as unknown as Section[])
}
