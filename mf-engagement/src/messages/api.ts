import * as api from '@lunchpail/contracts/engagement/messages-api'
import type { Conversation, MessageSide } from '@lunchpail/contracts/engagement/messages-api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadInbox = (page: number, signal: AbortSignal) =>
  call(api.listInbox, { query: { page: String(page) }, signal })

export const markRead = (id: string, message_id: string) =>
  call(api.markMessagesRead, { params: { id }, body: { message_id } })

interface Calls {
  readonly load: (id: string, signal: AbortSignal) => Promise<Conversation>
  /** the key lets a press that is repeated write once */
  readonly send: (id: string, text: string) => Promise<Conversation>
  readonly report: (id: string, reason: string) => Promise<Conversation>
}

/** The calls of each side. */
export const callsOf: Record<MessageSide, Calls> = {
  candidate: {
    load: (id, signal) => call(api.listMessages, { params: { id }, signal }),
    send: (id, text) => call(api.sendMessage, { params: { id }, body: { text } }),
    report: (id, reason) => call(api.reportMessages, { params: { id }, body: { reason } }),
  },
  manager: {
    load: (id, signal) => call(api.listPortalMessages, { params: { id }, signal }),
    send: (id, text) => call(api.sendPortalMessage, { params: { id }, body: { text } }),
    report: (id, reason) => call(api.reportPortalMessages, { params: { id }, body: { reason } }),
  },
}
