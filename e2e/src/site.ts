/** Parts of the running site that a test may stop, kill, pause and start again. */
export type Part =
  | 'auth'
  | 'jobs'
  | 'wizard'
  | 'profile'
  | 'matches'
  | 'engagement'
  | 'notifications'
  | 'shell'
  | 'nats'
  | 'postgres'
  | 'inbox'

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests by npm test -- e2e`)
  return value
}

export async function tell(part: Part, what: 'stop' | 'start' | 'kill' | 'pause' | 'resume'): Promise<void> {
  const answer = await fetch(`${setting('SITE_CONTROL')}/parts/${part}/${what}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`${what} ${part}: ${answer.status} ${await answer.text()}`)
}

interface InboxMessage {
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly subject?: string
  readonly text: string
}

/** What the site sent to an address or number so far. */
export async function messagesTo(recipient: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${setting('INBOX_URL')}/messages?to=${encodeURIComponent(recipient)}`)
  return (await answer.json()) as InboxMessage[]
}
