import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository } from '../../test/copy-repository.ts'
import { makeNew } from './run.ts'

const root = path.join(import.meta.dirname, '../../../..')
const prove = process.env['PROVE'] === '1'

/** Says as JSON what follows from the declaration of `dress_code`. */
const usesOfField = `
import { fieldsWith } from '@lunchpail/contracts/jobs/posting-fields'
import { roleBody } from '@lunchpail/contracts/jobs/roles-api'
import { jobPosting } from './mf-jobs/src/job/job-posting.ts'
import { emptyRole } from './mf-jobs/src/roles/role-values.ts'
import { feedJob } from './services/jobs/src/feeds/indeed-xml.ts'
import { columnsOfFields } from './services/jobs/src/positions/posting-columns.ts'

const dress_code = 'Boots'
const { dress_code: typed } = roleBody.parse({ title: 'Packer', zip: '07102', description: 'Pack', dress_code })
const job = { dress_code, details: [], location: {}, company: { name: '' }, wage: {}, shifts: [] }
const position = { ...Object.fromEntries(fieldsWith('indeed').map(([name]) => [name, null])), dress_code, experience_months: 0, role: 0, schedule: 'either', address: null, zip: null, title: '', company: '', city: '', region: '', sections: [], posted_at: new Date(0), closes_at: null, shifts: 0, schedule_start: null, keywords: [], wage_from: null, wage_to: null }
console.log(JSON.stringify({
  typed,
  form: 'dress_code' in emptyRole,
  facts: fieldsWith('icon').map(([name]) => name),
  columns: columnsOfFields({ dress_code }),
  feed: feedJob(position, 'https://site.example').includes('<dresscode><![CDATA[Boots]]></dresscode>'),
  jsonLd: jobPosting(job, 'https://site.example').physicalRequirement,
}))
`

describe('npm run new', () => {
  let copy = ''
  let files: string[] = []
  const fieldArgs = ['field', 'dress-code']
  let ofField: string[] = []
  const run = (tool: string, args: readonly string[], folder = '') => {
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
      cwd: path.join(copy, folder),
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
    })
    return status === 0 ? '' : `${stdout}${stderr}`
  }

  beforeAll(() => {
    copy = copyRepository()
    files = [
      ['service', 'reviews'],
      ['remote', 'reviews'],
      ['endpoint', 'reviews', 'entries', 'save-review'],
      ['endpoint', 'matches', 'alerts', 'list-alerts'],
      ['step', 'job-certificates'],
      fieldArgs,
      ['event', 'reviews', 'review-saved', 'matches', 'deck'],
    ].flatMap((args) => {
      const made = makeNew(copy, args)
      if (args === fieldArgs) ofField = made
      return made
    })
    files = [...new Set([...files, 'contracts/src/modules.ts'])]
    // only types and tests need the clients; that of jobs is of its own schema, not the original's
    if (!prove) return
    rmSync(path.join(copy, 'services/jobs/generated'))
    for (const noun of ['reviews', 'jobs'])
      expect(run('node', ['../../kit/build/bin/prisma.mjs', 'generate'], `services/${noun}`)).toBe('')
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('refuses what is there, what is no name, and what has no noun', () => {
    expect(() => makeNew(copy, ['service', 'jobs'])).toThrow('contracts/src/jobs/api.ts is there already.')
    expect(() => makeNew(copy, ['endpoint', 'jobs', 'search', 'Save'])).toThrow('small letters and hyphens')
    expect(() => makeNew(copy, ['endpoint', 'orders', 'orders', 'save-order'])).toThrow(
      'There is no service orders',
    )
    expect(() => makeNew(copy, ['remote', 'orders'])).toThrow('There is no noun orders')
    expect(() => makeNew(copy, [])).toThrow('npm run new')
  })

  it('makes a field of a posting by at most seven files, which form, page, feed and JSON-LD then have', () => {
    expect(ofField.length).toBeLessThanOrEqual(7)
    const declaration = path.join(copy, 'contracts/src/jobs/posting-fields.ts')
    const named = "kind: 'line', icon: 'briefcase', indeed: 'dresscode', jsonLd: 'physicalRequirement'"
    writeFileSync(
      declaration,
      readFileSync(declaration, 'utf8').replace("kind: 'line', icon: 'briefcase'", named),
    )
    writeFileSync(path.join(copy, 'field.mjs'), usesOfField)
    const { stdout, stderr } = spawnSync(process.execPath, ['field.mjs'], { cwd: copy, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      typed: 'Boots',
      form: true,
      facts: ['schedule_duration', 'schedule_description', 'dress_code'],
      columns: { dressCode: 'Boots' },
      feed: true,
      jsonLd: 'Boots',
    })
  })
  it.runIf(prove)('makes a field of a posting that no other file has to name', () => {
    for (const folder of ['contracts', 'services/jobs', 'mf-jobs'])
      expect(run('tsc', ['-p', folder, '--noEmit'])).toBe('')
    const tests = [
      'mf-jobs/src/roles',
      'mf-jobs/src/job',
      'services/jobs/src/roles',
      'services/jobs/src/feeds',
    ]
    expect(run('vitest', ['run', ...tests])).toBe('')
  })

  // a configuration is in no program of its folder
  const typescript = () => files.filter((file) => /(?<!\.config)\.tsx?$/.test(file))

  it('makes what passes lint', () => {
    expect(run('oxlint', ['--deny-warnings', ...typescript()])).toBe('')
    expect(run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files])).toBe('')
  })

  // these read many programs, start services and render pages once more, which is long: `npm run prove -- new`
  it.runIf(prove)('makes what has types that fit', () => {
    expect(run('oxlint', ['--type-aware', '--type-check', '--deny-warnings', ...typescript()])).toBe('')
  })
  it.runIf(prove)('makes what passes its own tests', () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
    expect(tests.length).toBeGreaterThan(8)
    expect(run('vitest', ['run', ...tests])).toBe('')
  })
})
