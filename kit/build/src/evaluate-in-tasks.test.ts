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
  styled: () => ${imports('styled.js')},
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
  'styled.js': `import './long.js'\nimport './look.css'\nexport const styled = true`,
  'long.js': `${long('long')}`,
  // a picture of a style sheet, of which there is nothing to evaluate
  'look.css': `.look { background: url('./picture.svg') }`,
  'picture.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'x'.repeat(13_000)}</desc></svg>`,
  'screens.js': `globalThis.open = {
  first: () => import('./first.js'),
  second: () => import('./second.js'),
  third: () => import('./third.js'),
  fourth: () => import('./fourth.js'),
}`,
  // what nobody uses of it would need what comes with other screens
  'own.js': `import { outer } from './outer.js'\n${long('own')}\nexport const own = ['own']\nexport const unused = () => outer`,
  'more-own.js': `import { own } from './own.js'\n${long('more own')}\nexport const moreOwn = 'more ' + own`,
  'outer.js': `import { inner } from './inner.js'\n${long('outer')}\nexport const outer = 'outer of ' + inner`,
  'inner.js': `${long('inner')}\nexport const inner = ['inner']`,
  'first.js': `import { own } from './own.js'\nimport { moreOwn } from './more-own.js'\nexport const text = own + moreOwn`,
  'second.js': `import { outer } from './outer.js'\nexport const text = outer`,
  'third.js': `import { outer } from './outer.js'\nexport const text = 'third ' + outer`,
  'fourth.js': `import { inner } from './inner.js'\nexport const text = inner`,
}

const folder = mkdtempSync(path.join(tmpdir(), 'evaluate-in-tasks-'))

async function build(entry: Configuration): Promise<string> {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text)
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    output: { path: path.join(folder, 'dist'), filename: '[name].js', publicPath: '/' },
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

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A page whose scripts come as the test lets them. */
function slowPage(script: string) {
  interface Script {
    src?: string
    onload?: (event: object) => void
    setAttribute: () => void
  }
  const asked: Script[] = []
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://site.example/main.js' },
    getElementsByTagName: () => [],
    createElement: (): Script => ({ setAttribute() {} }),
    head: { appendChild: (one: Script) => void asked.push(one) },
  }
  const scheduler = { yield: () => Promise.resolve() }
  const context = vm.createContext({ document, scheduler, setTimeout, clearTimeout, evaluated: [] })
  vm.runInContext(script, context)
  return {
    open: (context as unknown as Site).open,
    asked: () => asked.map(({ src }) => path.basename(src!)),
    arrives(file: string): void {
      const [one] = asked.splice(
        asked.findIndex(({ src }) => path.basename(src!) === file),
        1,
      )
      vm.runInContext(readFileSync(path.join(folder, 'dist', file), 'utf8'), context)
      one!.onload!({ type: 'load' })
    },
  }
}

const chunkOf = (files: readonly string[], name: string): string =>
  files.find((file) => readFileSync(path.join(folder, 'dist', file), 'utf8').includes(`'${name}'`))!

describe('screens that are imported at once', () => {
  it('use nothing that came for another one, whose other chunks may still be on their way', async () => {
    const page = slowPage(
      await build({
        entry: './screens.js',
        output: { path: path.join(folder, 'dist'), filename: '[name].js', publicPath: '/' },
        module: { rules: [{ test: /\.js$/, sideEffects: false }] },
        optimization: {
          concatenateModules: false,
          minimize: false,
          splitChunks: { chunks: 'all', minSize: 0 },
        },
      }),
    )
    const second = page.open['second']!()
    const inner = chunkOf(page.asked(), 'inner')
    for (const file of page.asked()) if (file !== inner) page.arrives(file)
    const first = page.open['first']!()
    for (const file of page.asked()) if (file !== inner) page.arrives(file)
    expect((await first)['text']).toBe('ownmore own')
    page.arrives(inner)
    expect((await second)['text']).toBe('outer of inner')
  })
})

describe('what is imported later', () => {
  let script: string
  let evaluated: string[]
  let site: Site
  beforeAll(async () => {
    const styles = { test: /\.css$/, type: 'css/auto' as const }
    script = await build({ entry: './main.js', module: { rules: [styles] } })
  })
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

  it('needs no picture of its style sheets', async () => {
    expect((await site.open['styled']!())['styled']).toBe(true)
    expect(evaluated).toContain('long')
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
