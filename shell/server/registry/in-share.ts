import { createHash } from 'node:crypto'

/**
 * Whether a visitor is among the share (in percent) that gets a build. By a hash of the random value that their browser
 * holds, so that they get the same build each time, and others are the first to get the next one.
 */
export function inShare(visitor: string, build: string, share: number): boolean {
  const hash = createHash('sha256').update(`${visitor} ${build}`).digest()
  return hash.readUInt32BE(0) / 2 ** 32 < share / 100
}
