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

const parse = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value)
  return result.success ? { data: result.data } : result.error.issues[0]!.message
}

describe('a handle', () => {
  it.each([
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
  ])('[AU-05] %j', (typed, handle) => expect(readHandle(typed)).toEqual(handle))

  it.each([
    ['', 'login.handle-required'],
    ['  ', 'login.handle-required'],
    ['ana', 'login.phone-invalid'],
    ['21255', 'login.phone-invalid'],
    ['ana@example', 'account.email-invalid'],
    ['ana@example.com', undefined],
    ['2125550142', undefined],
  ])('[AU-05] %j has the error %s', (typed, error) => expect(handleError(typed)).toBe(error))
})

it.each([
  [phone, '(212) 555-0142', { data: '2125550142' }],
  [phone, '212 555 014', 'account.phone-invalid'],
  [phone, '+1 212 555 0142', { data: '2125550142' }],
  [phone, '（２１２）５５５－０１４２', { data: '2125550142' }],
  [phone, '212\u2011555\u20110142', { data: '2125550142' }],
  [phone, '＋45 12 34 56 78', 'account.phone-invalid'],
  [phone, '0000000000', 'account.phone-invalid'],
  [phone, '1 123 555 0142', 'account.phone-invalid'],
  [phone, '+45 12 34 56 78', 'account.phone-invalid'],
  [phone, '+44 20 7946 0958', 'account.phone-invalid'],
  [phone, '+442079460958', 'account.phone-invalid'],
  [phone, '+52 55 1234 5678', 'account.phone-invalid'],
  [phone, '+525512345678', 'account.phone-invalid'],
  [phone, '212-555-0142 ext. 5', 'account.phone-invalid'],
  [phone, '٢١٢٥٥٥٠١٤٢', 'account.phone-invalid'],
  [phone, undefined, 'account.phone-invalid'],
  [optionalPhone, '', { data: undefined }],
  [optionalPhone, undefined, { data: undefined }],
  [optionalPhone, '2125550142', { data: '2125550142' }],
  [email, ' Ana@Example.COM ', { data: 'ana@example.com' }],
  [email, ' ', 'account.email-required'],
  [email, 'ana@', 'account.email-invalid'],
  [email, 'Ana+Jobs@Example.com', { data: 'ana+jobs@example.com' }],
  [email, "o'neil@example.com", { data: "o'neil@example.com" }],
  [email, 'ana@例え.example', 'account.email-invalid'],
  [email, `${'a'.repeat(65_536)}@example.com`, 'field.max-length'],
  [password, '', 'account.password-required'],
  [password, 'abcdef1', 'account.password-length'],
  [password, 'abcdefgh', 'account.password-strength'],
  [password, '12345678', 'account.password-strength'],
  [password, 'contraseñá1', { data: 'contraseñá1' }],
  [password, `a1${'x'.repeat(199)}`, 'field.max-length'],
  [setPassword, 'abcde', 'account.password-length-set'],
  [setPassword, 'abcdef', { data: 'abcdef' }],
] as const)('[AU-03] the field %# given %j', (schema, value, outcome) => {
  expect(parse(schema, value)).toEqual(outcome)
})

it.each([
  [oneTimeCode, ' 12-34 56 ', { data: '123456' }],
  [oneTimeCode, '', 'code.required'],
  [oneTimeCode, undefined, 'code.required'],
  [oneTimeCode, '- -', 'code.required'],
  [oneTimeCode, '12345', 'code.digits'],
  [oneTimeCode, '1234567', 'code.digits'],
  [oneTimeCode, '12345a', 'code.digits'],
  [phoneCode, '123 456', { data: '123456' }],
  [phoneCode, '', 'code.digits'],
  [phoneCode, undefined, 'code.digits'],
  [phoneCode, 7, 'code.required'],
])('[AU-21] [AU-28] a code %# of %j', (schema, typed, result) => {
  expect(parse(schema, typed)).toEqual(result)
})

it.each([
  [supportMessage, ' The link is dead.\n\tWhat now?\r\n ', { data: 'The link is dead.\n\tWhat now?' }],
  [supportMessage, ' ', 'field.required'],
  [supportMessage, 'a\u0000b', 'field.invalid'],
  [supportMessage, 'a\u001bb', 'field.invalid'],
  [supportContact, ' ana@example.com ', { data: 'ana@example.com' }],
  [supportContact, '(212) 555-0142', { data: '(212) 555-0142' }],
  [supportContact, ' ', 'field.required'],
  [supportContact, 'ana', 'account.handle-invalid'],
  [supportContact, '21255', 'account.handle-invalid'],
  [supportContact, 'ana@example.', 'account.handle-invalid'],
])('[AU-06] what is written to the support, %# of %j', (schema, typed, result) => {
  expect(parse(schema, typed)).toEqual(result)
})
