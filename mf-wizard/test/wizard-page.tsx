import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import type { Account } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../src/manifest.tsx'
import { fakeWizard, type FakeWizard } from './fake-wizard.ts'
import { account, answered, completeApplication } from './applicant.ts'

/** Each test of a file that calls this begins with an empty browser, and leaves nothing. */
export function eachOnACleanPage(): void {
  beforeEach(() => {
    localStorage.clear()
    // that saves pause is said by save-queue.test.ts: waited out, it took most of the time of these tests
    Object.assign(wizardLimits, { saveThrottleMs: 10 })
    setSlotSource(() => Promise.resolve(undefined))
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}

// By its text and not by its role: roles of a long form take seconds to work out here.
export const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' })
const one = (found: Element[], name: string | RegExp): HTMLElement => {
  if (found.length !== 1) throw new Error(`${found.length} of ${String(name)}`)
  return found[0] as HTMLElement
}
const groupOf = (name: string) =>
  within(
    one(
      [...document.querySelectorAll('fieldset')].filter((group) =>
        group.querySelector('legend')?.textContent.startsWith(name),
      ),
      name,
    ),
  )
export const choose = (group: string, option: string) =>
  fireEvent.click(groupOf(group).getByLabelText(option))
export const chosenIn = (group: string): string | undefined =>
  groupOf(group)
    .getAllByRole('radio')
    .find((radio) => (radio as HTMLInputElement).checked)
    ?.getAttribute('value') ?? undefined
export const field = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement
export const errorLinks = async () =>
  within(await screen.findByRole('alert', { name: 'Please check these answers' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
/** Does what leads to the pre-check, and lets its 2.8 s pass in a moment. */
export async function throughPreCheck(submit: () => void, title = 'One moment'): Promise<void> {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
  submit()
  await heading(title)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await heading(title)
  screen.getByRole('progressbar')
  await act(() => vi.advanceTimersByTimeAsync(800))
  vi.useRealTimers()
}
/** Dialogs are named by their title; this finds the open one. */
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

interface Opening {
  readonly path?: string
  /** null for a visitor */
  readonly account?: Account | null
  readonly language?: 'en' | 'es'
}

export const open = (fake: FakeWizard, options: Opening = {}) =>
  renderScreen(manifest, {
    path: options.path ?? '/app/start?sn=0&p=7',
    session: { account: options.account === undefined ? account : options.account },
    answers: fake.answers,
    ...(options.language && { language: options.language }),
  })

/** An application that lacks only the named part. */
export const nearly = (lacks: string[], change: Partial<FakeWizard> = {}): FakeWizard => {
  const application = { ...completeApplication, positions: [7], questions: [{ id: 'q1', response: 'a1' }] }
  for (const key of lacks) delete application[key as keyof typeof application]
  return fakeWizard({ application, saved: true, version: 3, equalOpportunity: answered, ...change })
}
