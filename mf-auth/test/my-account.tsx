import { vi } from 'vitest'
import type { FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInSession } from './answers.ts'
import { AccountSlot } from '../src/contacts/account.slot.tsx'

export const done = vi.fn()

export const account = {
  ...signedInSession.account,
  phone: '2125550142',
  text_consent: true,
  has_password: true,
  email_verified: true,
}

export const session = { ...signedInSession, account }

export const render = (answers: readonly FakeAnswer[] = [], of: typeof session = session) =>
  renderScreen(<AccountSlot open onDone={done} />, { path: '/profile', session: of, answers })
