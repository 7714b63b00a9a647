import * as z from 'zod/mini'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { Reply } from './route.ts'

/** A response that its contract does not declare is a bug of the service: 500, and nothing is committed. */
const fail = (endpoint: Endpoint, why: string): never => {
  throw Object.assign(new Error(`the response of ${endpoint.name} ${why}`), { name: 'ResponseError' })
}

/** Responses that were checked before, inside their transaction. */
const checked = new WeakSet<object>()

/** Marks a response that was checked when it was first given. */
export const alreadyChecked = <R extends object>(reply: R): R => {
  checked.add(reply)
  return reply
}

/**
 * The second side of the guard: the response as parsed by its schema. Fields that the schema does not declare are left
 * out; a response that does not fit is an error before anything is committed or sent.
 */
export const checkResponse = <E extends Endpoint>(endpoint: E, reply: Reply<E>): Reply<E> => {
  const given: object & Partial<{ status: number; body: unknown; stream: unknown }> = reply
  if (checked.has(given) || given.stream !== undefined) return reply
  const schema = endpoint.answers[Number(given.status)]
  if (!schema) return fail(endpoint, `has a status that it does not declare: ${given.status}`)
  const parsed = z.safeParse(schema, given.body)
  if (parsed.success) return alreadyChecked({ ...reply, body: parsed.data })
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
  return fail(endpoint, `does not fit its schema: ${where}`)
}
