import type { NatsUser } from './nats-permissions.ts'

/** What a user may publish and read, by the text of a file of permissions as `natsPermissions` writes it. */
interface Permitted {
  readonly publish: readonly string[]
  readonly subscribe: readonly string[]
}
const kinds = ['publish', 'subscribe'] as const

/** Where the part of a user begins and ends; undefined of one that the file does not know. */
const partOf = (text: string, user: NatsUser): { from: number; to: number } | undefined => {
  const from = text.indexOf(`{ user: ${user},`)
  if (from < 0) return undefined
  const next = text.indexOf('{ user: ', from + 1)
  return { from, to: next < 0 ? text.length : next }
}

const permitted = (text: string, user: NatsUser): Permitted => {
  const part = partOf(text, user)
  const own = part ? text.slice(part.from, part.to) : ''
  const listed = (kind: (typeof kinds)[number]): string[] => {
    const [, subjects = ''] = new RegExp(`${kind}: \\{ allow: \\[([^\\]]*)\\]`).exec(own) ?? []
    return [...subjects.matchAll(/"([^"]+)"/g)].map(([, subject]) => subject!)
  }
  return { publish: listed('publish'), subscribe: listed('subscribe') }
}

/** What a release needs that the server does not permit, and what the server permits that it no longer needs. */
export const permissionDifference = (served: string, needed: string, user: NatsUser) => {
  const [has, wants] = [permitted(served, user), permitted(needed, user)]
  const only = (one: Permitted, other: Permitted) =>
    kinds.flatMap((kind) =>
      one[kind].filter((subject) => !other[kind].includes(subject)).map((subject) => ({ kind, subject })),
    )
  return { missing: only(wants, has), left: only(has, wants) }
}

/**
 * The text that a server has, with what a release of one user needs besides. Nothing is taken away: the release before runs until
 * the rollout is done. Undefined where the server does not know the user, whose password an operator has to set.
 */
export const withNeeded = (served: string, needed: string, user: NatsUser): string | undefined => {
  const part = partOf(served, user)
  if (part === undefined) return undefined
  const { missing } = permissionDifference(served, needed, user)
  const own = kinds.reduce(
    (text, kind) => {
      const lines = missing.flatMap((one) =>
        one.kind === kind ? [`          ${JSON.stringify(one.subject)}\n`] : [],
      )
      return lines.length === 0
        ? text
        : text.replace(new RegExp(`(${kind}: \\{ allow: \\[\\n)`), (found) => found + lines.join(''))
    },
    served.slice(part.from, part.to),
  )
  return served.slice(0, part.from) + own + served.slice(part.to)
}
