// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anApplication } from '../../test/application.ts'
import ReplyTimes from './reply-times.slot.tsx'

afterEach(cleanup)

const ids = ['a-1', 'a-2', 'a-3', 'a-4']
const sent = (id: string, company_name: string, reply_days: number | null) =>
  anApplication({
    id,
    reply_days,
    position: { id: 1, title: 'Picker', company_name, city: 'Newark', region: 'NJ' },
  })

it('[BY-23] the usual reply time of what was sent is told once for each company, where it is known', async () => {
  await renderScreen(<ReplyTimes applications={ids.slice(0, 3)} onDone={() => {}} />, {
    path: '/elsewhere',
    session: signedInAs(),
    answers: [
      answer(listApplications, {
        applications: [
          sent('a-1', 'Acme', 1),
          sent('a-2', 'Acme', 1),
          sent('a-3', 'Copperline', null),
          sent('a-4', 'Sent before', 3),
        ],
        page: 1,
        pages: 1,
        unread_messages: 0,
        total: 4,
      }),
    ],
  })
  expect(await screen.findByText('Acme usually replies within a day.')).toBeTruthy()
  expect(screen.getAllByText(/usually replies/)).toHaveLength(1)
})
