// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/engagement/messages-api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { Messages } from './messages.tsx'

afterEach(cleanup)

const id = '0199b9c0-0000-7000-8000-000000000001'
const one = (text: string, from: api.MessageSide): api.Message => ({
  id: `id of ${text}`,
  from,
  name: from === 'manager' ? 'Dana' : 'Rosa',
  text,
  by_text: false,
  at: '2026-11-22T15:00:00.000Z',
  sent: null,
})

/** The messages of an application, as its candidate has them. */
async function show() {
  const thread: { -readonly [K in keyof api.Conversation]: api.Conversation[K] } = {
    messages: [one('Can you start at six?', 'manager')],
    may_write: true,
    reported: false,
  }
  let refusal: RefusedAnswer | undefined
  const rendered = await renderScreen(<Messages id={id} side="candidate" other="Acme" />, {
    path: '/applications',
    session: signedInAs(),
    answers: [
      answer(api.listMessages, () => ({ ...thread })),
      answer(api.sendMessage, () => {
        if (refusal) return refusal
        thread.messages = [...thread.messages, one('Yes, I can', 'candidate')]
        return { ...thread }
      }),
      answer(api.markMessagesRead, { unread: 0 }),
      answer(api.reportMessages, () => {
        thread.may_write = false
        thread.reported = true
        return { ...thread }
      }),
    ],
  })
  const region = await screen.findByRole('region', { name: 'Messages' })
  return {
    ...rendered,
    region: within(region),
    thread,
    refuse: (next: RefusedAnswer | undefined) => {
      refusal = next
    },
  }
}

it('[BY-25] opening the messages of an application marks them as read, once', async () => {
  const { thread, calls } = await show()
  expect(callsTo(calls, api.markMessagesRead)).toEqual([])
  thread.unread = 1
  thread.messages = [{ ...thread.messages[0]!, id: '0199b9c0-0000-7000-8000-000000000003' }]
  await act(async () => notifyTopic('applications'))
  await expect.poll(() => callsTo(calls, api.markMessagesRead).length).toBe(1)
  expect(callsTo(calls, api.markMessagesRead)[0]).toMatchObject({
    body: { message_id: thread.messages[0]!.id },
  })
  await act(async () => notifyTopic('applications'))
  expect(callsTo(calls, api.markMessagesRead)).toHaveLength(1)
})

it('[BY-20] [BY-26] each message of a manager says how far it has come', async () => {
  const progresses = ['held', 'waiting', 'handed-over', 'short-email', 'delivered', 'failed'] as const
  const failed = { progress: 'failed', until: null } as const
  const messages = [
    ...progresses.map((progress) => ({
      ...one(progress, 'manager'),
      sent: { progress, until: progress === 'held' ? '2026-11-23T13:00:00.000Z' : null },
    })),
    ...(['text', 'email'] as const).map((waits_for) => ({
      ...one('kept', 'manager'),
      sent: { progress: 'waiting' as const, until: null, waits_for },
    })),
    ...[null, failed].map((sent) => ({ ...one('second', 'manager'), sent, told_before: true })),
  ]
  await renderScreen(<Messages id={id} side="manager" other="Rosa" />, {
    path: '/portal/applies',
    session: signedInAs(),
    answers: [answer(api.listPortalMessages, { messages, may_write: true, reported: false })],
  })
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(said.map((text) => text.split('\u00A0· ')[1])).toEqual([
    expect.stringMatching(/^Goes out Nov 23, 2026.*: no texts at night/),
    expect.stringContaining('Waiting: the candidate hasn’t confirmed'),
    expect.stringContaining('Sent'),
    expect.stringContaining('Told by a short email'),
    expect.stringContaining('Delivered'),
    expect.stringContaining('Didn’t reach the candidate'),
    'Waiting: the candidate hasn’t confirmed their phonekept',
    'Waiting: the candidate hasn’t confirmed their emailkept',
    'The email about an earlier message leads to this one, toosecond',
    'The email about an earlier message leads to this one, toosecond',
  ])
})

describe('[BY-20] the messages of an application', () => {
  it('are shown, written, and appear by themselves when the other side writes', async () => {
    const { region, thread, calls } = await show()
    expect(region.getByText('Can you start at six?')).toBeTruthy()
    await pressAndWait('Send message')
    expect(errorAt('Write a message')).toBe('This field is required')
    type('Write a message', 'Yes, I can')
    await pressAndWait('Send message')
    expect(await region.findByText('Yes, I can')).toBeTruthy()
    expect(typed('Write a message')).toBe('')
    expect(callsTo(calls, api.sendMessage)).toHaveLength(1)
    thread.messages = [...thread.messages, one('See you then', 'manager')]
    await act(async () => notifyTopic('applications'))
    expect(await region.findByText('See you then')).toBeTruthy()
  })

  it('keep what was typed where it is refused, and say why', async () => {
    const { refuse } = await show()
    refuse(new RefusedAnswer('too-many-messages', 'You’ve sent a lot of messages today.'))
    type('Write a message', 'Yes, I can')
    await pressAndWait('Send message')
    expect(errorAt('Write a message')).toBe('You’ve sent a lot of messages today.')
    expect(typed('Write a message')).toBe('Yes, I can')
  })

  it('are left only by whoever says so while something that was written is not sent', async () => {
    const { router } = await show()
    type('Write a message', 'Yes, I')
    await act(() => router.navigate('/jobs'))
    await pressAndWait('Stay here')
    expect(typed('Write a message')).toBe('Yes, I')
    type('Write a message', 'Yes, I can')
    await pressAndWait('Send message')
    await act(() => router.navigate('/jobs'))
    expect(screen.getByTestId('elsewhere').textContent).toBe('/jobs')
  })

  it('can be reported, after which no one writes', async () => {
    const { region } = await show()
    await pressAndWait('Report these messages')
    type('What’s wrong?', 'Asks for money')
    await pressAndWait('Report')
    expect(await region.findByText(/You reported this conversation/)).toBeTruthy()
    expect(region.queryByLabelText('Write a message')).toBeNull()
  })
})
