// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startUpload, type ResumeReading } from '@lunchpail/contracts/wizard/api'
import { callsTo, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { dialog, eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

/** The object store: what was put where, and what it answers next. */
const puts: { url: string; text: string }[] = []
let answers: (number | 'lost')[] = []

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  status = 0
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  #url = ''
  open(_method: string, url: string): void {
    this.#url = url
  }
  setRequestHeader(): void {}
  abort(): void {
    this.onabort()
  }
  send(part: Blob): void {
    void part.text().then((text) => {
      const answer = answers.shift() ?? 200
      if (answer === 'lost') return this.onerror()
      this.status = answer
      if (answer === 200) puts.push({ url: this.#url, text })
      this.onload()
    })
  }
}
beforeEach(() => {
  puts.length = 0
  answers = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const reading = (change: Partial<ResumeReading> = {}): ResumeReading => ({
  location: 'resume/new',
  file_name: 'cv.pdf',
  bytes: 8,
  state: 'read',
  problem: null,
  jobs: 1,
  schools: 0,
  doubts: [],
  licences: [],
  ...change,
})
const job = {
  reference_id: 'abc',
  title: 'Picker',
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2016',
  current_job: true,
  duties: 'Picked orders.',
}
const atHistory = async (application: object = {}) => {
  const fake = nearly(['done_adding_jobs', 'self_promo'])
  Object.assign(fake.application, application)
  const { calls } = await open(fake, { path: '/app/start?sn=0&step=history' })
  await heading('Where have you worked?')
  return Object.assign(fake, { calls })
}
const pick = (name: string, content: string) =>
  fireEvent.change(document.querySelector('input[type="file"]')!, {
    target: { files: [new File([content], name)] },
  })

describe('[WZ-15] the upload', () => {
  it('tells its limits before, and refuses by content what is no resume', async () => {
    await atHistory()
    expect(screen.getByText(/pdf, doc, docx\), up to 10 MB/)).toBeTruthy()
    pick('cv.pdf', 'a picture')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid file type')
    pick('cv.pdf', '')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This file is empty'))
    expect(puts).toEqual([])
  })

  it('warns that it clears the jobs, sends part by part, and goes on with the part that was lost', async () => {
    const fake = await atHistory({ jobs: [job] })
    press('Upload your resume')
    expect(dialog('Start over with your resume?').getByText(/clears the jobs/)).toBeTruthy()
    press('Cancel')
    expect(fake.application.jobs).toHaveLength(1)
    answers = [200, 'lost', 503]
    pick('cv.any', '%PDF-1.7 and more')
    expect(await screen.findByText(/You lost your connection/)).toBeTruthy()
    // an earlier answer that is still waited for is not counted twice
    await act(async () => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(answers).toEqual([]))
    await act(async () => void dispatchEvent(new Event('online')))
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        resume_status: 1,
        resume_location: 'resume/new',
        jobs: [],
      }),
    )
    expect(puts.map(({ text }) => text).join('')).toBe('%PDF-1.7 and more')
    expect(puts.map(({ url }) => url)).toEqual(['https://store.example/1', 'https://store.example/2'])
  })

  it('sends a long name without half a character at its cut', async () => {
    const fake = await atHistory()
    const end = `${'a'.repeat(195)}.pdf`
    pick(`cv💪${end}`, '%PDF-1.7 and more')
    await waitFor(() => expect(fake.application.resume_status).toBe(1))
    expect(callsTo(fake.calls, startUpload)).toMatchObject([{ body: { file_name: end } }])
  })

  it('[BY-10] has a control of its own for a photo, which takes no document, as the other takes no photo', async () => {
    const fake = await atHistory()
    const photo = document.querySelector('input[data-resume-file="photo"]')!
    expect(photo.getAttribute('accept')).toBe('image/jpeg,image/png')
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], 'paper.jpg')
    const send = (input: Element, file: File) => fireEvent.change(input, { target: { files: [file] } })
    send(document.querySelector('input[data-resume-file="document"]')!, picture)
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid file type')
    send(photo, picture)
    await waitFor(() => expect(fake.application.resume_status).toBe(1))
    expect(puts).not.toEqual([])
  })

  describe('[BY-10] several photos', () => {
    /** What the browser draws of a photo: a JPEG that names its file. */
    beforeEach(() => {
      let drawn = ''
      vi.stubGlobal('createImageBitmap', (file: File) =>
        file.name.startsWith('no')
          ? Promise.reject(new Error('no picture'))
          : Promise.resolve({ width: 1500, height: 2000, name: file.name, close: () => {} }),
      )
      const pen = {
        fillRect: () => {},
        drawImage: ({ name }: { readonly name: string }) => (drawn = name),
      } as unknown as CanvasRenderingContext2D
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen)
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
        done(new Blob([`JPEG of ${drawn}`])),
      )
    })
    afterEach(() => void vi.restoreAllMocks())
    const taken = (name: string, lastModified: number) => new File(['a photo'], name, { lastModified })
    const send = (files: readonly File[], which = 'input[data-resume-file="photo"]') =>
      fireEvent.change(document.querySelector(which)!, { target: { files } })

    it('are one PDF of their pages in the order in which they were taken, three at most', async () => {
      const fake = await atHistory()
      expect(screen.getByText(/photos of up to 3 pages/)).toBeTruthy()
      const pages = [taken('3.jpg', 3), taken('1.jpg', 1), taken('2.png', 2)]
      send([...pages, taken('4.jpg', 4)])
      expect((await screen.findByRole('alert')).textContent).toMatch(/^We can read up to 3 pages/)
      send([pages[0]!, taken('no.txt', 9)])
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid file type'))
      expect(puts).toEqual([])
      send(pages)
      await waitFor(() => expect(fake.application.resume_status).toBe(1))
      const sent = puts.map(({ text }) => text).join('')
      expect(sent).toMatch(/^%PDF-1\.4[^]*\/Count 3\b/)
      expect(sent.match(/JPEG of \S+/g)).toEqual(['JPEG of 1.jpg', 'JPEG of 2.png', 'JPEG of 3.jpg'])
    })

    it('that cannot be put together are told, and can be tried again', async () => {
      const fake = await atHistory()
      const pages = [taken('1.jpg', 1), taken('2.jpg', 2)]
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => {
        throw new Error('no memory')
      })
      send(pages)
      expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t send your resume/)
      send(pages)
      await waitFor(() => expect(fake.application.resume_status).toBe(1))
    })

    it('are taken one after the other by a camera, and sent together', async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
      const fake = await atHistory()
      const camera = 'input[capture="environment"]'
      send([taken('1.jpg', 1)], camera)
      expect((await screen.findByText('1 page is ready.')).getAttribute('role')).toBe('status')
      press('Start over')
      expect(screen.queryByText('1 page is ready.')).toBeNull()
      for (const page of [1, 2, 3]) send([taken(`${page}.jpg`, page)], camera)
      await screen.findByText('3 pages are ready.')
      expect(screen.queryByRole('button', { name: 'Take the next page' })).toBeNull()
      expect(puts).toEqual([])
      press('Read my resume')
      await waitFor(() => expect(fake.application.resume_status).toBe(1))
      expect(puts.map(({ text }) => text).join('')).toContain('/Count 3/')
    })
  })

  it('says so where the store refuses, and leaves the jobs', async () => {
    const fake = await atHistory({ jobs: [job] })
    answers = [403]
    pick('cv.pdf', '%PDF-1.7 and more')
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t send your resume/)
    expect(fake.application.jobs).toHaveLength(1)
  })

  it('says so where too many files came, which trying again at once would not mend', async () => {
    const fake = await atHistory()
    fake.answers.push(refuse(startUpload, 'too-many-requests'))
    pick('cv.pdf', '%PDF-1.7 and more')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Try again later, or go on without it/)
  })

  it('[WZ-24] is offered by the review where a reminder is set, and leads to the history', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    fake.application.resume_reminder = '2036-01-01T12:00:00.000Z'
    fake.resume = reading({ state: 'reading' })
    await open(fake, { path: '/app/start?sn=0' })
    await heading('Your application is almost complete')
    expect(screen.getByRole('button', { name: 'Upload your resume' })).toBeTruthy()
    pick('cv.pdf', '%PDF-1.7 and more')
    await heading('Where have you worked?')
    expect(await screen.findByText(/We’re reading your resume/)).toBeTruthy()
    await waitFor(() => expect(fake.application.resume_location).toBe('resume/new'))
  })
})

