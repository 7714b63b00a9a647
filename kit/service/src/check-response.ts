import * as z from 'zod/mini'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { Reply } from './route.ts'

/** An answer that its contract does not declare is our fault, never the caller's. */
const wrong = (endpoint: Endpoint, why: string): never => {
  throw Object.assign(new Error(`the answer of ${endpoint.name} ${why}`), { name: 'AnswerError' })
}

/** Answers that were already checked, inside their transaction. */
const checked = new WeakSet<object>()

/** For an answer that was checked when it was first given. */
export const alreadyChecked = <R extends object>(reply: R): R => {
  checked.add(reply)
  return reply
}

/**
 * The second side of the guard: the answer as its schema lets it out. What the schema does not declare does not leave,
 * and an answer that does not fit is an error before anything is committed or sent.
 */
export const checkResponse = <E extends Endpoint>(endpoint: E, reply: Reply<E>): Reply<E> => {
  const given: object & Partial<{ status: number; body: unknown; stream: unknown }> = reply
  if (checked.has(given) || given.stream !== undefined) return reply
  const schema = endpoint.answers[Number(given.status)]
  if (!schema) return wrong(endpoint, `has a status that it does not declare: ${given.status}`)
  const parsed = z.safeParse(schema, given.body)
  if (parsed.success) return alreadyChecked({ ...reply, body: parsed.data })
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
  return wrong(endpoint, `does not fit its schema: ${where}`)
}
