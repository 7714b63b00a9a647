import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { rspack } from '@rspack/core'
import type { Configuration } from '@rspack/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evaluateInTasks } from './evaluate-in-tasks.ts'

/** A part of its own. */
const long = (name: string) => `evaluated.push('${name}'); globalThis.text = '${'x'.repeat(13_000)}'`
const imports = (file: string) => `import(/* webpackMode: "eager" */ './${file}')`

const sources = {
  'main.js': `globalThis.open = {
  page: () => ${imports('page.js')},
  small: () => ${imports('small.js')},
  broken: () => ${imports('broken.js')},
}`,
  'page.js': `import { name } from './one.js'
import './two.js'
evaluated.push('page')
export const text = 'page of ' + name
export const more = () => ${imports('more.js')}`,
  'one.js': `${long('one')}\nexport const name = 'one'`,
  'two.js': `import './one.js'\nimport './three.js'\n${long('two')}`,
  'three.js': `${long('three')}`,
  'more.js': `${long('more')}`,
  'small.js': `import './tiny.js'\nevaluated.push('small')\nexport const small = true`,
  'tiny.js': `evaluated.push('tiny')`,
  'broken.js': `import './cause.js'\nevaluated.push('broken')`,
  'cause.js': `throw new Error('${'why '.repeat(3_500)}')`,
}

const folder = mkdtempSync(path.join(tmpdir(), 'evaluate-in-tasks-'))

async function build(entry: Configuration): Promise<string> {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text)
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    // each module is a unit of its own
    optimization: { concatenateModules: false },
    ...entry,
    plugins: [...(entry.plugins ?? []), evaluateInTasks()],
  })
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) fail(error ?? new Error(stats!.toString()))
      else done()
    }),
  )
  await new Promise((done) => compiler.close(done))
  return readFileSync(path.join(folder, 'dist/main.js'), 'utf8')
}

interface Site {
  readonly open: Record<string, () => Promise<Record<string, unknown>>>
}

describe('what is imported later', () => {
  let script: string
  let evaluated: string[]
  let site: Site
  beforeAll(async () => {
    script = await build({ entry: './main.js' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(() => {
    evaluated = []
    const scheduler = { yield: async () => void evaluated.push('– next task –') }
    const context = vm.createContext({ evaluated, scheduler })
    vm.runInContext(script, context)
    site = context as unknown as Site
  })

  it('is evaluated in its order, and each long part in a task of its own', async () => {
    const page = await site.open['page']!()
    const next = '– next task –'
    expect(evaluated).toEqual([next, 'one', next, 'three', next, 'two', next, 'page'])
    expect(page['text']).toBe('page of one')
  })

  it('leaves what it imports later until then', async () => {
    const { more } = (await site.open['page']!()) as { readonly more: () => Promise<unknown> }
    expect(evaluated).not.toContain('more')
    await more()
    expect(evaluated.at(-1)).toBe('more')
  })

  it('is evaluated at once where it is small', async () => {
    expect((await site.open['small']!())['small']).toBe(true)
    expect(evaluated).toEqual(['tiny', 'small'])
  })

  it('rejects where a part of it fails', async () => {
    await expect(site.open['broken']!()).rejects.toThrow('why')
    expect(evaluated).not.toContain('broken')
  })

  it('is what a microfrontend exposes, too', async () => {
    const exposes = { './manifest': ['./small.js', './page.js'] }
    const container = new rspack.container.ContainerPlugin({
      name: 'remote',
      library: { type: 'var', name: 'remote' },
      filename: 'main.js',
      exposes,
    })
    expect(await build({ entry: {}, plugins: [container] })).toMatch(
      /inTasks\(\[(\d+,){4}\d+\]\)\)\.then\((\w+)=>\(\)=>\2\)/,
    )
  })
})
