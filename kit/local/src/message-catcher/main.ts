// The message catcher as a process of its own.
import path from 'node:path'
import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'
import { openMessages } from './messages.ts'
import { messageCatcher } from './server.ts'
import { webhooks } from './webhooks.ts'

const setting = (name: string): string => process.env[name] ?? ''

const server = messageCatcher({
  messages: openMessages(path.join(setting('FOLDER'), 'messages.jsonl')),
  twilio: { accountSid: setting('TWILIO_ACCOUNT_SID'), authToken: setting('TWILIO_AUTH_TOKEN') },
  sendgridKey: setting('SENDGRID_API_KEY'),
  webhooks: webhooks({
    authToken: setting('TWILIO_AUTH_TOKEN'),
    sendgridEventsKey: setting('SENDGRID_WEBHOOK_PRIVATE_KEY'),
    publicUrl: setting('PUBLIC_URL'),
    siteUrl: setting('SITE_URL'),
  }),
})
server.listen(Number(setting('PORT')), '127.0.0.1', () => collectGarbage())
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
