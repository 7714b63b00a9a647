import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import type { Language } from '@lunchpail/contracts/language/translate'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../src/manifest.tsx'
import type { MatchesService } from './matches-service.ts'

let account = 0

/** Each test has a person of its own, and with them a queue of decisions; what matches are was read before. */
export function eachWithAPerson(): void {
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('matches-explained', '1')
    account += 1
  })
  afterEach(cleanup)
}
export const queueName = () => `matches-decisions:account-${account}`

export const open = (service: MatchesService, language: Language = 'en') =>
  renderScreen(manifest, {
    path: '/matches',
    session: signedInAs({ id: `account-${account}` }),
    language,
    answers: service.answers,
  })
export const card = (name: RegExp | string) => screen.findByRole('group', { name })
