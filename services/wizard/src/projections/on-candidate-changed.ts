import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { projection } from '@lunchpail/kit-events/subscription'
import { saveCandidates } from '../commands/save-candidates.ts'
import type { Tx } from '../database.ts'

export const onCandidateChanged = projection(candidateChanged, async (tx: Tx, { things: candidates }) => {
  await saveCandidates(tx, candidates)
})
