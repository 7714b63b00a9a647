/** Parts of the running site that a test may stop, kill, pause and start again. */
export type Part =
  'auth' | 'jobs' | 'wizard' | 'engagement' | 'notifications' | 'shell' | 'nats' | 'postgres' | 'inbox'

const control = process.env['SITE_CONTROL'] ?? ''

export async function tell(part: Part, what: 'stop' | 'start' | 'kill' | 'pause' | 'resume'): Promise<void> {
  const answer = await fetch(`${control}/parts/${part}/${what}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`${what} ${part}: ${answer.status} ${await answer.text()}`)
}

export interface InboxMessage {
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
}

/** What the site sent to an address or number so far. */
export async function messagesTo(recipient: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${process.env['INBOX_URL']}/messages?to=${encodeURIComponent(recipient)}`)
  const { messages } = (await answer.json()) as { messages: InboxMessage[] }
  return messages
}
