// SQL by hand: Prisma has no upsert with a condition, and what is read before it another erasure may have changed meanwhile.
import type { Tx } from '../database.ts'

interface Bar {
  readonly hash: string
  readonly until: Date
  readonly byHand: boolean
}

/** Bars a contact; where another account that had it before is barred for longer, that bar stays. */
export const keepLongestBar = (tx: Pick<Tx, '$executeRaw'>, { hash, until, byHand }: Bar): Promise<number> =>
  tx.$executeRaw`
    insert into barred_contact (hash, until, by_hand) values (${hash}, ${until}, ${byHand})
    on conflict (hash) do update set until = excluded.until, by_hand = excluded.by_hand
    where barred_contact.until < excluded.until`
