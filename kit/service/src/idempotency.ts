import { createHash, createHmac } from 'node:crypto'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from './clock.ts'
import { refuse } from './refusal.ts'
import type { Reply, Request } from './route.ts'

type Key = Pick<Request, 'endpoint' | 'params' | 'query' | 'body' | 'idempotencyKey' | 'scope'>
const takesKey = ({ endpoint, idempotencyKey }: Key): boolean =>
  endpoint.idempotent === true && idempotencyKey !== undefined

const keyHash = ({ idempotencyKey = '' }: Key): string =>
  createHash('sha256').update(idempotencyKey).digest('base64url')
const rowKey = (request: Key) => [request.scope, request.endpoint.name, keyHash(request)] as const
const whereRowKey = 'where scope = $1 and endpoint = $2 and key_hash = $3'

/** HMAC under the client's key, which is not stored: a password in a body cannot be guessed from the hash. */
const requestHash = ({ idempotencyKey = '', params, query, body }: Key): string => {
  const { csrf_token: _, ...content } = (body ?? {}) as Record<string, unknown>
  const text = JSON.stringify([params, query, content])
  return createHmac('sha256', idempotencyKey).update(text).digest('base64url')
}

/** Claims the key. A repeat gets the first response, or `key-reused` where its content differs. */
export const firstResponse = async <E extends Endpoint>(
  tx: Transaction,
  request: Request<E>,
  clock: Clock,
): Promise<Reply<E> | undefined> => {
  if (!takesKey(request)) return undefined
  const hash = requestHash(request)
  // A second request with the key waits here until the first one has committed or failed.
  const insert = `insert into kit.idempotency_key (scope, endpoint, key_hash, request_hash, created_at)
    values ($1, $2, $3, $4, $5::timestamptz) on conflict do nothing`
  const claimed = await tx.$executeRawUnsafe(insert, ...rowKey(request), hash, clock.now().toISOString())
  if (claimed === 1) return undefined
  const [row] = await tx.$queryRawUnsafe<{ request_hash: string; status: number; answer: string }[]>(
    `select request_hash, status, answer from kit.idempotency_key ${whereRowKey}`,
    ...rowKey(request),
  )
  if (row?.request_hash !== hash) return refuse('key-reused')
  return { status: row.status, body: JSON.parse(row.answer) } as unknown as Reply<E>
}

/** Stores the response in the transaction of its work. */
export const keepResponse = async <E extends Endpoint>(
  tx: Transaction,
  request: Request<E>,
  reply: Reply<E>,
): Promise<void> => {
  if (!takesKey(request)) return
  const { status, body = null } = reply as { status: number; body?: unknown }
  const update = `update kit.idempotency_key set status = $4::int, answer = $5 ${whereRowKey}`
  await sendStatement(tx, update, ...rowKey(request), status, JSON.stringify(body))
}
