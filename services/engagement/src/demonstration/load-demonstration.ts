import type { Clock } from '@lunchpail/kit-service/clock'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { publishGatherings } from '../events/publish-gatherings.ts'
import type { Tx } from '../database.ts'
import { zonedTime } from '@lunchpail/contracts/zone'
import { demonstrationGatherings } from './gatherings.ts'

interface Needs {
  readonly transaction: OpenTransaction<Tx>
  readonly clock: Clock
}

/** An event of today, two to come and a program. A second load changes nothing. */
export async function loadDemonstration({ transaction, clock }: Needs): Promise<void> {
  const now = clock.now()
  await transaction(async (tx) => {
    const added = await tx.gathering.createManyAndReturn({
      data: demonstrationGatherings.map(({ place, when, ...gathering }) => ({
        ...gathering,
        placeName: place?.[0] ?? null,
        address: place?.[1] ?? null,
        city: place?.[2] ?? null,
        region: place?.[3] ?? null,
        startsAt: when && zonedTime(now, when.day, when.from, gathering.zone),
        endsAt: when && zonedTime(now, when.day, when.to, gathering.zone),
        isOpen: true,
        createdAt: now,
      })),
      skipDuplicates: true,
    })
    await publishGatherings(tx, added, { at: now })
  })
}
