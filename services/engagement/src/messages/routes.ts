import {
  listMessages,
  listPortalMessages,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
} from './messages.ts'

export const routes = {
  listMessages,
  listPortalMessages,
  reportMessages,
  reportPortalMessages,
  sendMessage,
  sendPortalMessage,
}
