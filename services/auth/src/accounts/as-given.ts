import type { Account } from '../database.ts'
import { movedPhoneColumns, noWantedPhone } from './contact-columns.ts'

/**
 * The account with the number that its person gave. One that another account has is kept aside until a code proves it, and looks no
 * different to the person: else who types numbers would read from the answers which of them have an account.
 */
export const asGiven = (account: Account): Account =>
  account.wantedPhone === null
    ? account
    : {
        ...account,
        phone: account.wantedPhone,
        phoneVerifiedAt: null,
        phoneChangedAt: account.updatedAt,
        phoneReplacedAt: account.phone === null ? null : account.updatedAt,
        ...movedPhoneColumns(account),
        textStoppedAt: null,
        ...noWantedPhone,
      }
