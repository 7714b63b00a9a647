/** What open tabs are told: to an account's tabs that a topic changed, or that a session is no longer what it was. */
export type Notice =
  | { readonly kind: 'changed'; readonly accountId: string; readonly topic: string }
  | { readonly kind: 'session'; readonly sessionId: string }

/** Subjects that the shell server hears, to tell open tabs. */
export const noticeSubjects = ['live.account.*', 'live.session.*'] as const

export const encodeNotice = (notice: Notice): { subject: string; payload: string } =>
  notice.kind === 'changed'
    ? { subject: `live.account.${notice.accountId}`, payload: JSON.stringify({ topic: notice.topic }) }
    : { subject: `live.session.${notice.sessionId}`, payload: '{}' }

/** A notice as it was told; undefined for what is none. */
export const decodeNotice = (subject: string, payload: Uint8Array): Notice | undefined => {
  const [, kind, id] = subject.split('.')
  if (!id) return undefined
  if (kind === 'session') return { kind: 'session', sessionId: id }
  try {
    const { topic } = JSON.parse(new TextDecoder().decode(payload)) as { topic?: unknown }
    return typeof topic === 'string' ? { kind: 'changed', accountId: id, topic } : undefined
  } catch {
    return undefined
  }
}
