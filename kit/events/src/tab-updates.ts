/** An update of open tabs, over core NATS: a topic of an account changed, or a session changed or ended. */
export type TabUpdate =
  | { readonly kind: 'changed'; readonly accountId: string; readonly topic: string }
  | { readonly kind: 'session'; readonly sessionId: string }

/** The subjects that the shell server subscribes to. */
export const tabUpdateSubjects = ['live.account.*', 'live.session.*'] as const

export const encodeTabUpdate = (update: TabUpdate): { subject: string; payload: string } =>
  update.kind === 'changed'
    ? { subject: `live.account.${update.accountId}`, payload: JSON.stringify({ topic: update.topic }) }
    : { subject: `live.session.${update.sessionId}`, payload: '{}' }

/** The update in a message; undefined where it holds none. */
export const decodeTabUpdate = (subject: string, payload: Uint8Array): TabUpdate | undefined => {
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
