import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { instant, line, upTo, url } from '../fields/texts.ts'
import { resumeProblems, resumeTypes, resumeUpload } from './enumerations.ts'

/*
 * The resume of a visitor, before name, email and phone, which it fills in. Not in the specification. The browser that
 * sent it holds a secret, of which only a hash is kept: no other browser can ask what was read, and it goes to the account that
 * names the secret. Without one everything is gone within a day.
 */

const secret = z.string().check(z.regex(/^[\w-]{43}$/, 'field.invalid'))

export const startVisitorUpload = endpoint({
  name: 'wizard.visitor-resume.upload',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/visitor-resume/',
  summary: 'Signed addresses for the resume of a visitor, and the secret that opens what is read from it.',
  access: anybody,
  perMinute: 5,
  networkPerMinute: 20,
  countsNetwork: true,
  body: z.object({
    ...csrf,
    file_name: upTo(200).check(z.minLength(1, 'field.required')),
    /** photos and scans take many times as long to read: they wait for the account */
    type: z.enum(resumeTypes, 'resume.type'),
    bytes: z.int().check(z.gte(1, 'resume.empty'), z.lte(resumeUpload.bytes, 'resume.too-large')),
  }),
  answers: {
    200: z.object({
      secret,
      content_type: line,
      /** the addresses open nothing after it */
      expires_at: instant,
      /** in the file's order */
      parts: listOf(z.object({ url, bytes: z.number() }), resumeUpload.maxParts),
    }),
  },
  errors: ['unavailable'],
})

/** The fields of the sign-up that a resume fills in. */
export const contactFields = ['first_name', 'last_name', 'email', 'phone'] as const

export const contactRead = z.object({
  field: z.enum(contactFields),
  value: line,
  /** the line of the resume that it comes from, where the reader doubts it */
  doubt: z.nullable(line),
})
export type ContactRead = z.output<typeof contactRead>

/** The first call after the upload starts the reading; the browser asks again until it ends. */
export const readVisitorResume = endpoint({
  name: 'wizard.visitor-resume.read',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/visitor-resume/reading/',
  summary: 'What was read of name, email and phone from the resume of a visitor.',
  access: anybody,
  perMinute: 120,
  body: z.object({ ...csrf, secret }),
  answers: {
    200: z.object({
      /** `later`: it is a scan, which is read once there is an account */
      state: z.enum(['reading', 'read', 'later', 'failed']),
      problem: z.nullable(z.enum(resumeProblems)),
      contact: listOf(contactRead, contactFields.length),
    }),
  },
})

/** `location` is the `resume_location` of the application that is saved then, as after an upload of one's own. */
export const takeVisitorResume = endpoint({
  name: 'wizard.visitor-resume.take',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/visitor-resume/take/',
  summary: 'The resume that this browser sent before the sign-up becomes the account’s.',
  access: signedIn,
  perMinute: 10,
  body: z.object({ ...csrf, secret }),
  answers: { 200: z.object({ location: line, file_name: line, bytes: z.number() }) },
})
