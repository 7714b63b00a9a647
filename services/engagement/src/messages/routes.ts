import { listInbox } from './list-inbox.ts'
import { markMessagesRead } from './mark-messages-read.ts'
import {
  listMessages,
  listPortalMessages,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
} from './messages.ts'

export const routes = {
  listInbox,
  listMessages,
  listPortalMessages,
  markMessagesRead,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
}
