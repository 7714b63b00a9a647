// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from '@lunchpail/kit-web/language'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { Cookies } from './cookies.screen.tsx'

const held = ['session=s', 'utm=utm_source=a', 'source=b', 'saved_positions=1', 'search=role=8', 'login=1']
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])
const show = async () => {
  startLanguage('en')
  // what suspends must be awaited within act, else React may wait forever
  await act(async () => render(<Cookies />))
  return {
    memory: await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Remember what I did here/ }),
    campaign: screen.getByRole<HTMLInputElement>('checkbox', { name: /^How I got here/ }),
    statistics: screen.getByRole<HTMLInputElement>('checkbox', { name: /^Counts and error reports/ }),
    save: screen.getByRole('button', { name: 'Save' }),
  }
}
beforeEach(() => {
  for (const cookie of held) document.cookie = `${cookie}; Path=/`
  document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  localStorage.setItem('matches-explained', '1')
  localStorage.setItem('prompts-shown', '{}')
  localStorage.setItem('jobs.search', '/jobs?q=welder&zip=60601')
  localStorage.setItem('draft', '1')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[AU-31] cookie settings', () => {
  it('refuse each kind that is not needed: what was set goes, what is needed stays', async () => {
    const { memory, campaign, statistics, save } = await show()
    expect([memory.checked, campaign.checked, statistics.checked]).toEqual([true, true, true])
    await pressAndWait(memory)
    await pressAndWait(campaign)
    await pressAndWait(save)
    await waitFor(() => expect(names()).toEqual(['session', 'cookie_settings']))
    expect(document.cookie).toContain('cookie_settings=memory.campaign')
    expect(Object.keys(localStorage)).toEqual(['draft'])
    cleanup()
    const again = await show()
    expect([again.memory.checked, again.campaign.checked, again.statistics.checked]).toEqual([
      false,
      false,
      true,
    ])
    await pressAndWait(again.memory)
    await pressAndWait(again.save)
    expect(document.cookie).toContain('cookie_settings=campaign')
  })

  it('leave off what the browser asks not to be done', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const { memory, campaign, statistics, save } = await show()
    expect([memory.checked, campaign.checked, statistics.checked]).toEqual([true, false, false])
    expect([campaign.disabled, statistics.disabled]).toEqual([true, true])
    await pressAndWait(save)
    // what lasts for 0 seconds is still read in the millisecond in which it was set
    await waitFor(() =>
      expect(names()).toEqual(['session', 'saved_positions', 'search', 'login', 'cookie_settings']),
    )
  })

  it('[EN-15] of a live chat are there where the site has one', async () => {
    await show()
    expect(screen.queryByRole('checkbox', { name: /^Live chat/ })).toBeNull()
    cleanup()
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="support-chat" content="https://chat.example/embed" />',
    )
    const { save } = await show()
    const chat = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Live chat/ })
    expect(screen.getByText(/comes from chat\.example/)).toBeTruthy()
    await pressAndWait(chat)
    await pressAndWait(save)
    await waitFor(() => expect(document.cookie).toContain('cookie_settings=chat'))
    document.querySelector('meta[name="support-chat"]')!.remove()
  })
})
