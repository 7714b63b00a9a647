import type * as api from '@lunchpail/contracts/engagement/messages-api'
import type { Handler } from '@lunchpail/kit-service/route'
import { closeConversation } from './report-messages.ts'
import { writeMessage } from './write-message.ts'
import type { Deps } from '../deps.ts'
import { ofCandidate, ofCompany } from '../policies.ts'
import { findThread, readConversation } from './read-conversation.ts'

/** The same three for both sides; each sees their own applications alone. */
export const listMessages =
  ({ database }: Deps): Handler<typeof api.listMessages> =>
  async ({ caller, params }) => {
    const thread = await findThread(database, params.id, ofCandidate(caller))
    return { status: 200, body: await readConversation(database, thread, 'candidate') }
  }
export const sendMessage =
  (deps: Deps): Handler<typeof api.sendMessage> =>
  (request) =>
    writeMessage(deps, request, 'candidate', ofCandidate(request.caller))
export const reportMessages =
  (deps: Deps): Handler<typeof api.reportMessages> =>
  (request) =>
    closeConversation(deps, request, 'candidate', ofCandidate(request.caller))

export const listPortalMessages =
  ({ database }: Deps): Handler<typeof api.listPortalMessages> =>
  async ({ caller, params }) => {
    const thread = await findThread(database, params.id, ofCompany(caller))
    return { status: 200, body: await readConversation(database, thread, 'manager') }
  }
export const sendPortalMessage =
  (deps: Deps): Handler<typeof api.sendPortalMessage> =>
  (request) =>
    writeMessage(deps, request, 'manager', ofCompany(request.caller))
export const reportPortalMessages =
  (deps: Deps): Handler<typeof api.reportPortalMessages> =>
  (request) =>
    closeConversation(deps, request, 'manager', ofCompany(request.caller))
