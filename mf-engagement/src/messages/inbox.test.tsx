// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listInbox } from '@lunchpail/contracts/engagement/api'
import type { ConversationRow } from '@lunchpail/contracts/engagement/messages-api'
import { answer, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const show = (inbox: FakeAnswer, language: 'en' | 'es' = 'en') =>
  renderScreen(manifest, { path: '/messages', session: signedInAs(), language, answers: [inbox] })
const row = {
  application_id: '0199b9c0-0000-7000-8000-000000000001',
  title: 'Picker',
  company_name: 'Acme',
  from: 'manager' as const,
  excerpt: 'Can you start at six?',
  at: '2026-11-20T15:00:00.000Z',
  unread: 0,
}
const inboxOf = (...conversations: ConversationRow[]) =>
  answer(listInbox, { conversations, page: 1, pages: 1, total: conversations.length })

it('[BY-25] the inbox leads to each application, and says whose the latest message is', async () => {
  const other = { ...row, application_id: '0199b9c0-0000-7000-8000-000000000002', company_name: 'Initech' }
  await show(inboxOf(row, { ...other, from: 'candidate', excerpt: 'Thanks' }))
  expect((await screen.findByRole('link', { name: 'Acme' })).getAttribute('href')).toBe(
    `/applications/${row.application_id}`,
  )
  expect(screen.getByText('Can you start at six?')).toBeTruthy()
  expect(screen.getByText('You:').parentElement!.textContent).toBe('You: Thanks')
})

it('[BY-25] the inbox marks what was not opened yet, and says how much', async () => {
  const other = { ...row, application_id: '0199b9c0-0000-7000-8000-000000000002', excerpt: 'See you' }
  await show(inboxOf({ ...row, unread: 2 }, { ...other, unread: 0 }), 'es')
  expect((await screen.findByText('Can you start at six?')).tagName).toBe('STRONG')
  expect(screen.getByText('2 mensajes nuevos')).toBeTruthy()
  expect(screen.getByText('See you').tagName).toBe('P')
})

it('[BY-25] the inbox leads back to its first page from one past the last', async () => {
  await renderScreen(manifest, {
    path: '/messages?page=2',
    session: signedInAs(),
    answers: [answer(listInbox, { conversations: [], page: 2, pages: 1, total: 1 })],
  })
  const link = await screen.findByRole('link', { name: 'Go to the first page' })
  expect(link.getAttribute('href')).toBe('/messages')
  expect(screen.queryByText('No messages yet')).toBeNull()
})

it('[BY-25] the inbox says where it is empty, and tries again where it did not come', async () => {
  const { unmount } = await show(inboxOf(), 'es')
  expect(await screen.findByText('Todavía no hay mensajes')).toBeTruthy()
  unmount()
  await show(refuse(listInbox, 'unavailable'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
