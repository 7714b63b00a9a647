import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { isOneLine } from '../fields/one-line.ts'
import { fullNameError, nameError, personNameError } from './name-rules.ts'
import { pastedEmail, pastedName } from './pasted.ts'
import { digitsOf, isPhone } from './phone-number.ts'

const nameCharacters = 200

/** One refinement for each sentence of a rule of names. */
const holdsNo = <Error extends string>(
  errorOf: (name: string) => Error | undefined,
  ...errors: readonly Error[]
) => errors.map((error) => z.refine<string>((name) => errorOf(name) !== error, error))

const isUsable = holdsNo(nameError, 'account.name-characters', 'account.name-address')
const isPersons = holdsNo(
  personNameError,
  'account.name-characters',
  'account.name-address',
  'account.name-digits',
)

export const personName = (rule: string) =>
  z.string(rule).check(z.overwrite(pastedName), z.minLength(1, rule), atMost(nameCharacters), ...isPersons)

interface Named {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

/** Both names together, at the last one. */
export const usableTogether = (['account.name-address', 'account.name-digits'] as const).map((error) =>
  z.refine<Named>(({ first_name, last_name }) => fullNameError(first_name ?? '', last_name ?? '') !== error, {
    path: ['last_name'],
    error,
    when: ({ value }) => isNamed(value),
  }),
)

/** Looked at even where other fields are wrong, so that all errors show at once. */
const isNamed = (value: unknown): boolean => {
  const { first_name, last_name } = (value ?? {}) as Record<string, unknown>
  return [first_name, last_name].every((name) => typeof name === 'string' && name.length <= nameCharacters)
}

/** The name of a company, or a manager's position there; may be left out. */
export const companyText = z.optional(z.string().check(z.trim(), atMost(nameCharacters), ...isUsable))

/** Trimmed and in lower case. 1 §5. */
export const email = z
  .string('account.email-required')
  .check(
    z.overwrite(pastedEmail),
    z.minLength(1, 'account.email-required'),
    z.maxLength(200, 'field.max-length'),
    z.email('account.email-invalid'),
  )

/** Ten digits after stripping everything else, the country’s 1 too (1 §5), of a number that there can be. */
export const phone = z.pipe(
  z.pipe(
    z.string('account.phone-invalid').check(z.maxLength(40, 'account.phone-invalid')),
    z.transform(digitsOf),
  ),
  z.string().check(z.refine(isPhone, 'account.phone-invalid')),
)

/** What a form left empty is absent. */
const emptyOr = <Field extends z.ZodMiniType>(field: Field) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      field,
    ]),
  )

export const optionalPhone = emptyOr(phone)

/** The secret of an invite's link: 256 bits as base64url. */
export const inviteToken = z.string('field.required').check(z.regex(/^[\w-]{43}$/, 'field.invalid'))

/** At least 8 characters with letters and numbers. 1 §5. */
export const password = z.string('account.password-required').check(
  z.minLength(1, 'account.password-required'),
  z.minLength(8, 'account.password-length'),
  atMost(200),
  z.refine((value) => /\p{L}/u.test(value) && /\d/.test(value), 'account.password-strength'),
)

export const optionalPassword = emptyOr(password)

/** What our own set-password forms take: what their hints say. */
export const hintedPassword = z.object({ password })

/** The minimum of 6 of the calls that set a password. 1 §5. */
export const setPassword = z
  .string('account.password-required')
  .check(
    z.minLength(1, 'account.password-required'),
    z.minLength(6, 'account.password-length-set'),
    z.maxLength(200, 'field.max-length'),
  )

/** Six digits; blanks and hyphens between them are ignored. 1 §5, 1 §9. */
export const oneTimeCode = z.pipe(
  z.pipe(
    z.string('code.required').check(z.maxLength(40, 'code.digits')),
    z.transform((typed) => typed.replace(/[\s-]/g, '')),
  ),
  z.string().check(z.minLength(1, 'code.required'), z.regex(/^\d{6}$/, 'code.digits')),
)

/** The same; an empty one has the sentence of the phone's form. 1 §5. */
export const phoneCode = z.pipe(
  z.transform((typed: unknown) => (typed === '' || typed === undefined ? '?' : typed)),
  oneTimeCode,
)

/** A message to the support: lines of text, with no invisible characters. */
export const supportMessage = z.string('field.required').check(
  z.trim(),
  z.minLength(1, 'field.required'),
  atMost(2000),
  z.refine((typed) => isOneLine(typed.replaceAll(/[\n\r\t]/g, ' ')), 'field.invalid'),
)

/** Where the support answers: an email or a phone, as a login has it. */
export const supportContact = z.string('field.required').check(
  z.trim(),
  z.minLength(1, 'field.required'),
  atMost(200),
  z.refine((typed) => isContact(typed), 'account.handle-invalid'),
)

/** A login has one of these; a record of auth that is sent back has null or nothing in the others. 1 §7, 2 §3. */
export const handleFields = {
  handle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
}

/** What a person signs in by: with an @ an email, otherwise a phone of ten digits. 1 §5. */
export type Handle = { readonly kind: 'email' | 'phone'; readonly value: string }

/** A login asks for no more: whoever it is of, the account decides. */
const hasTenDigits = (typed: string): boolean => /^\d{10}$/.test(digitsOf(typed))

/** Parses a handle; undefined unless it has ten digits, or an @ and a dot. 1 §5. */
export function readHandle(typed: string): Handle | undefined {
  if (typed.includes('@')) {
    const value = pastedEmail(typed)
    return value.includes('.') ? { kind: 'email', value } : undefined
  }
  return hasTenDigits(typed) ? { kind: 'phone', value: digitsOf(typed) } : undefined
}

/**
 * The error of the login field as a sentence key; undefined where it is valid. Its rule is its own (1 §5): what has an @ is an
 * email, all else a phone number.
 */
export function handleError(typed: string) {
  if (typed.trim() === '') return 'login.handle-required' as const
  if (readHandle(typed)) return undefined
  return typed.includes('@') ? ('account.email-invalid' as const) : ('login.phone-invalid' as const)
}

const isContact = (typed: string): boolean => {
  const handle = readHandle(typed)
  return handle?.kind === 'email' ? z.safeParse(email, handle.value).success : handle !== undefined
}
