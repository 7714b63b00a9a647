/** The body of an answer from outside; fails as soon as it is longer than that. */
export async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // leaving the loop ends the connection
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw Object.assign(new Error('the body is too long'), { code: 'BODY_TOO_LONG' })
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
