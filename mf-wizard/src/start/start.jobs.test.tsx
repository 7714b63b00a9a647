// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { entrySlot } from '@lunchpail/contracts/auth/slots'
import type { SlotProps } from '@lunchpail/contracts/slot'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { fakeWizard } from '../../test/fake-wizard.ts'
import { aPosition, aQuestion } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open, throughPreCheck } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('the jobs that are applied for', () => {
  const jobs = (change: object = {}) => {
    const own = aQuestion({ id: 'q7' })
    const positions = [aPosition({ questions: [own] }), aPosition({ id: 8, title: 'Packer' })]
    const fake = nearly(['self_promo'], { positions })
    Object.assign(fake.application, { questions: [], ...change })
    return fake
  }

  it('[WZ-03] are those of p alone: one that was only opened before leaves the draft', async () => {
    const fake = jobs()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText('Applying for Packer')).toBeTruthy()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })

  it('[WZ-03] are asked about where the person had answered something for the one that leaves', async () => {
    const answers = { questions: [{ id: 'q7', response: 'a1' }] }
    const one = jobs(answers)
    const first = await open(one, { path: '/app/start?sn=0&p=8' })
    await heading('You have an unfinished application for Picker. Apply to both?')
    expect(screen.getByRole('heading', { name: 'Picker' })).toBeTruthy()
    press('Only Packer')
    await heading('Tell employers about yourself')
    await waitFor(() => expect(one.application.positions).toEqual([8]))
    first.unmount()
    const both = jobs(answers)
    await open(both, { path: '/app/start?sn=0&p=8' })
    await heading('You have an unfinished application for Picker. Apply to both?')
    press('Apply to both')
    await heading('Tell employers about yourself')
    expect(screen.getByText(/^Applying for 2 jobs: /)).toBeTruthy()
    await waitFor(() => expect(both.application).toMatchObject({ positions: [7, 8], picked: [7] }))
  })

  it('[WZ-03] are not asked about where nothing new is left to apply for', async () => {
    const fake = jobs({ questions: [{ id: 'q7', response: 'a1' }] })
    fake.positions = fake.positions.filter(({ id }) => id !== 8)
    fake.applied = [{ position_id: 8, application_id: 'a-8' }]
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('You already applied')
  })

  it('[WZ-03] are more where they were marked together, which another p leaves as it is', async () => {
    const fake = jobs()
    const first = await open(fake, { path: '/app/start?sn=0&p=7,8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [7, 8], picked: [7, 8] }))
    first.unmount()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText(/^Applying for 2 jobs: /)).toBeTruthy()
  })

  it('[WZ-03] are none that this browser had not saved, where p names another', async () => {
    const fake = jobs()
    fake.application.positions = []
    fake.refuse = 'unavailable'
    const first = await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Tell employers about yourself')
    first.unmount()
    fake.refuse = undefined
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    expect(screen.getByText('Applying for Packer')).toBeTruthy()
    await waitFor(() => expect(fake.application.positions).toEqual([8]))
  })
})

describe('the address', () => {
  it('[WZ-03] [WZ-04] without sn=0 introduces the application first', async () => {
    const fake = fakeWizard()
    const { router } = await open(fake, { path: '/app/start?p=7' })
    await heading('Apply for this job')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    press('Start')
    await heading('About you')
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })

  it('[WZ-03] [WZ-04] tells who comes back by the reminder of the resume that 90% is done', async () => {
    const fake = nearly(['done_adding_jobs'])
    fake.application.resume_reminder = '2036-11-21T14:00:00.000Z'
    await open(fake, { path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    expect(screen.getByText(/90% done/)).toBeTruthy()
    press('Continue')
    await heading('Where have you worked?')
  })

  it('[WZ-04] [WZ-17] tells the same where a call alone set that reminder', async () => {
    const fake = nearly(['done_adding_jobs', 'resume_reminder', 'self_promo'])
    await open(fake, { path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    expect(screen.getByText(/90% done/)).toBeTruthy()
  })

  it('[WZ-04] [WZ-17] leads a visitor who comes by that reminder to log in, and says nothing of how much is done', async () => {
    const asked: SlotProps<typeof entrySlot>[] = []
    fillSlots(
      filling(entrySlot, (props) => {
        asked.push(props)
        return <p>entry form</p>
      }),
    )
    await open(fakeWizard(), { account: null, path: '/app/start?sn=2&step=history' })
    await heading('Welcome back')
    await screen.findByText('entry form')
    expect(screen.getByText('Your answers are saved. Log in to continue where you left off.')).toBeTruthy()
    expect(screen.queryByText(/90%/)).toBeNull()
    expect(asked.at(-1)).toMatchObject({ start: 'login' })
    fillSlots()
  })

  it('[WZ-03] [WZ-04] tells who comes back by another reminder what is left', async () => {
    await open(nearly(['self_promo']), { path: '/app/start?sn=2' })
    await heading('Welcome back')
    expect(screen.getByText('Your answers are saved. 2 steps are left.')).toBeTruthy()
    cleanup()
    await open(fakeWizard(), { path: '/app/start?sn=2&p=7' })
    await heading('Welcome back')
    expect(screen.queryByText(/90%/)).toBeNull()
    expect(screen.getByText(/Your answers are saved. \d+ steps are left./)).toBeTruthy()
  })

  it('[WZ-03] [WZ-35] [WZ-38] keeps the ad and the suggestion that led here with the application', async () => {
    const fake = nearly(['self_promo', 'suggestions_done'])
    await open(fake, {
      path: '/app/start?sn=0&p=7&from_sug=1&ccast-source=board&ccuid=click-1&utm_campaign=fall',
    })
    // Neither the summary nor the suggestions are asked.
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        from_sug: true,
        clickcast_click_id: 'click-1',
        utm: { 'ccast-source': 'board', campaign: 'fall' },
      }),
    )
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    expect(fake.submits.map(({ body }) => [body.clickcast_click_id, body.utm])).toEqual([
      ['click-1', { 'ccast-source': 'board', campaign: 'fall' }],
    ])
  })

  it('[WZ-01] [WZ-03] skips nothing for the suggestion of a job that leaves the draft', async () => {
    const fake = nearly(['self_promo'], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    fake.application.from_sug = true
    const first = await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Review Application')
    first.unmount()
    await open(fake, { path: '/app/start?sn=0&p=8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [8], from_sug: false }))
  })

  it('[WZ-35] sends with the application what the landing address and the last search left in the browser', async () => {
    document.cookie = 'utm=utm_source=flyer&utm_campaign=spring&ccuid=click-2'
    document.cookie = 'source=ccast-source=board'
    document.cookie = 'search=role=8&shift=4|role=16'
    const fake = nearly([])
    await open(fake, { path: '/app/start?sn=0&p=7&utm_campaign=fall' })
    await heading('Review Application')
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    for (const name of ['utm', 'source', 'search']) document.cookie = `${name}=; Max-Age=0`
    expect(fake.submits[0]!.body).toMatchObject({
      search: 'role=8&shift=4',
      clickcast_click_id: 'click-2',
      utm: { source: 'flyer', campaign: 'fall', 'ccast-source': 'board' },
      user_agent: navigator.userAgent,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it.each([
    ['?sn=0&step=history', 'Where have you worked?'],
    ['?sn=0&step=2', 'About you'],
    ['#STEP_SUMMARY', 'Tell employers about yourself'],
    ['?sn=0&step=review', 'Tell employers about yourself'],
  ])('[WZ-02] presets the step: %s', async (address, title) => {
    await open(nearly(['self_promo']), { path: `/app/start${address}` })
    await heading(title)
  })
})
