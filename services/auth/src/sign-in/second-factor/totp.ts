import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every app has it: SHA-1, six digits, half a minute. */
const period = 30
const settings = { algorithm: 'SHA1', digits: 6, period, issuer: 'Lunchpail' } as const
/** Of a phone whose clock is not quite right, and of a code that was typed slowly. */
const steps = 1

/** 160 bits, as the RFC recommends. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. */
export const totpUri = (key: string, label: string): string =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(key) }).toString()

/** Not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The half minute of a code, where it is one of the key's, of about now and after `lastStep`; else undefined. */
export function totpStep(key: string, code: string, now: Date, lastStep: number): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(key) }).validate({
    token: code,
    timestamp,
    window: steps,
  })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1_000 / period) + delta
  return step > lastStep ? step : undefined
}
