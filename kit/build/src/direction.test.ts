import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nouns } from '@lunchpail/contracts/noun'
import { directionRules, natsFiles } from './direction.ts'
import { findRemotes } from './remotes.ts'
import { subjects } from './subjects.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const refusals = directionRules.flatMap(({ file, forbidden }) =>
  forbidden.flatMap(({ message, refuses }) => refuses.map((imports) => ({ file, imports, message }))),
)
/** imports that must pass, so that a rule that refuses everything is seen too */
const allowed = [
  ...natsFiles.map((file) => ({ file, imports: 'nats' })),
  { file: natsFiles[0], imports: '@lunchpail/kit-database/transaction' },
  { file: 'kit/service/src/app.ts', imports: '@lunchpail/kit-events/nats' },
  { file: 'services/wizard/src/routes.ts', imports: '@lunchpail/contracts/wizard/api' },
  {
    file: 'services/wizard/src/applicant/on-position-changed.ts',
    imports: '@lunchpail/contracts/jobs/events',
  },
  { file: 'mf-wizard/src/start/start.screen.tsx', imports: '@lunchpail/contracts/auth/slots' },
  { file: 'shell/src/pages/home/home.screen.tsx', imports: '@lunchpail/contracts/jobs/api' },
  { file: 'contracts/src/jobs/api.ts', imports: 'zod/mini' },
  { file: 'services/auth/src/sign-in/codes/verify-code.ts', imports: '../../accounts/standing.ts' },
  { file: 'services/auth/src/sign-in/codes/verify-code.ts', imports: '../sessions/start-session.ts' },
  { file: 'services/jobs/src/roles/roles.test.ts', imports: '../import/import-feed.ts' },
  { file: 'mf-jobs/src/search/form/search-form.tsx', imports: '../filters.ts' },
  { file: 'mf-jobs/src/search/list-page.tsx', imports: '../job/job-pane.tsx' },
  { file: 'mf-jobs/src/search/list-page.test.tsx', imports: '../manifest.tsx' },
]

describe('direction of imports', () => {
  let folder = ''
  let messages: Map<string, string>
  const place = (index: number, file: string) => path.join(String(index), file)

  // Each fixture is in a tree of its own, so that the same file can break several rules.
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'direction-'))
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    mkdirSync(path.join(folder, 'kit/build/src'), { recursive: true })
    ;[...refusals, ...allowed].forEach(({ file, imports }, index) => {
      const target = path.join(folder, place(index, file))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, `import '${imports}'\n`)
    })
    const configuration = spawnSync(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(path.join(root, 'oxlint.config.ts'))}).then(({ default: c }) => console.log(JSON.stringify({ ...c, plugins: [], categories: {}, rules: {}, overrides: c.overrides.filter((o) => o.rules['no-restricted-imports']).map((o) => ({ ...o, files: o.files.map((f) => '**/' + f) })) })))`,
      ],
      { encoding: 'utf8' },
    )
    writeFileSync(path.join(folder, '.oxlintrc.json'), configuration.stdout)
    const run = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['-c', '.oxlintrc.json', '--format', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 20_000_000,
      },
    )
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }
    messages = new Map(
      diagnostics
        .filter((one) => one.code.includes('no-restricted-imports'))
        .map((one) => [one.filename, JSON.stringify(one)]),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses every import that a rule forbids, for its reason', () => {
    const passed = refusals.filter(
      ({ file, message }, index) => !messages.get(place(index, file))?.includes(message),
    )
    expect(passed).toEqual([])
  })

  it('knows the subjects of every service and remote, which are the folders of its source', () => {
    const foldersIn = (folder: string) =>
      readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    const listed = Object.entries(subjects).map(([folder, names]) => [folder, names.toSorted()])
    const found = Object.keys(subjects).map((folder) => [folder, foldersIn(folder)])
    expect(found).toEqual(listed)
    const packages = [...nouns.map((noun) => `services/${noun}`), ...findRemotes(root)]
    expect(Object.keys(subjects)).toEqual(expect.arrayContaining(packages.map((name) => `${name}/src`)))
  })

  it('allows what no rule forbids', () => {
    const refused = allowed.flatMap(({ file, imports }, index) => {
      const message = messages.get(place(refusals.length + index, file))
      return message === undefined ? [] : [{ file, imports, message }]
    })
    expect(refused).toEqual([])
  })
})
