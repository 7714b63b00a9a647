import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import twilio from 'twilio'

/** The public key of SendGrid's settings: DER in base64. */
export function webhookKey(base64: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ec' ? key : undefined
  } catch {
    return undefined
  }
}

/** Whether SendGrid sent this body: ECDSA over the time and the bytes. */
export function isFromSendGrid(
  key: KeyObject,
  sent: { readonly body: string; readonly signature: string; readonly timestamp: string },
): boolean {
  try {
    return verify(
      'sha256',
      Buffer.from(sent.timestamp + sent.body),
      key,
      Buffer.from(sent.signature, 'base64'),
    )
  } catch {
    return false
  }
}

/** Fields of a form; what comes several times is a list, as Twilio's check wants it. */
export function formOf(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

/** Whether Twilio sent this form to the address; both of its spellings, as operators write it. */
export const isFromTwilio = (
  authToken: string,
  signature: string,
  address: string,
  form: ReturnType<typeof formOf>,
): boolean =>
  [address, address.replace(/\/$/, '')].some((url) => twilio.validateRequest(authToken, signature, url, form))
