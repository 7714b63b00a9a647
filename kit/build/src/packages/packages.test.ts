import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { assemble, publishedJson } from './assemble.ts'
import { compile } from './compile.ts'
import { filesOf, packageJson, packages } from './packages.ts'
import { moduleFile, publicModules } from './public-modules.ts'
import { allVersionReasons, formatRecord, parseRecord, versionReasons } from './recorded-exports.ts'

const root = path.join(import.meta.dirname, '../../../..')

describe('the packages for other repositories', () => {
  // npm run pack compares the types too, which takes a compiler
  it('give what their versions gave, or have others, and a line in their changelogs', () => {
    expect(allVersionReasons(root)).toEqual([])
  })

  it('have every module that services and microfrontends import, and name every command', () => {
    const modulesOf = publicModules(root)
    const missing = packages.flatMap((own) => {
      const { name, exports = {} } = packageJson(root, own.folder)
      const files = new Set(filesOf(root, own))
      const modules = (modulesOf.get(name) ?? []).map((module) => moduleFile(exports, module))
      return [...modules.map((file) => file?.replace('./', '')), ...Object.values(own.bin ?? {})]
        .filter((file) => file === undefined || !files.has(file))
        .map((file) => `${own.folder}: ${file}`)
    })
    expect(missing).toEqual([])
  })

  it('depend on each other by their versions, and on nothing that is here alone', () => {
    const published = packages.map((own) => publishedJson(root, own)) as {
      name: string
      dependencies: Record<string, string>
    }[]
    const names = published.map(({ name }) => name)
    const own = published.flatMap(({ dependencies }) =>
      Object.entries(dependencies).filter(([name]) => name.startsWith('@lunchpail/')),
    )
    expect(own.filter(([name, range]) => !names.includes(name) || !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual(
      [],
    )
    const build = published.find(({ name }) => name.endsWith('kit-build'))
    expect(Object.keys(build!.dependencies)).toContain('@lunchpail/kit-events')
  })

  it('are JavaScript with declarations, which Node loads where they are installed', () => {
    const work = mkdtempSync(path.join(tmpdir(), 'packages-'))
    try {
      // the smallest, which reads none of the others
      const database = packages.find(({ folder }) => folder === 'kit/database')!
      compile(root, work, [database])
      const installed = path.join(work, 'node_modules/@lunchpail/kit-database')
      assemble(root, database, work, installed)
      expect(existsSync(path.join(installed, 'src/statement.d.ts'))).toBe(true)
      const script = `import { isNewer } from '@lunchpail/kit-database/upsert-newest'; console.log(isNewer('version'))`
      const args = ['--input-type=module', '--eval', script]
      expect(spawnSync(process.execPath, args, { cwd: work, encoding: 'utf8' }).stdout).toContain(
        'stored.version',
      )
    } finally {
      rmSync(work, { recursive: true })
    }
  })
})

describe('a version', () => {
  const modules = { slot: { types: 'a', names: ['Slot', 'setSlotSource'] } }
  const before = { version: '0.1.0', modules }
  const now = (version: string, names: string[], types = 'a') => ({
    version,
    modules: { slot: { types, names } },
  })
  const changelog = '# Changes\n\n## 0.2.0\n\n## 0.1.1\n\n## 0.1.0\n'
  const names = ['Slot', 'setSlotSource']
  it.each([
    ['is the same where nothing changed', now('0.1.0', names), []],
    [
      'is raised for another name',
      now('0.1.0', [...names, 'useSlot']),
      ['slot: useSlot changed since 0.1.0: raise the version'],
    ],
    [
      'is raised for other types',
      now('0.1.0', names, 'b'),
      ['slot: its types changed since 0.1.0: raise the version'],
    ],
    ['is raised enough for these by its last number', now('0.1.1', [...names, 'useSlot'], 'b'), []],
    [
      'is raised by its second number where a name is gone',
      now('0.1.1', ['Slot']),
      ['slot: setSlotSource is gone, which breaks who builds on 0.1.0: raise 0.1.1 more'],
    ],
    ['is raised enough for that', now('0.2.0', ['Slot']), []],
    ['is in the changelog', now('0.3.0', names), ['its changelog has no "## 0.3.0"']],
    [
      'is not lowered',
      now('0.0.9', [...names, 'useSlot']),
      ['slot: useSlot changed since 0.1.0: raise the version', 'its changelog has no "## 0.0.9"'],
    ],
  ])('%s', (_, after, reasons) => {
    expect(versionReasons(before, after, changelog)).toEqual(reasons)
  })

  it('is read as it was recorded', () => {
    expect(parseRecord(formatRecord(before))).toEqual(before)
  })
})
