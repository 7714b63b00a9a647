import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** SHA-256 of its public key, in Base64: a browser started with it accepts this certificate alone */
  readonly fingerprint: string
}

/** One value of ASN.1, as DER writes it: lengths in as few bytes as they need. */
function der(tag: number, ...parts: readonly (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = body
  const sized =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...sized]), body])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const identifiers = {
  ecdsaWithSha256: der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]),
  commonName: der(0x06, [0x55, 0x04, 0x03]),
  otherNames: der(0x06, [0x55, 0x1d, 0x11]),
}
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))

/** A one-day certificate for `localhost` (RFC 5280, version 3), signed by its own key. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const host = Buffer.from('localhost')
  const name = sequence(der(0x31, sequence(identifiers.commonName, der(0x0c, host))))
  const signedBy = sequence(identifiers.ecdsaWithSha256)
  const tbsCertificate = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1], randomBytes(8)),
    signedBy,
    name,
    sequence(time(new Date(Date.now() - hourMs)), time(new Date(Date.now() + dayMs))),
    name,
    spki,
    der(0xa3, sequence(sequence(identifiers.otherNames, der(0x04, sequence(der(0x82, host)))))),
  )
  const whole = sequence(tbsCertificate, signedBy, der(0x03, [0], sign('sha256', tbsCertificate, privateKey)))
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  }
}
