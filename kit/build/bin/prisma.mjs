#!/usr/bin/env node
// Runs Prisma's own command line with the schema engine that comes from the registry as WebAssembly, so that no
// binary is downloaded. Usage inside a service: node ../../kit/build/bin/prisma.mjs generate | migrate diff … | format
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const prisma = path.join(
  path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
  'build/index.js',
)
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
process.exit(status ?? 1)
