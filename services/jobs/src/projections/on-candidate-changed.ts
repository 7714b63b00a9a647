import { shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { reachMinutes } from '@lunchpail/contracts/matches/rules/fits'
import { offeredShifts } from '@lunchpail/contracts/matches/rules/score'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from '../config.ts'
import type { Tx } from '../database.ts'

/** Stores of a person where they live and what the list sorts by, and nothing else. */
export const onCandidateChanged = ({ notice }: Pick<Platform<Config>, 'notice'>) =>
  projection(
    candidateChanged,
    async (tx: Tx, { things: items }, { epoch, republished }) => {
      const changed = await upsertNewest(
        tx,
        'candidate',
        'account_id',
        items.map((item) => ({
          account_id: item.id,
          version: item.version,
          zip: item.zip ?? null,
          latitude: item.latitude,
          longitude: item.longitude,
          role: item.role,
          shifts: offeredShifts(item).reduce<number>((bits, shift) => bits | shiftBit[shift], 0),
          wage: item.wage,
          weekend: item.weekend,
          miles: milesWithin(reachMinutes(item), item.commute_type),
        })),
        epoch,
      )
      // Republished state is what open tabs show already.
      if (republished) return undefined
      return () => {
        for (const accountId of changed) notice({ kind: 'changed', accountId, topic: 'jobs' })
      }
    },
    { readModel: ['candidate'] },
  )
