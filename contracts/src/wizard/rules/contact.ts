import * as z from 'zod/mini'
import type { Application } from '../application.ts'
import { email, phone } from '../../auth/fields.ts'
import { pastedName } from '../../auth/pasted.ts'
import { fullNameError, personNameError } from '../../auth/name-rules.ts'
import { fieldErrorsOf, required, type FieldError, type FieldErrors } from './field-errors.ts'

const name = (typed: string, missing: FieldError): FieldError | null =>
  required(typed, missing) ?? personNameError(typed) ?? null

/** 1 §2.6, 1 §5. Names as an account takes them: what came along with a paste is not theirs. */
export function contactErrors(answers: Application): FieldErrors {
  const [first, last] = [pastedName(answers.first_name ?? ''), pastedName(answers.last_name ?? '')]
  return fieldErrorsOf({
    first_name: name(first, 'account.first-name-required'),
    last_name: name(last, 'account.last-name-required') ?? fullNameError(first, last) ?? null,
    phone:
      required(answers.phone) ?? (z.safeParse(phone, answers.phone).success ? null : 'account.phone-invalid'),
    email: required(answers.email) ?? (z.safeParse(email, answers.email).success ? null : 'person.email'),
  })
}
