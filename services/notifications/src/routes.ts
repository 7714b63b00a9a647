import * as api from '@lunchpail/contracts/notifications/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { answerReach } from './reach/answer-reach.ts'
import { emailSettings } from './consent/email-settings.ts'
import { getReach } from './reach/get-reach.ts'
import { receiveEmailEvents } from './sending/receive-email-events.ts'
import { receiveText } from './texts/receive-text.ts'
import { receiveTextStatus } from './sending/receive-text-status.ts'
import { unsubscribe } from './consent/unsubscribe.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  unsubscribe,
  emailSettings,
  answerReach,
  getReach,
  receiveText,
  receiveTextStatus,
  receiveEmailEvents,
})
