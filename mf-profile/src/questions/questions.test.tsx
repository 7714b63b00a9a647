// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerQuestion,
  answerQuestionLink,
  getQuestion,
  listQuestions,
  openQuestionLink,
  sendQuestion,
  type AskedQuestion,
  type ShownQuestion,
} from '@lunchpail/contracts/profile/api'
import { savedIds } from '@lunchpail/contracts/matches/saved-api'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import type { Language } from '@lunchpail/contracts/language/translate'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import type { Session } from '@lunchpail/kit-web/session'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { useToasts } from '@lunchpail/kit-web/toast'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const forklift: ShownQuestion = {
  id: 'skill-forklift',
  hash: 'skill-forklift',
  type: 6,
  question: 'Have you driven a forklift at work?',
  answers: [
    { id: 'a1', value: 'No', has_follow_up: false },
    { id: 'a2', value: 'Yes', has_follow_up: false },
  ],
  follow_up: null,
  company_name: null,
  language: 'en',
  skill: true,
  keywords: [],
}
const wage: ShownQuestion = {
  ...forklift,
  id: 'wage',
  hash: 'wage',
  type: 93,
  question: 'Lowest pay?',
  skill: false,
}
const asked = (question: ShownQuestion, over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...question,
  reprompt_threshold: null,
  reprompt_answers: [],
  answered: false,
  ...over,
})
const token = 't'.repeat(43)

const open = (
  path: string,
  answers: readonly FakeAnswer[],
  {
    session = signedInAs({}),
    language = 'en',
  }: { readonly session?: Session; readonly language?: Language } = {},
) => renderScreen(manifest, { path, session, language, answers })
const visitor = { session: { account: null, level: 'normal' as const, csrf: null, available: true } }

describe('[MT-06] the page of questions', () => {
  it('has the open ones first, says how many are answered, and asks those of jobs that its address names', async () => {
    const { calls } = await open('/u/questions/?p=12,15', [
      answer(listQuestions, {
        questions: [asked(wage), asked(forklift, { answered: true, response: 'a2', company_name: 'Acme' })],
        answered: 7,
        needed: 20,
        open: 1,
        page: 1,
        pages: 1,
      }),
    ])
    expect(await screen.findByText('Not answered yet')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      '7 of 20 answered to unlock your matches',
    )
    expect(screen.getByRole('link', { name: 'Answer the next question' }).getAttribute('href')).toBe(
      '/u/questions/wage/?p=12,15',
    )
    expect(screen.getByText('From Acme')).toBeTruthy()
    expect(screen.getByText('Yes')).toBeTruthy()
    expect(callsTo(calls, listQuestions)[0]!.url.searchParams.get('p')).toBe('12,15')
  })

  it('asks those of the companies whose jobs the person saved, and goes on without them where that cannot be had', async () => {
    const list = answer(listQuestions, {
      questions: [asked(wage)],
      answered: 7,
      needed: 20,
      open: 1,
      page: 1,
      pages: 1,
    })
    const askedOf = async (answers: readonly FakeAnswer[]) => {
      const { calls } = await open('/u/questions/', [list, ...answers])
      await screen.findByText('Not answered yet')
      cleanup()
      return callsTo(calls, listQuestions)[0]!.url.searchParams.get('p')
    }
    expect(await askedOf([answer(savedIds, { ids: [46, 12] })])).toBe('46,12')
    expect(await askedOf([answer(savedIds, { ids: [] })])).toBeNull()
    expect(await askedOf([refuse(savedIds, 'unavailable')])).toBeNull()
  })

  it('[MT-05] hears what was answered, and which jobs were saved, in another tab', async () => {
    let answered = 7
    await open('/u/questions/?p=12', [
      answer(listQuestions, () => ({
        questions: [asked(wage)],
        answered,
        needed: 20,
        open: 1,
        page: 1,
        pages: 1,
      })),
    ])
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
    await screen.findByText('Not answered yet')
    for (const [topic, now] of [
      ['profile', 8],
      ['matches', 9],
    ] as const) {
      answered = now
      act(() => notifyTopic(topic))
      await waitFor(() => expect(progress()).toBe(`${now} of 20 answered to unlock your matches`))
    }
  })

  it('leads from an address past the last page to the last', async () => {
    const { router } = await open('/u/questions/?page=9', [
      answer(listQuestions, ({ url }) => {
        const page = Number(url.searchParams.get('page'))
        const questions = page === 3 ? [asked(wage)] : []
        return { questions, answered: 7, needed: 20, open: 41, page, pages: 3 }
      }),
    ])
    expect(await screen.findByRole('link', { name: wage.question })).toBeTruthy()
    expect(router.state.location.search).toBe('?page=3')
  })
})

