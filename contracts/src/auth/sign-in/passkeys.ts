import * as z from 'zod/mini'
import { listOf } from '../../fields/list-of.ts'
import { id, instant, line, upTo } from '../../fields/texts.ts'

/** More than anybody has devices and keys. */
export const maxPasskeys = 20

/** Bytes as base64url. WebAuthn lets an id have 1023 of them. */
const bytes = (characters: number) =>
  z
    .string('field.invalid')
    .check(z.maxLength(characters, 'field.invalid'), z.regex(/^[\w-]+$/, 'field.invalid'))
const credentialId = bytes(1_400)
const clientData = bytes(8_000)
const transports = listOf(upTo(40), 16)
const credentialType = z.literal('public-key')

/** `public-key`, and nothing else so far */
const kind = upTo(40)

/** A passkey for its own person. */
export const passkey = z.object({
  id,
  /** where it was made: the families of browser and operating system, or `other` */
  browser: line,
  platform: line,
  /** of the person's devices, not of one alone */
  synced: z.boolean(),
  created_at: instant,
  last_used_at: z.nullable(instant),
})
export type Passkey = z.output<typeof passkey>

const credential = { id: credentialId, type: kind, transports: z.optional(transports) }

/** What `navigator.credentials.create` is asked with, in WebAuthn's JSON. */
export const creationOptions = z.object({
  challenge: id,
  rp: z.object({ name: line, id: z.optional(line) }),
  user: z.object({ id, name: line, displayName: upTo(401) }),
  pubKeyCredParams: listOf(z.object({ type: credentialType, alg: z.number() }), 10),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(listOf(z.object(credential), maxPasskeys)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
})

/** What `navigator.credentials.get` is asked with. */
export const requestOptions = z.object({
  challenge: id,
  rpId: z.optional(line),
  timeout: z.optional(z.number()),
  userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
})

const responseOf = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: credentialType,
    response,
  })

/** What the browser answers where it made a passkey. */
export const registration = responseOf(
  z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(30_000),
    transports: z.optional(transports),
  }),
)

/** What it answers where a passkey signed. */
export const assertion = responseOf(
  z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: z.optional(bytes(100)),
  }),
)
