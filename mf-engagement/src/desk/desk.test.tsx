// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getDesk } from '@lunchpail/contracts/engagement/portal-stats-api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const show = (roles: number, may = { post: true, invite: true }) =>
  renderScreen(manifest, {
    path: '/portal',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getDesk, {
        counts: { '1': 11, '2': 12, '3': 13, '4': 14, '5': 15, '6': 16 },
        roles,
        interviews: 2,
        may,
      }),
    ],
  })

it('[EN-19] the desk counts what waits, each with its list', async () => {
  await show(4)
  await screen.findByRole('link', { name: 'New candidates' })
  const cards = screen.getAllByRole('listitem').flatMap((item) => {
    const link = item.querySelector('a')
    return link && item.querySelector('strong') ? [[item.textContent, link.getAttribute('href')]] : []
  })
  expect(cards).toEqual([
    ['11New candidates', '/portal/applies?tab=1'],
    ['13Interviews that need feedback', '/portal/applies?tab=3'],
    ['14Moving forward', '/portal/applies?tab=4'],
    ['2Interviews in the next 24 hours', '/portal/interviews'],
    ['4Roles', '/portal/roles'],
  ])
  expect(screen.queryByText('What to do first')).toBeNull()
})

it('[EN-19] a company without a role reads what its manager may do first', async () => {
  const sentences = [
    'Post a role so candidates can find it',
    'Invite the people who hire with you',
    'Invite managers',
    'Your company has no roles yet',
  ]
  const read: Record<string, string[]> = {}
  for (const [name, may] of Object.entries({
    both: { post: true, invite: true },
    post: { post: true, invite: false },
    invite: { post: false, invite: true },
  })) {
    await show(0, may)
    await screen.findByText(/^(What to do first|Your company has no roles yet)$/)
    read[name] = sentences.filter((words) => screen.queryByText(words))
    cleanup()
  }
  expect(read).toEqual({
    both: sentences.slice(0, 3),
    post: sentences.slice(0, 1),
    invite: sentences.slice(3),
  })
})
