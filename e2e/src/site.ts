import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Noun } from '@lunchpail/contracts/noun'

/** Processes of the running site that a test may stop, kill, pause and start again. */
export type SiteProcess = Noun | 'shell' | 'nats' | 'postgres' | 'message-catcher'

export const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests by npm test -- e2e`)
  return value
}

export async function control(
  name: SiteProcess,
  what: 'stop' | 'start' | 'kill' | 'pause' | 'resume',
): Promise<void> {
  const answer = await fetch(`${setting('SITE_CONTROL')}/processes/${name}/${what}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`${what} ${name}: ${answer.status} ${await answer.text()}`)
}

/** The processes that a test has stopped, killed or paused so far. */
export async function changedProcesses(): Promise<readonly string[]> {
  return (await (await fetch(`${setting('SITE_CONTROL')}/changed`)).json()) as string[]
}

interface CaughtMessage {
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly subject?: string
  readonly text: string
}

/** What the site sent to an address or number so far. */
export async function messagesTo(recipient: string): Promise<CaughtMessage[]> {
  const answer = await fetch(`${setting('MESSAGE_CATCHER_URL')}/messages?to=${encodeURIComponent(recipient)}`)
  return (await answer.json()) as CaughtMessage[]
}

/** The text or body of the last message to this number or address that `pattern` finds something in. */
export async function lastFound(recipient: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const matches = (await messagesTo(recipient)).map(({ text }) => pattern.exec(text)?.[0])
      found = matches.findLast((match) => match !== undefined)
      return found
    })
    .toBeTruthy()
  return found!
}

/** A text from a person's number to the site, by the form of the message catcher. */
export async function replyByText(from: string, text: string): Promise<void> {
  const answer = await fetch(`${setting('MESSAGE_CATCHER_URL')}/replies`, {
    method: 'POST',
    body: new URLSearchParams({ from, text }),
  })
  expect(answer.ok, `reply: ${answer.status}`).toBe(true)
}

/** The CSRF value of a browser. A site that is busy says for a moment that it cannot tell who that is. */
export async function csrfOf(request: APIRequestContext): Promise<string> {
  let csrf: string | null = null
  const ask = async () => {
    ;({ csrf } = (await (await request.get('/session/')).json()) as { csrf: string | null })
    return csrf
  }
  await expect.poll(ask).not.toBeNull()
  return csrf!
}

/** A page, or a browser without one, which costs less where nothing is looked at. */
export type Client = Pick<Page, 'request'>

/** A write as the pages send it: with the session's cookie and CSRF token. */
async function send(
  { request }: Client,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<Record<string, unknown>> {
  const headers = { 'x-csrf-token': await csrfOf(request) }
  const answer = await request.fetch(path, { method, data, headers })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}

export const post = (client: Client, path: string, data: object) => send(client, 'POST', path, data)
export const patch = (client: Client, path: string, data: object) => send(client, 'PATCH', path, data)
