import * as api from '@lunchpail/contracts/notifications/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { answerReach } from './use-cases/answer-reach.ts'
import { emailSettings } from './use-cases/email-settings.ts'
import { getReach } from './use-cases/get-reach.ts'
import { receiveEmailEvents } from './use-cases/receive-email-events.ts'
import { receiveText } from './use-cases/receive-text.ts'
import { receiveTextStatus } from './use-cases/receive-text-status.ts'
import { unsubscribe } from './use-cases/unsubscribe.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  unsubscribe,
  emailSettings,
  answerReach,
  getReach,
  receiveText,
  receiveTextStatus,
  receiveEmailEvents,
})
