// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { fakeWizard, type FakeWizard } from '../../test/fake-wizard.ts'
import { aPosition, account } from '../../test/applicant.ts'
import DraftNotice from './draft-notice.slot.tsx'

afterEach(cleanup)
const show = (fake: FakeWizard, signedIn = true) =>
  renderScreen(<DraftNotice />, {
    path: '/applications',
    session: { account: signedIn ? account : null },
    answers: fake.answers,
  })

describe('the notice of a draft', () => {
  it('[BY-01] [WZ-30] names the jobs and goes on with it', async () => {
    const positions = [aPosition(), aPosition({ id: 8, title: 'Packer' })]
    await show(fakeWizard({ positions, application: { positions: [7, 8] }, saved: true, version: 1 }))
    expect(
      await screen.findByText('You have an unfinished application for Picker and 1 more job.'),
    ).toBeTruthy()
    expect(screen.getByText('We keep it until November 20, 2027.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/app/start/?sn=0')
  })

  it('shows nothing without a draft, and asks nothing for a visitor', async () => {
    const { calls, container } = await show(fakeWizard())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(container.textContent).toBe('')
    cleanup()
    expect((await show(fakeWizard(), false)).calls).toHaveLength(0)
  })
})
