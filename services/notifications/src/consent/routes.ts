import { emailSettings } from './email-settings.ts'
import { unsubscribe } from './unsubscribe.ts'

export const routes = {
  emailSettings,
  unsubscribe,
}
