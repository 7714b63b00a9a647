import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { startPasskey, startPasskeySignIn } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'

type Creation = ResultOf<typeof startPasskey>['body']['options']
type Request = ResultOf<typeof startPasskeySignIn>['body']['options']

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}
/** present, verified; with a new credential */
const used = 0b0000_0101
const made = used | 0b0100_0000

/** A device with one passkey: what a browser and its authenticator do between options and answer. */
export function newAuthenticator(origin: string) {
  const credentialId = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]),
  )
  const id = base64url(credentialId)
  let userHandle = ''
  let counter = 0
  const clientData = (type: string, challenge: string, at: string) =>
    JSON.stringify({ type, challenge, origin: at, crossOrigin: false })
  const answerOf = <Response>(response: Response) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
  })
  return {
    create(options: Creation, at = origin) {
      userHandle = options.user.id
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([
        sha256(options.rp.id!),
        Buffer.from([made]),
        counterBytes(counter),
        Buffer.alloc(16),
        length,
        credentialId,
        cose,
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, number>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, number>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return answerOf({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, at)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      })
    },
    /** `counts` by how much its counter goes on */
    get(options: Request, { at = origin, counts = 1, handle = userHandle } = {}) {
      counter += counts
      const client = clientData('webauthn.get', options.challenge, at)
      const authenticatorData = Buffer.concat([
        sha256(options.rpId!),
        Buffer.from([used]),
        counterBytes(counter),
      ])
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey)
      return answerOf({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: handle,
      })
    },
  }
}
