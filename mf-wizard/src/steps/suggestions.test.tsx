// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { suggestionsSlot } from '@lunchpail/contracts/matches/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { aPosition } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

type Offer = SlotComponentProps<typeof suggestionsSlot>
const offers = (component: (offer: Offer) => React.ReactNode) =>
  fillSlots(filling(suggestionsSlot, component))

const positions = [aPosition(), aPosition({ id: 8, title: 'Packer' })]

describe('suggestions', () => {
  it('[WZ-23] that were approved join the chosen jobs', async () => {
    const fake = nearly(['suggestions_done'], { positions })
    offers(({ positions: chosen, onDone }) => (
      <button type="button" onClick={() => onDone({ offered: 2, approved: [8], finished: true })}>
        Add to {chosen.join()}
      </button>
    ))
    await open(fake)
    await heading('More jobs that fit you')
    await screen.findByRole('button', { name: 'Add to 7' })
    press('Add to 7')
    await heading('Review Application')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [7, 8], suggestions_done: true }))
    expect(await screen.findByText('Packer')).toBeTruthy()
  })

  it('[WZ-23] are asked what they ask before the review', async () => {
    const packing = { id: 'packing', name: 'Packing' }
    const fake = nearly(['suggestions_done'], {
      positions: [
        aPosition(),
        aPosition({ id: 8, keywords: [packing] }),
        aPosition({ id: 9, title: 'Picker' }),
      ],
    })
    fake.application = { ...fake.application, positions: [7, 9] }
    offers(({ onDone }) => (
      <button type="button" onClick={() => onDone({ offered: 1, approved: [8], finished: true })}>
        Add
      </button>
    ))
    await open(fake, { path: '/app/start' })
    await heading('More jobs that fit you')
    await screen.findByRole('button', { name: 'Add' })
    press('Add')
    await heading('Your skills')
  })

  /** Other jobs that are applied for. */
  const many = (count: number) => Array.from({ length: count }, (_, place) => aPosition({ id: 100 + place }))

  it('[WZ-23] are taken while the application has room for them, and it says so', async () => {
    const others = many(48)
    const fake = nearly(['suggestions_done'], { positions: [...positions, ...others] })
    fake.application = { ...fake.application, positions: [7, ...others.map(({ id }) => id)] }
    offers(({ onDone }) => (
      <button type="button" onClick={() => onDone({ offered: 2, approved: [8, 9], finished: true })}>
        Add
      </button>
    ))
    await open(fake, { path: '/app/start' })
    await heading('More jobs that fit you')
    await screen.findByRole('button', { name: 'Add' })
    press('Add')
    await heading('Review Application')
    await waitFor(() => expect(fake.application.positions).toHaveLength(50))
    expect(fake.application.picked).toEqual([8])
  })

  it('[WZ-23] are not offered where the application is full, and it says so', async () => {
    const full = many(50)
    const fake = nearly(['suggestions_done'], { positions: full })
    fake.application = { ...fake.application, positions: full.map(({ id }) => id) }
    offers(() => <p>offers</p>)
    await open(fake, { path: '/app/start' })
    const sentence = 'This application already has 50 jobs, the maximum.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText('offers')).toBeNull()
    press('Next')
    await heading('Review Application')
  })

  it('[WZ-23] that were added before Skip stay', async () => {
    const fake = nearly(['suggestions_done'], { positions })
    offers(({ reports, onDone }) => (
      <button type="button" onClick={() => reports && onDone({ offered: 3, approved: [8], finished: false })}>
        Add
      </button>
    ))
    await open(fake)
    await heading('More jobs that fit you')
    await screen.findByRole('button', { name: 'Add' })
    press('Add')
    await heading('More jobs that fit you')
    press('Skip')
    await heading('Review Application')
    await waitFor(() => expect(fake.application).toMatchObject({ positions: [7, 8], picked: [8] }))
  })

  it('[WZ-03] [WZ-23] named by sp are the only ones selected, also after a reload', async () => {
    const fake = nearly(['suggestions_done', 'self_promo'], { positions })
    const seen: unknown[] = []
    offers(({ selected }) => {
      seen.push(selected)
      return null
    })
    const { router } = await open(fake, { path: '/app/start?p=7&sp=8,9&sn=0' })
    await heading('Tell employers about yourself')
    expect(router.state.location.search).toBe('?sp=8,9')
    press('Next')
    await heading('More jobs that fit you')
    await waitFor(() => expect(seen.at(-1)).toEqual([8, 9]))
  })

  it('[WZ-23] are a list or cards, as the person likes', async () => {
    const fake = nearly(['suggestions_done'], { positions })
    offers(({ layout }) => <p>shown as {layout}</p>)
    await open(fake)
    expect(await screen.findByText('shown as list')).toBeTruthy()
    press('Show them one at a time')
    expect(await screen.findByText('shown as cards')).toBeTruthy()
    press('Show them in a list')
    expect(await screen.findByText('shown as list')).toBeTruthy()
  })

  it('[WZ-23] that there are none of are passed by, and Back does not come to them', async () => {
    const fake = nearly(['suggestions_done', 'self_promo'])
    offers(function Nothing({ onDone }) {
      useEffect(() => onDone({ offered: 0, approved: [], finished: true }), [onDone])
      return null
    })
    const { router } = await open(fake)
    await heading('Tell employers about yourself')
    press('Next')
    await heading('Review Application')
    await router.navigate(-1)
    await heading('Tell employers about yourself')
    press('Next')
    await heading('Review Application')
    press('Back')
    await heading('Tell employers about yourself')
  })

  it('[WZ-23] [BY-11] hold no one back where they cannot be shown', async () => {
    const fake = nearly(['suggestions_done'])
    await open(fake)
    await heading('More jobs that fit you')
    expect(await screen.findByText(/We can’t show other jobs right now/)).toBeTruthy()
    press('Skip')
    await heading('Review Application')
  })
})
