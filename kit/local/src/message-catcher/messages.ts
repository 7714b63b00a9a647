import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A text or an email as it was sent. Sent twice, it is here twice. */
export interface Message {
  readonly id: string
  /** ISO 8601 */
  readonly at: string
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly from: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
  /** the sender's own reference, by which the message is found again */
  readonly reference?: string
  /** of an email, such as List-Unsubscribe */
  readonly headers?: Readonly<Record<string, string>>
  /** it was written here, to the site */
  readonly reply?: true
}

export interface Messages {
  add(message: Omit<Message, 'id' | 'at'>): Message
  /** newest first */
  list(filter?: { to?: string | null; channel?: string | null }): Message[]
  find(id: string): Message | undefined
  clear(): void
  onChange(listener: () => void): () => void
}

/** Messages, stored line by line in a file. */
export const openMessages = (file: string): Messages => {
  const changes = new EventEmitter().setMaxListeners(0)
  let messages: Message[] = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Message)
    : []
  return {
    add: (fields) => {
      const message: Message = {
        id: randomUUID().replaceAll('-', ''),
        at: new Date().toISOString(),
        ...fields,
      }
      appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 })
      messages.push(message)
      changes.emit('change')
      return message
    },
    list: ({ to, channel } = {}) =>
      messages
        .filter((message) => !to || message.to.toLowerCase() === to.toLowerCase())
        .filter((message) => !channel || message.channel === channel)
        .toReversed(),
    find: (id) => messages.find((message) => message.id === id),
    clear: () => {
      messages = []
      writeFileSync(file, '', { mode: 0o600 })
      changes.emit('change')
    },
    onChange: (listener) => {
      changes.on('change', listener)
      return () => changes.off('change', listener)
    },
  }
}
