/** Refused is a process by its credentials or its TLS, which does not pass by itself. */
export type ConnectionState = 'up' | 'down' | 'refused'

const firstMs = 100
const longestMs = 2_000
const longestRefusedMs = 10_000
/** How long a connection must last to count as good: the next pause is the first one again. */
const goodConnectionMs = 10_000

/** The pauses between the tries of a connection: `begin` when one begins, `next` by how it ended. */
export const reconnectPauses = (now = (): number => performance.now()) => {
  let nextMs = firstMs
  let since = now()
  return {
    begin: (): void => {
      since = now()
    },
    next: (state: ConnectionState): number => {
      const pauseMs = now() - since > goodConnectionMs ? firstMs : nextMs
      nextMs = Math.min(pauseMs * 2, state === 'refused' ? longestRefusedMs : longestMs)
      return pauseMs
    },
  }
}
