import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { apiModules } from '@lunchpail/contracts/modules'
import { zodStub } from './zod-stub.ts'

const folder = import.meta.dirname

/** The script of a build of this source text, with the zod that the contracts are written for. */
async function scriptOf(source: string): Promise<string> {
  const entry = path.join(folder, 'entry-of-bare-test.js')
  const { rule } = zodStub(folder)
  const types = { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }
  const compiler = rspack({
    mode: 'production',
    target: 'node',
    entry,
    output: { path: path.join(folder, '../test/never-written'), library: { type: 'commonjs2' } },
    module: { rules: [{ test: /\.ts$/, use: [types] }, rule] },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '.js'] },
    plugins: [new rspack.experiments.VirtualModulesPlugin({ [entry]: source })],
  })
  let script = ''
  compiler.hooks.shouldEmit.tap('test', (compilation) => {
    script = compilation.getAsset('main.js')?.source.source().toString() ?? ''
    // nothing is written
    return false
  })
  await new Promise<void>((done, fail) =>
    compiler.run((error, told) => {
      const errors = told?.toString({ all: false, errors: true })
      return error || errors ? fail(error ?? new Error(errors)) : done()
    }),
  )
  await new Promise((done) => compiler.close(done))
  return script
}

/** What a page sends, and how it reads what comes back. */
const read = ({ name, owner, method, path: at, errors, counts, idempotent, signsUpFirst }: Endpoint) =>
  JSON.stringify({ name, owner, method, at, errors, counts, idempotent, signsUpFirst })

const endpointsIn = (modules: readonly object[]): readonly Endpoint[] =>
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => value instanceof Object && 'method' in value && 'name' in value)

it('leaves of every endpoint what a page reads, and nothing of what it does not', async () => {
  const script = await scriptOf(`export { apiModules } from '@lunchpail/contracts/modules'`)
  const module = { exports: {} as { apiModules: readonly object[] } }
  runInThisContext(`(module, require) => { ${script} }`)(module, createRequire(import.meta.url))
  const bare = endpointsIn(module.exports.apiModules)
  expect(bare.map(read).toSorted()).toEqual(endpointsIn(apiModules).map(read).toSorted())
  // what two share and spread stays
  expect(bare.filter((one) => 'answers' in one || 'summary' in one).length).toBeLessThan(5)
})
