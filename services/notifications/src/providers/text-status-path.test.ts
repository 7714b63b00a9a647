import { expect, it } from 'vitest'
import { textStatusPath } from './text-status-path.ts'

it('[NT-04] Twilio tells what became of a text at an address of that text', () => {
  const id = '019aa2d4-0000-7000-8000-000000000001'
  expect(textStatusPath(id)).toBe(`/api/webhooks/twilio/status/${id}/`)
})