describe('[WZ-16] the reading', () => {
  const added = { resume_status: 1, resume_location: 'resume/new' }

  it('is shown while it lasts, and then what was filled in', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added)
    fake.resume = reading({ state: 'queued' })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    expect(await screen.findByText(/We’re reading your resume/)).toBeTruthy()
    await screen.findByRole('progressbar', { name: 'Step 2 of 4' })
    fake.resume = reading({ licences: [{ licence: 'osha-10', page: 1, line: 'OSHA-10 card' }] })
    fake.application = { ...fake.application, jobs: [job] }
    fake.version += 1
    await screen.findByText(/We found 1 job in your resume/)
    expect(screen.getByRole('heading', { name: 'Picker' })).toBeTruthy()
    expect(screen.getByText('OSHA 10 (from “OSHA-10 card”)')).toBeTruthy()
    press('Remove resume')
    await waitFor(() =>
      expect(fake.application).toMatchObject({ resume_status: 3, resume_location: '', jobs: [job] }),
    )
  })

  it('[BY-10] with pages that could not be read names them', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added)
    fake.resume = reading({ unread_pages: [2, 3] })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    expect(
      await screen.findByText('We couldn’t read all of pages 2 and 3. Please add what’s missing.'),
    ).toBeTruthy()
  })

  it('that fails leads to entry by hand', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added)
    fake.resume = reading({ state: 'failed', problem: 'unreadable', jobs: 0 })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Our system is having trouble processing your resumé. Please manually enter your work history.',
    )
    press('Add a job')
    await heading('Add a job')
  })

  it('that fails brings back the jobs that it had cleared', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added)
    fake.resume = reading({ state: 'reading', jobs: 0 })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    fake.resume = reading({ state: 'failed', problem: 'unreadable', jobs: 0 })
    fake.application = { ...fake.application, jobs: [job] }
    fake.version += 1
    expect(await screen.findByRole('heading', { name: 'Picker' })).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please manually enter your work history/)
  })

  it('with malware in it is gone, which is said in its place', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added)
    fake.resume = reading({ state: 'failed', problem: 'malware', jobs: 0 })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    expect((await screen.findByRole('alert')).textContent).toMatch(/something harmful in this file/)
    expect(screen.getByText('Your resume: cv.pdf').closest('a')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
  })

  it('[BY-09] marks each doubted field beside its line, until it is confirmed or mended', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added, { jobs: [job] })
    const doubt = { reference_id: 'abc', page: 1, line: 'Picker, Acme 2016' }
    fake.resume = reading({
      doubts: [
        { ...doubt, field: 'start_date', value: '01/2016' },
        { ...doubt, field: 'company', value: 'Acme' },
        // corrected before
        { ...doubt, field: 'title', value: 'Packer' },
      ],
    })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    await screen.findByRole('button', { name: 'Change it: Company Acme' })
    expect(screen.getAllByText('Your resume says: “Picker, Acme 2016”')).toHaveLength(2)
    press('Yes, that’s right: Company Acme')
    await waitFor(() => expect(screen.getAllByText('Your resume says: “Picker, Acme 2016”')).toHaveLength(1))
    press('Change it: Start date 01/2016')
    await heading('Edit this job')
    // the date's, and the title's that was corrected before
    expect(await screen.findAllByText('Your resume says: “Picker, Acme 2016”')).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: '03/2016' } })
    press('Save this job')
    await screen.findByText('03/2016 to present')
    expect(screen.queryByText(/Your resume says/)).toBeNull()
  })

  it('[BY-10] marks what a photo says together, and takes one answer for all of it', async () => {
    const fake = nearly(['done_adding_jobs', 'self_promo'])
    Object.assign(fake.application, added, { jobs: [job] })
    const doubt = { reference_id: 'abc', page: 1, line: 'Picker, Acme, Newark, NJ' }
    fake.resume = reading({
      doubts: [
        { ...doubt, field: 'title', value: 'Picker' },
        { ...doubt, field: 'company', value: 'Acme' },
        { ...doubt, field: 'city', value: 'Newark' },
      ],
    })
    await open(fake, { path: '/app/start?sn=0&step=history' })
    const all = { name: 'Yes, it’s all correct: Picker' }
    await screen.findByRole('button', all)
    expect(screen.getByText('Company: Acme')).toBeTruthy()
    press('Yes, it’s all correct: Picker')
    await waitFor(() => expect(screen.queryByText('Is this right?')).toBeNull())
    expect(fake.resume.doubts).toEqual([])
  })
})

