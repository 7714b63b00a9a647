import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { projection } from '@lunchpail/kit-events/subscription'
import { saveApplications } from './save-applications.ts'
import type { Tx } from '../database.ts'

/** What was applied to is no match anymore. It comes again in a republish, by which the table can be rebuilt. */
export const onApplicationChanged = projection(
  applicationChanged,
  (tx: Tx, { things: applications }, { epoch }) => saveApplications(tx, applications, epoch),
  { readModel: ['application'] },
)
