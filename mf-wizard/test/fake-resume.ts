import {
  getResume,
  readVisitorResume,
  settleDoubt,
  startUpload,
  startVisitorUpload,
  takeVisitorResume,
} from '@lunchpail/contracts/wizard/api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import type { FakeWizard } from './fake-wizard.ts'

/** What the wizard in memory answers of resumes. */
export const resumeAnswers = (fake: FakeWizard) => [
  answer(startUpload, ({ body }) => {
    const { bytes } = startUpload.body.parse(body)
    const half = Math.ceil(bytes / 2)
    return {
      location: 'resume/new',
      content_type: 'application/octet-stream',
      expires_at: '2026-11-22T20:00:00.000Z',
      parts: [half, bytes - half].map((size, index) => ({
        url: `https://store.example/${index + 1}`,
        bytes: size,
      })),
    }
  }),
  answer(startVisitorUpload, ({ body }) => ({
    secret: 's'.repeat(43),
    content_type: 'application/octet-stream',
    expires_at: '2026-11-22T20:00:00.000Z',
    parts: [{ url: 'https://store.example/1', bytes: startVisitorUpload.body.parse(body).bytes }],
  })),
  answer(readVisitorResume, () => fake.visitorReading ?? new RefusedAnswer('not-found')),
  answer(takeVisitorResume, () => ({ location: 'resume/new', file_name: 'cv.pdf', bytes: 8 })),
  answer(getResume, () => ({ resume: fake.resume })),
  answer(settleDoubt, ({ body }) => {
    const { reference_id, field } = settleDoubt.body.parse(body)
    const doubts = fake.resume!.doubts.filter(
      (doubt) => doubt.reference_id !== reference_id || doubt.field !== field,
    )
    fake.resume = { ...fake.resume!, doubts }
    return { doubts }
  }),
]
