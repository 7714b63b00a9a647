import { refuse, type FieldErrors } from './refusal.ts'

/** What of a contact belongs to another account. */
export interface Taken {
  readonly email: boolean
  readonly phone: boolean
}

export const takenErrors = ({ email, phone }: Taken): FieldErrors => ({
  ...(email && { email: 'account.email-taken' }),
  ...(phone && { phone: 'account.phone-taken' }),
})

/** 1 §8: whoever is logged in reads which contact is in use; there is no login to go to. */
export const refuseTaken = (taken: Taken): never =>
  refuse('duplicate-user', {
    sentence: taken.email ? 'account.email-taken' : 'account.phone-taken',
    fieldErrors: takenErrors(taken),
  })
