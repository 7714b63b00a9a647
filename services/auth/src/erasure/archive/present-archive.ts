import type * as z from 'zod/mini'
import type { archiveState } from '@lunchpail/contracts/auth/api'
import { nouns } from '@lunchpail/contracts/noun'
import { hourMs } from '@lunchpail/contracts/durations'
import { archiveHours } from './archive-life.ts'
import type { FoundArchive } from './find-archive.ts'

/** How far an archive is: ready once every service has sent each of its pieces. */
export function presentArchive({ requestedAt, pieces }: FoundArchive): z.input<typeof archiveState> {
  const parts = nouns.map((noun) => {
    const own = pieces.filter((piece) => piece.noun === noun)
    return { noun, ready: own.length > 0 && own.length === own[0]!.count }
  })
  const after = (hours: number) => new Date(requestedAt.getTime() + hours * hourMs).toISOString()
  return {
    requested_at: requestedAt.toISOString(),
    parts,
    ready: parts.every(({ ready }) => ready),
    expires_at: after(archiveHours.kept),
    next_at: after(archiveHours.between),
  }
}
