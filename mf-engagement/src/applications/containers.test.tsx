// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getApplication } from '@lunchpail/contracts/engagement/api'
import { mount } from '@lunchpail/kit-web/standalone'
import { answer, fakeTransport } from '@lunchpail/kit-web/testing/fake-answers'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anApplication } from '../../test/application.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => vi.unstubAllGlobals())

it('[SH-14] #withdraw-main in a page of its own asks why the application of its data is withdrawn', async () => {
  answerSession(signedInAs())
  const calls = fakeTransport([answer(getApplication, { application: anApplication() })])
  history.replaceState(null, '', '/own.html')
  document.body.innerHTML = `<h1>Ours</h1><section id="withdraw-main" data-id="${anApplication().id}"></section>`
  await act(async () => mount(manifest))
  await screen.findByLabelText('Why are you withdrawing?')
  expect(calls[0]!.url.pathname).toContain(anApplication().id)
  expect(document.querySelectorAll('#withdraw-main')).toHaveLength(1)
})
