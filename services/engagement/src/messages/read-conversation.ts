import {
  maxMessages,
  messageSides,
  type Conversation,
  type MessageSide,
} from '@lunchpail/contracts/engagement/messages-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Application, MessageReport } from '../../generated/client.ts'
import type { Database, Tx } from '../database.ts'
import type { Side } from '../policies.ts'
import { mayWrite } from './may-write.ts'
import { findPeople } from '../rows/find-people.ts'
import { findProgress } from '../notices/find-progress.ts'
import { sentOf } from './sent-of.ts'

type Reader = Pick<Database | Tx, 'application' | 'message' | 'candidate' | 'noticeProgress'>
export type ThreadRow = Application & { readonly reports: readonly MessageReport[] }

/** An application of this candidate, or of this company; another one is not there. */
export async function findThread(database: Reader, id: string, side: Side): Promise<ThreadRow> {
  const row = await database.application.findFirst({ where: { id, ...side }, include: { reports: true } })
  return row ?? refuse('not-found')
}

/** What one side reads of a conversation. */
export async function readConversation(
  database: Reader,
  thread: ThreadRow,
  side: MessageSide,
): Promise<Conversation> {
  const rows = await database.message.findMany({
    where: { applicationId: thread.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: maxMessages,
  })
  const people = await findPeople(database, [...new Set(rows.map(({ authorId }) => authorId))])
  const progresses = await findProgress(database, thread.id)
  const ofManager = rows.filter((row) => row.side === 'manager')
  return {
    messages: rows.toReversed().map((row) => ({
      id: row.id,
      from: messageSides.find((one) => one === row.side) ?? 'candidate',
      name: people.get(row.authorId)?.firstName ?? '',
      text: row.text,
      by_text: row.cause !== null,
      at: row.at.toISOString(),
      ...(side === 'manager' && row.side === 'manager' ? sentOf(row, ofManager, progresses) : { sent: null }),
    })),
    may_write: mayWrite(thread),
    reported: thread.reports.some((report) => report.side === side),
    ...(side === 'candidate' && { unread: thread.unreadMessages }),
  }
}
