import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Transform, type TransformCallback } from 'node:stream'
import { S3Error } from './s3-error.ts'

/** Takes the frames off a body that the SDK sends in chunks ("aws-chunked"); the trailer after the last is left out. */
export const unframed = (): Transform => {
  let rest = Buffer.alloc(0)
  let wanted: number | undefined
  let ended = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      rest = Buffer.concat([rest, chunk])
      while (!ended) {
        if (wanted === undefined) {
          const line = rest.indexOf('\r\n')
          if (line < 0) break
          wanted = Number.parseInt(rest.subarray(0, line).toString(), 16)
          if (Number.isNaN(wanted)) return done(new S3Error(400, 'IncompleteBody'))
          rest = rest.subarray(line + 2)
          ended = wanted === 0
        } else {
          if (rest.length < wanted + 2) break
          this.push(rest.subarray(0, wanted))
          rest = rest.subarray(wanted + 2)
          wanted = undefined
        }
      }
      done()
    },
    flush: (done) => done(ended ? null : new S3Error(400, 'IncompleteBody')),
  })
}

/** Counts and hashes what passes; refuses too much, and what is not what was signed. */
export const measured = (most: number, signedHash: string | undefined) => {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')]
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      md5.update(chunk)
      sha256.update(chunk)
      done(size > most ? new S3Error(400, 'EntityTooLarge') : null, chunk)
    },
    flush(done) {
      const same = signedHash === undefined || sha256.digest('hex') === signedHash
      done(same ? null : new S3Error(400, 'XAmzContentSHA256Mismatch'))
    },
  })
  return { stream, result: () => ({ size, etag: `"${md5.digest('hex')}"` }) }
}

/** How a request's body is sent: in frames or plain, and the hash that its signature covers. */
export const bodyKind = (request: IncomingMessage): { framed: boolean; signedHash: string | undefined } => {
  const contentHash = String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
  if (contentHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return { framed: true, signedHash: undefined }
  if (contentHash.startsWith('STREAMING-'))
    throw new S3Error(501, 'NotImplemented', `${contentHash} is not understood here`)
  return { framed: false, signedHash: contentHash === 'UNSIGNED-PAYLOAD' ? undefined : contentHash }
}
