/** A notice to open tabs, over core NATS: a topic of an account changed, or a session changed or ended. */
export type Notice =
  | { readonly kind: 'changed'; readonly accountId: string; readonly topic: string }
  | { readonly kind: 'session'; readonly sessionId: string }

/** The subjects that the shell server subscribes to. */
export const noticeSubjects = ['live.account.*', 'live.session.*'] as const

export const encodeNotice = (notice: Notice): { subject: string; payload: string } =>
  notice.kind === 'changed'
    ? { subject: `live.account.${notice.accountId}`, payload: JSON.stringify({ topic: notice.topic }) }
    : { subject: `live.session.${notice.sessionId}`, payload: '{}' }

/** The notice in a message; undefined where it holds none. */
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
