import { expect, it } from 'vitest'
import { settingsOf } from './email-settings.ts'

const first = { applicants: 'daily', answers: true, messages: true }
const row = { accountId: 'a1', updatedAt: new Date(0), applicants: 'never', answers: false, messages: false }

it.each([null, undefined])('[EN-19] who chose nothing is told of everything: %s', (none) => {
  expect(settingsOf(none)).toStrictEqual(first)
})

it.each(['daily', 'at-once', 'never'] as const)('[EN-19] who chose %s gets that', (applicants) => {
  expect(settingsOf({ ...row, applicants })).toStrictEqual({ applicants, answers: false, messages: false })
})

it('[EN-19] what a manager chose about answers says nothing of messages', () => {
  expect(settingsOf({ ...row, answers: true })).toMatchObject({ answers: true, messages: false })
  expect(settingsOf({ ...row, messages: true })).toMatchObject({ answers: false, messages: true })
})

it('[EN-19] a pace that a newer release stored is that of whoever chose nothing', () => {
  expect(settingsOf({ ...row, applicants: 'weekly' })).toMatchObject({ applicants: 'daily', answers: false })
})
