import { alertWaited } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requestAgain } from './request-due-alerts.ts'

/** An alert that waited for the morning is made anew, of what is open and fits by then. */
export const onAlertWaited = ({ clock }: Pick<Deps, 'clock'>) =>
  reaction(alertWaited, { from: 'new' }, (tx: Tx, data) => requestAgain(tx, data, clock.now()))
