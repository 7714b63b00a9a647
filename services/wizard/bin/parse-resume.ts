// `npm run -s parse-resume -- FILE…`: one JSON line for each file.
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { resumeLimits } from '../src/resume/limits.ts'
import type { Answer } from '../src/resume/reader-answer.ts'
import { openScanReader } from '../src/resume/scan/scan-reader.ts'

const files = process.argv.slice(2)
const reader = openScanReader()

/** A file that is too large is not read into memory. */
async function answerOf(file: string): Promise<Answer | { readonly unreadable: 'not-found' }> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return { unreadable: 'not-found' }
  if (found.size > resumeLimits.bytes) return { unreadable: 'too-large' }
  return reader.read(await readFile(file))
}

if (files.length === 0) {
  process.stderr.write('npm run -s parse-resume -- FILE…\n')
  process.exitCode = 1
}
if (files.length > 0) await reader.warm()
for (const file of files) {
  // npm runs scripts in the package's folder; the file is named from where the person stands.
  const whole = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  const from = performance.now()
  const answer = await answerOf(whole)
  const ms = Math.round((performance.now() - from) * 10) / 10
  const line =
    'resume' in answer
      ? {
          file,
          name: answer.resume.name?.value ?? null,
          email: answer.resume.email?.value ?? null,
          phone: answer.resume.phone?.value ?? null,
          jobs: answer.resume.jobs.map(
            ({ title, company, city, state, start, end, current, confidence }) => ({
              title: title?.value ?? null,
              company: company?.value ?? null,
              city: city?.value ?? null,
              state: state?.value ?? null,
              start: start?.value ?? null,
              end: end?.value ?? null,
              current,
              confidence,
            }),
          ),
          schools: answer.resume.schools.map(({ name, degree, city, state, year }) => ({
            name: name?.value ?? null,
            degree: degree?.value ?? null,
            city: city?.value ?? null,
            state: state?.value ?? null,
            year: year?.value ?? null,
          })),
          skills: answer.resume.skills.map(({ value }) => value),
          licences: answer.resume.licences.map(({ value }) => value),
          ms,
        }
      : { file, error: answer.unreadable, name: null, email: null, phone: null, jobs: [], schools: [], ms }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
await reader.close()
