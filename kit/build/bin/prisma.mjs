#!/usr/bin/env node
// Runs Prisma's own command line with the schema engine that comes from the registry as WebAssembly, so that no
// binary is downloaded. Usage inside a service: node ../../kit/build/bin/prisma.mjs generate | migrate diff … | format
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const prisma = path.join(
  path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
  'build/index.js',
)

const compilerImport =
  /const \{ wasm \} = await import\("(.+)\.wasm-base64\.mjs"\)\s+return await decodeBase64AsWasm\(wasm\)/

/**
 * A client keeps its query compiler as a module's text and as base64 beside the WebAssembly that is made of it, 5 MB in each
 * service for as long as that runs: here it is a file, which is read once.
 */
function writeCompiler(folder) {
  const file = path.join(folder, 'internal/class.ts')
  const text = readFileSync(file, 'utf8')
  const [whole, runtime] = compilerImport.exec(text) ?? []
  if (!runtime) throw new Error(`${file} does not import its query compiler as before`)
  const require = createRequire(file)
  const { wasm } = require(require.resolve(`${runtime}.wasm-base64.js`))
  writeFileSync(path.join(folder, 'internal/query-compiler.wasm'), wasm, 'base64')
  const read = `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(new URL('query-compiler.wasm', import.meta.url)))`
  writeFileSync(file, text.replace(whole, read))
}

const { status, error } = spawnSync(process.execPath, [prisma, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(import.meta.dirname, 'schema-engine.mjs'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  },
})
if (error) throw error
if (status === 0 && process.argv[2] === 'generate') writeCompiler(path.resolve('generated'))
process.exit(status ?? 1)