describe('[MT-06] the page of one question', () => {
  const one = answer(getQuestion, {
    question: asked(forklift),
    answered: 7,
    needed: 20,
    next: 'wage',
    channels: ['email'],
  })

  it('needs an answer, sends it, and goes on with the next question', async () => {
    const { calls, router } = await open('/u/questions/skill-forklift/', [
      one,
      answer(answerQuestion, { answered: 8, needed: 20, next: 'wage' }),
    ])
    expect(await screen.findByRole('heading', { level: 1, name: forklift.question })).toBeTruthy()
    await pressAndWait('Save answer')
    expect(callsTo(calls, answerQuestion)).toEqual([])
    expect(screen.getAllByText('Please select an option').length).toBeGreaterThan(0)
    press(screen.getByRole('radio', { name: 'Yes' }))
    await pressAndWait('Save answer')
    await waitFor(() => expect(callsTo(calls, answerQuestion)[0]?.body).toMatchObject({ response: 'a2' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/u/questions/wage/'))
  })

  it('[MT-05] says with the answer that opens the matches that it did, and leads to them from then on', async () => {
    const last = { question: asked(forklift), answered: 19, needed: 20, next: 'wage', channels: [] }
    const after = { question: asked(wage), answered: 20, needed: 20, next: null, channels: [] }
    const { result: toasts } = renderHook(() => useToasts())
    await open('/u/questions/skill-forklift/', [
      answer(getQuestion, ({ url }) => (url.pathname.includes('wage') ? after : last)),
      answer(answerQuestion, { answered: 20, needed: 20, next: 'wage' }),
    ])
    await screen.findByRole('heading', { level: 1, name: forklift.question })
    expect(screen.queryByRole('link', { name: 'See my matches' })).toBeNull()
    press(screen.getByRole('radio', { name: 'Yes' }))
    await pressAndWait('Save answer')
    const link = await screen.findByRole('link', { name: 'See my matches' })
    expect(link.getAttribute('href')).toBe(matchesPage.path)
    expect(toasts.current.at(-1)?.message).toBe('Answer saved. Your matches are unlocked.')
  })

  it('has one heading, the question: one while it loads would take the focus and be gone', async () => {
    const headings: string[] = []
    const watch = new MutationObserver(() =>
      headings.push(...[...document.querySelectorAll('h1')].map((each) => each.textContent)),
    )
    watch.observe(document.body, { childList: true, subtree: true })
    await open('/u/questions/skill-forklift/', [one])
    await screen.findByRole('heading', { level: 1, name: forklift.question })
    watch.disconnect()
    expect([...new Set(headings)]).toEqual([forklift.question])
  })

  it('is sent to what its person has proven', async () => {
    const { calls } = await open('/u/questions/skill-forklift/', [
      one,
      answer(sendQuestion, { expires_at: '2026-12-04T12:00:00.000Z' }),
    ])
    await screen.findByRole('heading', { level: 1, name: forklift.question })
    expect(screen.queryByText('Text it to me')).toBeNull()
    await pressAndWait('Email it to me')
    expect(await screen.findByText('Sent. The link works once, for 7 days.')).toBeTruthy()
    expect(callsTo(calls, sendQuestion)[0]!.body).toMatchObject({ by: 'email' })
  })

  it('by a link needs no account, and takes its secret out of the address', async () => {
    const { calls, router } = await open(
      `/u/questions/skill-forklift/#${token}`,
      [
        answer(openQuestionLink, { question: forklift, expires_at: '2026-12-04T12:00:00.000Z' }),
        answer(answerQuestionLink, { answered: 20, needed: 20 }),
      ],
      visitor,
    )
    await screen.findByRole('heading', { level: 1, name: forklift.question })
    expect(router.state.location.hash).toBe('')
    press(screen.getByRole('radio', { name: 'No' }))
    await pressAndWait('Save answer')
    expect(await screen.findByText('Your matches are unlocked.')).toBeTruthy()
    // not to the sign-up, where who is not logged in is led otherwise
    expect(screen.getByRole('link', { name: 'See my matches' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmatches',
    )
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(callsTo(calls, answerQuestionLink)[0]!.body).toEqual({ token, response: 'a1' })
  })

  it.each([
    ['link-expired', 'This link no longer works'],
    ['forbidden', 'This link is for another account'],
  ] as const)('says of a link that is refused with %s why', async (code, title) => {
    await open(`/u/questions/skill-forklift/#${token}`, [refuse(openQuestionLink, code)], visitor)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  it('by a link has the question in the language in which its company wrote it', async () => {
    const asks = { ...forklift, company_name: 'Acme', language: 'es' as const }
    const opened = answer(openQuestionLink, { question: asks, expires_at: '2026-12-04T12:00:00.000Z' })
    await open(`/u/questions/skill-forklift/#${token}`, [opened], visitor)
    const title = await screen.findByRole('heading', { level: 1, name: forklift.question })
    expect(title.querySelector('[lang]')?.getAttribute('lang')).toBe('es')
  })

  it('says to a visitor that a link may have lost its end', async () => {
    await open(
      `/u/questions/skill-forklift/#${token.slice(1)}`,
      [refuse(openQuestionLink, 'invalid')],
      visitor,
    )
    expect(await screen.findByText(/is incomplete\. Log in to answer/)).toBeTruthy()
  })

  it('leads who is logged in from a link that lost its end to the question itself', async () => {
    await open(`/u/questions/skill-forklift/#${token.slice(1)}`, [refuse(openQuestionLink, 'invalid')])
    const link = await screen.findByRole('link', { name: 'Answer the question' })
    expect(link.getAttribute('href')).toBe('/u/questions/skill-forklift/')
  })

  it('[BY-15] is in Spanish too, and asks who has no account here to log in', async () => {
    await open('/u/questions/skill-forklift/', [], { ...visitor, language: 'es' })
    const link = await screen.findByRole('link', { name: 'Iniciar sesión' })
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fu%2Fquestions%2Fskill-forklift%2F')
  })
})
