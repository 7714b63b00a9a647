import { expect, it } from 'vitest'
import { candidateNotice } from './candidate-notice.ts'

const setting = {
  language: 'en',
  site: 'https://lunchpail.example',
  support: 'help@lunchpail.example',
} as const
const notice = {
  what: 'canceled',
  application_id: 'application-1',
  invite_id: 'invite-1',
  title: 'Order Picker – Night Shift (Cold Storage)',
  company_name: 'Acme Inc.',
  starts_at: null,
  zone: null,
  own_zone: null,
  place: null,
  link: null,
  note: null,
} as const

it('[NT-01] ends a sentence once, where the name at its end has a period or was cut', () => {
  expect(candidateNotice.text!(notice, setting)).toContain(' at Acme Inc. https://')
  expect(candidateNotice.text!({ ...notice, what: 'invited' }, setting)).toContain(
    '(Cold Storag… Pick a time',
  )
  expect(candidateNotice.text!({ ...notice, company_name: 'شركة.' }, setting)).toContain(
    'شركة.\u2069 https://',
  )
  expect(candidateNotice.text!({ ...notice, company_name: 'Acme' }, setting)).toContain(' at Acme. https://')
})
