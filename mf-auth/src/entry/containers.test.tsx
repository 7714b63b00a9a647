// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signIn } from '@lunchpail/contracts/auth/api'
import { mount } from '@lunchpail/kit-web/standalone'
import { answer, fakeTransport } from '@lunchpail/kit-web/testing/fake-answers'
import { press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, visitor } from '@lunchpail/kit-web/testing/sessions'
import { authRecord } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('[SH-14] [AU-32] a login in a page of its own has the handle of its usr, and leads on to its redirect', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  answerSession(visitor)
  fakeTransport([answer(signIn, ({ body }) => ({ ...authRecord, signed_in: 'password' in body }))])
  history.replaceState(null, '', '/own.html?usr=rosa%40example.com')
  document.body.innerHTML = `<h1>Ours</h1><div data-slot="auth.entry.v1" data-props='{"redirect":"/jobs?page=2"}'></div>
    <div data-slot="auth.entry.v1" data-props='{"start":"never"}'></div>`
  await act(async () => mount(manifest))
  await screen.findByLabelText('Email or phone number')
  expect(typed('Email or phone number')).toBe('rosa@example.com')
  expect(screen.getByRole('alert').textContent).toMatch(
    /^auth\.entry\.v1 is given what does not fit\. start: /,
  )
  press('Next')
  await screen.findByLabelText('Password')
  type('Password', 'blue truck 7')
  press('Log in')
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/jobs?page=2'))
})
