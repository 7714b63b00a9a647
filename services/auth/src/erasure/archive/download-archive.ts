import type { JWK } from 'jose'
import type * as api from '@lunchpail/contracts/auth/api'
import { nouns } from '@lunchpail/contracts/noun'
import { openPieces } from '@lunchpail/kit-service/archive'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { opener } from '@lunchpail/kit-service/seal'
import { type ArchivePart, zipArchive } from './zip-archive.ts'
import type { Deps } from '../../deps.ts'
import { checkPortalFactor } from '../../sign-in/second-factor/check-second-factor.ts'
import { presentArchive } from './present-archive.ts'
import { findArchive } from './find-archive.ts'

/** The archive as a ZIP. The pieces are opened here, on their way to the person; nothing that is open is kept. */
export const downloadArchive =
  ({ database, clock, secrets }: Deps): Handler<typeof api.downloadArchive> =>
  async ({ caller, language }) => {
    await checkPortalFactor(database, caller)
    const archive = await findArchive(database, caller.account.id, clock.now())
    if (!archive || !presentArchive(archive).ready) return refuse('not-found')
    const key = secrets.decrypt(archive.sealedPrivateKey)
    // sealed under a secret that is not in use anymore: the person asks for another one
    if (key === undefined) return refuse('not-found')
    const open = opener([JSON.parse(key) as JWK])
    const parts: ArchivePart[] = []
    for (const noun of nouns) {
      const pieces = await database.archivePiece.findMany({
        where: { archiveId: archive.id, noun },
        orderBy: { index: 'asc' },
        select: { sealed: true },
      })
      parts.push({
        noun,
        rows: await openPieces(
          open,
          pieces.map(({ sealed }) => sealed),
        ),
      })
    }
    const name = `lunchpail-${archive.requestedAt.toISOString().slice(0, 10)}.zip`
    return {
      status: 200,
      stream: zipArchive(parts, { language, at: archive.requestedAt }),
      type: 'application/zip',
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }
  }
