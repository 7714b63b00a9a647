// The message catcher as a process of its own.
import path from 'node:path'
import { openMessages } from './messages.ts'
import { messageCatcher } from './server.ts'

const setting = (name: string): string => process.env[name] ?? ''

const server = messageCatcher({
  messages: openMessages(path.join(setting('FOLDER'), 'messages.jsonl')),
  twilio: { accountSid: setting('TWILIO_ACCOUNT_SID'), authToken: setting('TWILIO_AUTH_TOKEN') },
  sendgridKey: setting('SENDGRID_API_KEY'),
})
server.listen(Number(setting('PORT')), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
