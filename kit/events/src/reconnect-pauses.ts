/** Refused is a process by its credentials or its TLS, which does not pass by itself. */
export type ConnectionState = 'up' | 'down' | 'refused'

const firstMs = 100
const longestMs = 2_000
const longestRefusedMs = 10_000
/** A connection that lasted for so long was a good one: the next pause is the first again. */
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
