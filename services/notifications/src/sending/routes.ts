import { receiveEmailEvents } from './receive-email-events.ts'
import { receiveTextStatus } from './receive-text-status.ts'

export const routes = {
  receiveEmailEvents,
  receiveTextStatus,
}
