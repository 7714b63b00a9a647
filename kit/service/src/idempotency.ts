import { createHash, createHmac } from 'node:crypto'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { Clock } from './clock.ts'
import { refuse } from './refusal.ts'
import type { Reply, Request } from './route.ts'
import type { Transaction } from './service.ts'

type Key = Pick<Request, 'endpoint' | 'params' | 'query' | 'body' | 'idempotencyKey' | 'scope'>
interface Row {
  request_hash: string
  status: number
  answer: string
}

/** The key stays with the browser. Hashing the request with it keeps a password in a body from being guessed here. */
const hashesOf = ({ idempotencyKey: key = '', params, query, body }: Key) => {
  const { csrf_token: _, ...content } = (body ?? {}) as Record<string, unknown>
  return {
    key: createHash('sha256').update(key).digest('base64url'),
    request: createHmac('sha256', key)
      .update(JSON.stringify([params, query, content]))
      .digest('base64url'),
  }
}
const takesKey = ({ endpoint, idempotencyKey }: Key): boolean =>
  endpoint.idempotent === true && idempotencyKey !== undefined

/** Takes the key for this request. Where it is taken: the first answer, or a refusal when the content differs. */
export const firstAnswer = async <E extends Endpoint>(
  tx: Transaction,
  request: Request<E>,
  clock: Clock,
): Promise<Reply<E> | undefined> => {
  if (!takesKey(request)) return undefined
  const hashes = hashesOf(request)
  // A second request with the key waits here until the first one has committed or failed.
  const taken = await tx.$executeRawUnsafe(
    `insert into kit.idempotency_key (key_hash, scope, endpoint, request_hash, created_at)
     values ($1, $2, $3, $4, $5::timestamptz) on conflict do nothing`,
    hashes.key,
    request.scope,
    request.endpoint.name,
    hashes.request,
    clock.now().toISOString(),
  )
  if (taken === 1) return undefined
  const [row] = await tx.$queryRawUnsafe<Row[]>(
    `select request_hash, status, answer from kit.idempotency_key
     where key_hash = $1 and scope = $2 and endpoint = $3`,
    hashes.key,
    request.scope,
    request.endpoint.name,
  )
  if (row?.request_hash !== hashes.request) return refuse('key-reused')
  return { status: row.status, body: JSON.parse(row.answer) } as unknown as Reply<E>
}

/** Keeps the answer beside the work it belongs to. */
export const keepAnswer = async <E extends Endpoint>(
  tx: Transaction,
  request: Request<E>,
  reply: Reply<E>,
): Promise<void> => {
  if (!takesKey(request)) return
  const { status, body } = reply as { status: number; body?: unknown }
  await tx.$executeRawUnsafe(
    `update kit.idempotency_key set status = $4::int, answer = $5
     where key_hash = $1 and scope = $2 and endpoint = $3`,
    hashesOf(request).key,
    request.scope,
    request.endpoint.name,
    status,
    JSON.stringify(body ?? null),
  )
}
