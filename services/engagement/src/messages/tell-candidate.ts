import type { DataOf } from '@lunchpail/contracts/event'
import { messageNoticeRequested } from '@lunchpail/contracts/engagement/message-events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { About } from '../rows/change-application.ts'

type Told = Pick<
  DataOf<typeof messageNoticeRequested>,
  'author_id' | 'message_id' | 'by_email' | 'sealed_message'
>

/** Has the candidate told of what a manager wrote: once by text, however often it is asked for. */
export const tellCandidate = (
  tx: Tx,
  thread: Pick<Application, 'id' | 'accountId' | 'title' | 'companyName'>,
  told: Told,
  { at, traceparent }: About,
): Promise<void> =>
  emit(
    tx,
    messageNoticeRequested,
    {
      account_id: thread.accountId,
      application_id: thread.id,
      title: thread.title,
      company_name: thread.companyName,
      ...told,
    },
    { at, subject: thread.id, traceparent },
  )
