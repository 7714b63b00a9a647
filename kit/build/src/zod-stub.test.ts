import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import { zodStub } from './zod-stub.ts'

const folder = import.meta.dirname

/** The errors of a build of this source text. */
async function errorsOf(source: string): Promise<string> {
  const entry = path.join(folder, 'entry-of-test.js')
  const { alias, plugin } = zodStub(folder)
  const compiler = rspack({
    mode: 'production',
    entry,
    output: { path: path.join(folder, '../test/never-written') },
    resolve: { alias },
    plugins: [plugin(), new rspack.experiments.VirtualModulesPlugin({ [entry]: source })],
  })
  // nothing is written: only the errors count
  compiler.hooks.shouldEmit.tap('test', () => false)
  const stats = await new Promise<string>((done, fail) =>
    compiler.run((error, told) =>
      error ? fail(error) : done(told?.toString({ all: false, errors: true }) ?? ''),
    ),
  )
  await new Promise((done) => compiler.close(done))
  return stats
}

const schema = `import * as z from 'zod/mini'
const name = z.object({ first: z.string().check(z.minLength(1)), kind: z.enum(['a']) })
export const more = z.extend(name, { last: z.optional(name.shape.first) })`

it('takes the declarations of a contract', async () => {
  expect(await errorsOf(schema)).toBe('')
})

it('refuses a page that reads a value by one of them', async () => {
  expect(await errorsOf(`${schema}\nexport const read = z.safeParse(name, {})`)).toMatch(/safeParse/)
})
