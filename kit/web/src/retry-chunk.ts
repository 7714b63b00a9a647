const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** A script or style sheet that did not arrive. Anything else is an error of the code, which a retry cannot help. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /CSS_CHUNK_LOAD_FAILED|Loading (CSS )?chunk|dynamically imported module/i.test(
      `${error.message} ${String((error as { code?: unknown }).code)}`,
    ))

/** After a timeout the person decides whether to wait again. */
const isTimeout = (error: unknown): boolean => (error as { type?: unknown }).type === 'timeout'

/** Loads again when a chunk did not arrive: twice, after 300 and 600 ms. */
export async function retryChunk<T>(load: () => Promise<T>, pauseMs = 300): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (attempt === 2 || !isChunkError(error) || isTimeout(error)) throw error
      await wait(pauseMs * 2 ** attempt)
    }
  }
}
