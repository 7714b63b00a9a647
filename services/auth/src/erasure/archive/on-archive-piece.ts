import { archivePiece } from '@lunchpail/contracts/archive'
import { nouns } from '@lunchpail/contracts/noun'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'

const others = nouns.filter((noun) => noun !== 'auth')

/** Keeps the sealed pieces of an archive that is still waited for. */
export const onArchivePiece: readonly Subscription<Tx>[] = others.map((noun) =>
  reaction<ReturnType<typeof archivePiece>, Tx>(
    archivePiece(noun),
    { from: 'beginning' },
    async (tx, { account_id, archive_id, index, count, sealed }, { time }) => {
      // one that was replaced meanwhile, or is another account's, takes none
      if ((await tx.archive.count({ where: { id: archive_id, accountId: account_id } })) === 0) return
      await tx.archivePiece.createMany({
        data: [{ archiveId: archive_id, noun, index, count, sealed, createdAt: new Date(time) }],
        skipDuplicates: true,
      })
    },
  ),
)
