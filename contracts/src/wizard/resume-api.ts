import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, line, upTo, url } from '../fields/texts.ts'
import {
  doubtableFields,
  licences,
  resumeProblems,
  resumeStates,
  resumeTypes,
  resumeUpload,
  scanPages,
  scanTypes,
} from './enumerations.ts'

/**
 * Where a resume goes (1 §7 names no address). The browser puts each part straight into the object store, by PUT with
 * `content_type` and exactly `bytes` bytes; `location` is the `resume_location` of the application that is saved then with
 * `resume_status: 1`, which starts the reading. What was sent before and never saved is gone.
 */
export const startUpload = endpoint({
  name: 'wizard.resume.upload',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/upload/',
  summary: 'Signed addresses for a resume.',
  access: signedIn,
  perMinute: 10,
  body: z.object({
    ...csrf,
    file_name: upTo(200).check(z.minLength(1, 'field.required')),
    type: z.enum([...resumeTypes, ...scanTypes], 'resume.type'),
    bytes: z.int().check(z.gte(1, 'resume.empty'), z.lte(resumeUpload.bytes, 'resume.too-large')),
  }),
  answers: {
    200: z.object({
      location: line,
      content_type: line,
      /** the addresses open nothing after it */
      expires_at: instant,
      /** in the file's order */
      parts: listOf(z.object({ url, bytes: z.number() }), resumeUpload.maxParts),
    }),
  },
  errors: ['unavailable'],
})

/** Not in the specification. A job of a resume and its field that the reader doubts, with the line of the resume it is from. */
const doubt = z.object({
  reference_id: id,
  field: z.enum(doubtableFields),
  /** as the reader understood it; a doubt is settled once the job has another value */
  value: line,
  page: z.number(),
  line,
})

export type ResumeDoubt = z.output<typeof doubt>

/** Not in the specification. How far the person's resume is. */
export const getResume = endpoint({
  name: 'wizard.resume.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/resume/',
  summary: "The signed-in person's resume, and what was read from it.",
  access: signedIn,
  answers: {
    200: z.object({
      resume: z.nullable(
        z.object({
          location: line,
          file_name: line,
          bytes: z.number(),
          state: z.enum(resumeStates),
          problem: z.nullable(z.enum(resumeProblems)),
          jobs: z.number(),
          schools: z.number(),
          doubts: listOf(doubt, 300),
          licences: listOf(z.object({ licence: z.enum(licences), page: z.number(), line }), licences.length),
          /** of a scan or of photos: what stands there is in none of the answers */
          unread_pages: z.optional(listOf(z.number(), scanPages)),
        }),
      ),
    }),
  },
})

export type ResumeReading = NonNullable<z.output<(typeof getResume)['answers'][200]>['resume']>

/** Not in the specification. The person says that a doubted field is right. */
export const settleDoubt = endpoint({
  name: 'wizard.resume.doubt-settle',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/resume/doubt/',
  summary: 'A field that was read from the resume is right.',
  access: signedIn,
  perMinute: 120,
  body: z.object({ ...csrf, reference_id: id, field: z.enum(doubtableFields, 'field.invalid') }),
  answers: { 200: z.object({ doubts: listOf(doubt, 300) }) },
})

/** Not in the specification: the resume is private (2 §7), and its owner alone fetches it. */
export const getResumeFile = endpoint({
  name: 'wizard.resume.file',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/resume/file/',
  summary: "The signed-in person's resume as it was uploaded.",
  access: signedIn,
  perMinute: 30,
  media: 'application/octet-stream',
  answers: { 200: z.unknown() },
  errors: ['unavailable'],
})
