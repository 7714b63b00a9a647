import { listInbox } from './list-inbox.ts'
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
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
}