describe('[BY-24] the resume before the first question', () => {
  const atInfo = async (change: object = {}) => {
    const fake = nearly(['done_adding_jobs', 'self_promo', 'schools'], change)
    await open(fake, { path: '/app/start?sn=0&step=info' })
    await heading('About you')
    return fake
  }

  it('is sent, and what it says is there while the rest is typed', async () => {
    const fake = await atInfo()
    expect(screen.getByRole('heading', { name: 'Do you have a resume?' })).toBeTruthy()
    fake.resume = reading({ state: 'queued' })
    pick('cv.pdf', '%PDF-1.7 and more')
    expect(await screen.findByText('We’re reading your resume. You can keep going.')).toBeTruthy()
    await waitFor(() => expect(fake.application).toMatchObject({ resume_location: 'resume/new' }))
    fake.application = { ...fake.application, jobs: [job], schools: [{ degree_type: 1 }] }
    fake.version += 1
    fake.resume = reading()
    expect(await screen.findByText(/We found 1 job in your resume/)).toBeTruthy()
    const degree = screen.getByLabelText('Highest level of education') as HTMLSelectElement
    await waitFor(() => expect(degree.value).toBe('1'))
  })

  it('keeps Next waiting until the file is sent: leaving would end it', async () => {
    const fake = await atInfo({ equalOpportunity: {} })
    answers = ['lost']
    pick('cv.pdf', '%PDF-1.7 and more')
    expect(await screen.findByText(/You lost your connection/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Highest level of education'), { target: { value: '1' } })
    const next = screen.getByRole('button', { name: 'Next' })
    expect(next.getAttribute('aria-busy')).toBe('true')
    press('Next')
    const eligible = within(screen.getByRole('radiogroup', { name: /Are you allowed/ }))
    fireEvent.click(eligible.getByLabelText('No'), { detail: 1 })
    await act(async () => {})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About you')
    await act(async () => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(fake.application).toMatchObject({ resume_location: 'resume/new' }))
    await waitFor(() => expect(next.getAttribute('aria-busy')).not.toBe('true'))
    press('Next')
    await heading('Equal opportunity')
  })

  it('that cannot be read says so, and another one is taken in its place', async () => {
    const fake = await atInfo()
    fake.resume = reading({ state: 'failed', problem: 'unreadable', jobs: 0 })
    pick('cv.pdf', '%PDF-1.7 and more')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Please manually enter your work history/)
    expect(screen.queryByText('Do you have a resume?')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
    const sent = puts.length
    pick('other.pdf', '%PDF-1.7 and more')
    await waitFor(() => expect(puts.length).toBeGreaterThan(sent))
  })

  it.each([
    ['jobs', { jobs: [job] }],
    ['no more jobs to add', { done_adding_jobs: true }],
    ['a resume', { resume_status: 1, resume_location: 'resume/before' }],
    ['a reminder to send it', { resume_reminder: '2036-11-21T14:00:00.000Z' }],
  ])('is not offered to whoever has %s', async (_what, application) => {
    const fake = nearly(['done_adding_jobs', 'self_promo', 'schools'])
    Object.assign(fake.application, application)
    await open(fake, { path: '/app/start?sn=0&step=info' })
    await heading('About you')
    expect(screen.queryByText('Do you have a resume?')).toBeNull()
  })
})
