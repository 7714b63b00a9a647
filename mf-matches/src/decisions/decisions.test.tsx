// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { matchesService } from '../../test/matches-service.ts'
import { card, eachWithAPerson, open, queueName } from '../../test/page.tsx'
import { batchOf } from '../../test/suggestions.ts'

eachWithAPerson()

/** A decision of an earlier visit. */
const keepUnsent = (id: number) =>
  localStorage.setItem(
    queueName(),
    JSON.stringify([
      {
        decisions: [
          {
            id,
            accepted: true,
            index: 0,
            group: 'batch-0',
            source: 'matches',
            feature: 'matches',
            app_positions: [],
          },
        ],
      },
    ]),
  )

describe('decisions that cannot be sent', () => {
  it('[BY-11] wait, without a word about the person, and go in their order when the connection is back', async () => {
    const service = matchesService(batchOf([1, 2, 3]))
    service.down = true
    await open(service)
    await card(/Packer 1/)
    press("I'm interested")
    press('Not interested')
    await screen.findAllByText(/2 choices are saved on this device/)
    expect(localStorage.getItem(queueName())).not.toMatch(/rosa|diaz|packer|bright/i)
    service.down = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(service.log).toEqual(['save 1', 'pass 2']))
    await waitFor(() => expect(localStorage.getItem(queueName())).toBeNull())
    expect(screen.queryByText(/kept here/)).toBeNull()
  })

  it('[BY-11] are sent by the next visit, and their cards are not dealt again', async () => {
    keepUnsent(1)
    const service = matchesService(batchOf([1, 2]))
    await open(service)
    await card('Packer 2, job 1 of 1')
    await waitFor(() => expect(service.log).toEqual(['save 1']))
  })

  it('[BY-11] are not dealt again before the service knows them either', async () => {
    keepUnsent(1)
    const service = matchesService(batchOf([1, 2]))
    service.down = true
    await open(service)
    await card('Packer 2, job 1 of 1')
    service.down = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(service.log).toEqual(['save 1']))
  })

  it('[BY-11] and are undone meanwhile never go, unless the service may have them', async () => {
    const service = matchesService(batchOf([1, 2, 3]))
    service.down = true
    await open(service)
    await card(/Packer 1/)
    press("I'm interested")
    await screen.findAllByText(/1 choice is saved on this device/)
    press('Not interested')
    press('Undo')
    await card(/Packer 2/)
    press('Undo')
    await card(/Packer 1/)
    service.down = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(service.log).toEqual(['save 1', 'forget decision-1']))
  })

  it('[MT-02] come back with a word where they are refused', async () => {
    const service = matchesService(batchOf([1, 2]))
    service.refuse = 'invalid'
    await open(service)
    await card(/Packer 1/)
    press("I'm interested")
    await card('Packer 1, job 1 of 2')
    expect(
      (await screen.findAllByText('We couldn’t save your choice for Packer 1. Please choose again.')).length,
    ).toBeGreaterThan(0)
    expect(localStorage.getItem(queueName())).toBeNull()
  })
})
