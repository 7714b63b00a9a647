import * as z from 'zod/mini'
import type { Application } from '../application.ts'
import { email, phone } from '../../auth/fields.ts'
import { fullNameError, personNameError } from '../../auth/name-rules.ts'
import { fieldErrorsOf, required, type FieldError, type FieldErrors } from './field-errors.ts'

const name = (typed: string | undefined, missing: FieldError): FieldError | null =>
  required(typed, missing) ?? personNameError(typed!) ?? null

/** 1 §2.6, 1 §5. */
export const contactErrors = (answers: Application): FieldErrors =>
  fieldErrorsOf({
    first_name: name(answers.first_name, 'account.first-name-required'),
    last_name:
      name(answers.last_name, 'account.last-name-required') ??
      fullNameError(answers.first_name ?? '', answers.last_name ?? '') ??
      null,
    phone:
      required(answers.phone) ?? (z.safeParse(phone, answers.phone).success ? null : 'account.phone-invalid'),
    email: required(answers.email) ?? (z.safeParse(email, answers.email).success ? null : 'person.email'),
  })
