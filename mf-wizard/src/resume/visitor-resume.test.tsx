// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fakeWizard, type FakeWizard } from '../../test/fake-wizard.ts'
import { eachOnACleanPage, heading, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

class FakeRequest {
  readonly upload = {}
  readonly status = 200
  onload = () => {}
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.onload()
  }
}
/** What the page passes to the form of the sign-up, and the end of that form. */
let passed: object = {}
let enter = () => {}
beforeEach(() => {
  sessionStorage.clear()
  passed = {}
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  setSlotSource((name) =>
    Promise.resolve((props: object) => {
      if (name !== 'auth.entry.v1') return null
      passed = props
      enter = () => (props as { onDone: (outcome: object) => void }).onDone({ signedIn: true })
      return <p>entry form</p>
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const visit = async (fake: FakeWizard) => {
  await open(fake, { account: null, path: '/app/start?sn=0&p=7' })
  await screen.findByText('entry form')
}
async function upload(): Promise<void> {
  press('Upload your resume')
  const input = document.querySelector('[data-resume-file=document]')!
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'cv.pdf')] } })
  await waitFor(() => expect(screen.queryByText(/Sending/)).toBeNull())
}

describe('[BY-24] the resume of a visitor', () => {
  it('fills in the sign-up, tells it what is doubted, and is the application’s once there is an account', async () => {
    const fake = fakeWizard({
      visitorReading: {
        state: 'read',
        problem: null,
        contact: [
          { field: 'first_name', value: 'Ana', doubt: 'Ana Diaz' },
          { field: 'phone', value: '2125550142', doubt: null },
        ],
      },
    })
    await visit(fake)
    expect(passed).toMatchObject({ known: {}, doubts: {} })
    await upload()
    await screen.findByText('We filled in below what your resume says. Please check it.')
    await waitFor(() =>
      expect(passed).toMatchObject({
        known: { first_name: 'Ana', phone: '2125550142' },
        doubts: { first_name: 'Ana Diaz' },
      }),
    )
    answerSession(signedInAs())
    await act(async () => enter())
    await heading('About you')
    await waitFor(() =>
      expect(fake.application).toMatchObject({ resume_status: 1, resume_location: 'resume/new' }),
    )
    // how far it is is told in its place
    expect(screen.getByText(/We’re reading your resume/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload your resume' })).toBeNull()
    expect(sessionStorage.getItem('resume-secret')).toBeNull()
  })

  it.each([
    ['nothing was found', { state: 'read' as const, problem: null }, /couldn’t find your name/],
    ['it is a picture', { state: 'later' as const, problem: null }, /once you have an account/],
    ['it is none', { state: 'failed' as const, problem: 'type' as const }, /Invalid file type\. Use a PDF/],
    ['it is harmful', { state: 'failed' as const, problem: 'malware' as const }, /something harmful/],
  ])('says where %s, and takes another one', async (_what, found, sentence) => {
    await visit(fakeWizard({ visitorReading: { ...found, contact: [] } }))
    await upload()
    await screen.findByText(sentence)
    press('Change')
    expect(screen.getByRole('button', { name: 'Upload your resume' })).toBeTruthy()
  })

  it('says what a photo is good for, where one is sent', async () => {
    await visit(fakeWizard())
    press('Upload your resume')
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'paper.jpg')
    fireEvent.change(document.querySelector('[data-resume-file=document]')!, { target: { files: [picture] } })
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Invalid file type. Use a PDF or Word file. Once you have an account/,
    )
  })

  it('tells what is doubted after a reload too', async () => {
    sessionStorage.setItem('resume-secret', 's'.repeat(43))
    const contact = [{ field: 'first_name' as const, value: 'Ana', doubt: 'Ana Diaz' }]
    await visit(fakeWizard({ visitorReading: { state: 'read', problem: null, contact } }))
    await waitFor(() => expect(passed).toMatchObject({ doubts: { first_name: 'Ana Diaz' } }))
  })

  it('is offered again where nothing is kept of it any more', async () => {
    sessionStorage.setItem('resume-secret', 's'.repeat(43))
    await visit(fakeWizard())
    expect(await screen.findByRole('button', { name: 'Upload your resume' })).toBeTruthy()
  })
})
