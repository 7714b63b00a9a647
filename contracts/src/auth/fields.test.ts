import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  email,
  handleError,
  oneTimeCode,
  optionalPhone,
  password,
  phone,
  phoneCode,
  readHandle,
  setPassword,
  supportContact,
  supportMessage,
} from './fields.ts'

const fields = {
  email,
  oneTimeCode,
  optionalPhone,
  password,
  phone,
  phoneCode,
  setPassword,
  supportContact,
  supportMessage,
}
const parse = (field: keyof typeof fields, value: unknown) => {
  const result = z.safeParse<z.ZodMiniType>(fields[field], value)
  return result.success ? { data: result.data } : result.error.issues[0]!.message
}

describe('a handle', () => {
  it('[AU-05] is an email or the ten digits of a phone, however it is typed', () => {
    const rows = [
      ['Ana@Example.com ', { kind: 'email', value: 'ana@example.com' }],
      ['ana@example', undefined],
      ['(212) 555-0142', { kind: 'phone', value: '2125550142' }],
      ['1 212 555 0142', { kind: 'phone', value: '2125550142' }],
      ['+1 (212) 555-0142', { kind: 'phone', value: '2125550142' }],
      ['+1.212.555.0142', { kind: 'phone', value: '2125550142' }],
      ['tel:+12125550142', { kind: 'phone', value: '2125550142' }],
      ['0000000000', { kind: 'phone', value: '0000000000' }],
      ['212·555·0142', { kind: 'phone', value: '2125550142' }],
      ['+45 12 34 56 78', undefined],
      ['(+33) 1234-5678', undefined],
      ['2 212 555 0142', undefined],
      ['+1 212 555 0142 x5', undefined],
      ['212555014', undefined],
      ['ana', undefined],
    ] as const
    expect(rows.map(([typed]) => [typed, readHandle(typed)])).toEqual(rows)
  })

  it('[AU-05] has the error of what it seems to be', () => {
    const rows = [
      ['', 'login.handle-required'],
      ['  ', 'login.handle-required'],
      ['ana', 'login.phone-invalid'],
      ['21255', 'login.phone-invalid'],
      ['ana@example', 'account.email-invalid'],
      ['ana@example.com', undefined],
      ['2125550142', undefined],
    ] as const
    expect(rows.map(([typed]) => [typed, handleError(typed)])).toEqual(rows)
  })
})

it('[AU-03] reads each field, or says what is wrong with it', () => {
  const rows = [
    ['phone', '(212) 555-0142', { data: '2125550142' }],
    ['phone', '212 555 014', 'account.phone-invalid'],
    ['phone', '+1 212 555 0142', { data: '2125550142' }],
    ['phone', '（２１２）５５５－０１４２', { data: '2125550142' }],
    ['phone', '212\u2011555\u20110142', { data: '2125550142' }],
    ['phone', '＋45 12 34 56 78', 'account.phone-invalid'],
    ['phone', '0000000000', 'account.phone-invalid'],
    ['phone', '1 123 555 0142', 'account.phone-invalid'],
    ['phone', '+45 12 34 56 78', 'account.phone-invalid'],
    ['phone', '+44 20 7946 0958', 'account.phone-invalid'],
    ['phone', '+442079460958', 'account.phone-invalid'],
    ['phone', '+52 55 1234 5678', 'account.phone-invalid'],
    ['phone', '+525512345678', 'account.phone-invalid'],
    ['phone', '212-555-0142 ext. 5', 'account.phone-invalid'],
    ['phone', '٢١٢٥٥٥٠١٤٢', 'account.phone-invalid'],
    ['phone', undefined, 'account.phone-invalid'],
    ['optionalPhone', '', { data: undefined }],
    ['optionalPhone', undefined, { data: undefined }],
    ['optionalPhone', '2125550142', { data: '2125550142' }],
    ['email', ' Ana@Example.COM ', { data: 'ana@example.com' }],
    ['email', ' ', 'account.email-required'],
    ['email', 'ana@', 'account.email-invalid'],
    ['email', 'Ana+Jobs@Example.com', { data: 'ana+jobs@example.com' }],
    ['email', "o'neil@example.com", { data: "o'neil@example.com" }],
    ['email', 'ana@例え.example', 'account.email-invalid'],
    ['email', `${'a'.repeat(65_536)}@example.com`, 'field.max-length'],
    ['password', '', 'account.password-required'],
    ['password', 'abcdef1', 'account.password-length'],
    ['password', 'abcdefgh', 'account.password-strength'],
    ['password', '12345678', 'account.password-strength'],
    ['password', 'contraseñá1', { data: 'contraseñá1' }],
    ['password', `a1${'x'.repeat(199)}`, 'field.max-length'],
    ['setPassword', 'abcde', 'account.password-length-set'],
    ['setPassword', 'abcdef', { data: 'abcdef' }],
  ] as const
  expect(rows.map(([field, value]) => [field, value, parse(field, value)])).toEqual(rows)
})

it('[AU-21] [AU-28] reads a code, or says what is wrong with it', () => {
  const rows = [
    ['oneTimeCode', ' 12-34 56 ', { data: '123456' }],
    ['oneTimeCode', '', 'code.required'],
    ['oneTimeCode', undefined, 'code.required'],
    ['oneTimeCode', '- -', 'code.required'],
    ['oneTimeCode', '12345', 'code.digits'],
    ['oneTimeCode', '1234567', 'code.digits'],
    ['oneTimeCode', '12345a', 'code.digits'],
    ['phoneCode', '123 456', { data: '123456' }],
    ['phoneCode', '', 'code.digits'],
    ['phoneCode', undefined, 'code.digits'],
    ['phoneCode', 7, 'code.required'],
  ] as const
  expect(rows.map(([field, typed]) => [field, typed, parse(field, typed)])).toEqual(rows)
})

it('[AU-06] reads what is written to the support, or says what is wrong with it', () => {
  const rows = [
    ['supportMessage', ' The link is dead.\n\tWhat now?\r\n ', { data: 'The link is dead.\n\tWhat now?' }],
    ['supportMessage', ' ', 'field.required'],
    ['supportMessage', 'a\u0000b', 'field.invalid'],
    ['supportMessage', 'a\u001bb', 'field.invalid'],
    ['supportMessage', 'a\u202eb', 'field.invalid'],
    ['supportContact', ' ana@example.com ', { data: 'ana@example.com' }],
    ['supportContact', '(212) 555-0142', { data: '(212) 555-0142' }],
    ['supportContact', ' ', 'field.required'],
    ['supportContact', 'ana', 'account.handle-invalid'],
    ['supportContact', '21255', 'account.handle-invalid'],
    ['supportContact', 'ana@example.', 'account.handle-invalid'],
  ] as const
  expect(rows.map(([field, typed]) => [field, typed, parse(field, typed)])).toEqual(rows)
})
