const firstMs = 100
const longestMs = 2_000
const longestRefusedMs = 10_000
/** A connection that lasted for so long was a good one: the next pause is the first again. */
const goodConnectionMs = 10_000

/** The pause before each next try: by how long the last one lasted, and whether it was refused. */
export const reconnectPauses = (): ((lastedMs: number, refused: boolean) => number) => {
  let nextMs = firstMs
  return (lastedMs, refused) => {
    const pauseMs = lastedMs > goodConnectionMs ? firstMs : nextMs
    nextMs = Math.min(pauseMs * 2, refused ? longestRefusedMs : longestMs)
    return pauseMs
  }
}
