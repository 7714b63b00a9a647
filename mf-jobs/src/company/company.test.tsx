// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getCompany, getCompanyText, setCompanyText } from '@lunchpail/contracts/jobs/api'
import { companyTextPage } from '@lunchpail/contracts/jobs/pages'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { card } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

type Body = AnswerOf<typeof getCompany>['body']
const company = (more: Partial<Body> = {}): Body => ({
  company: {
    id: 3,
    name: 'Harbor & Pine',
    logo_url: null,
    about: 'We ship for shops.',
    replies: 'Usually replies within 2 days',
  },
  positions: [card()],
  page: 1,
  pages: 2,
  total: 21,
  ...more,
})
const show = (body: Body | RefusedAnswer, path = '/companies/3', language: 'en' | 'es' = 'en') =>
  renderScreen(manifest, { path, language, answers: [answer(getCompany, body)] })

describe('[BY-22] the page of a company', () => {
  it('says who it is and how soon it answers, and leads to its jobs and their next page', async () => {
    await show(company())
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor & Pine' })).toBeTruthy()
    for (const words of ['We ship for shops.', 'Usually replies within 2 days', '21 open jobs'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order Picker' }).getAttribute('href')).toBe('/jobs/12')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/companies/3?page=2')
  })

  it('asks for the page of its address, and for the first where that is none', async () => {
    for (const [path, page] of [
      ['/companies/3?page=2', '2'] as const,
      ['/companies/3?page=many', null] as const,
    ]) {
      const { calls } = await show(company({ page: 2 }), path)
      await screen.findByText('21 open jobs')
      expect(calls[0]!.url.searchParams.get('page')).toBe(page)
      cleanup()
    }
  })

  it('leads back from a page past the last', async () => {
    await show(company({ page: 99, pages: 2, positions: [] }), '/companies/3?page=99')
    const back = await screen.findByRole('link', { name: 'Go to the first page' })
    expect(back.getAttribute('href')).toBe('/companies/3')
    expect(screen.queryByText(/Page 99/)).toBeNull()
  })

  it('[JB-05] has the way to apply once a job is marked', async () => {
    await show(company())
    await pressAndWait(await screen.findByRole('button', { name: 'Interested: Order Picker' }))
    const apply = screen.getByRole('link', { name: 'Apply now (1)' })
    expect(apply.getAttribute('href')).toBe('/app/start/?sn=0&p=12')
  })

  it('says that nothing is open, or that there is no such company', async () => {
    await show(company({ positions: [], pages: 1, total: 0 }), '/companies/3', 'es')
    expect(await screen.findByText('No hay empleos abiertos por ahora')).toBeTruthy()
    cleanup()
    await show(new RefusedAnswer('not-found'))
    expect(await screen.findByText('We couldn’t find this company')).toBeTruthy()
  })
})

describe('[BY-22] the text of a company', () => {
  const known = { text: null, of_feed: null, company_id: 3, may: { edit: true } }
  it('is written by its managers, and says what may not be in it', async () => {
    const { calls } = await renderScreen(manifest, {
      path: companyTextPage.path,
      session: signedInAs({ type: 'hiring manager' }),
      answers: [
        answer(getCompanyText, known),
        answer(setCompanyText, ({ body }) =>
          body?.text.includes('@')
            ? new RefusedAnswer('invalid', 'Check', {
                text: { code: 'company.text-contact', error: 'Please leave out links' },
              })
            : { ...known, text: body?.text ?? null },
        ),
      ],
    })
    const field = await screen.findByLabelText('About your company')
    expect(screen.getByRole('link', { name: 'See your page' }).getAttribute('href')).toBe('/companies/3')
    await typeAndWait(field, 'us@acme.example')
    await pressAndWait('Save')
    expect(errorAt('About your company')).toBe('Please leave out links')
    await typeAndWait(field, 'We are ten.')
    await pressAndWait('Save')
    expect(callsTo(calls, setCompanyText).map(({ body }) => body?.text)).toEqual([
      'us@acme.example',
      'We are ten.',
    ])
  })
})
