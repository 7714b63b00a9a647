import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { keptCompileCache } from './compile-cache.ts'

it('keeps what was compiled until it is more than that', () => {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  const cache = path.join(folder.path, 'cache')
  expect(keptCompileCache(cache, 10)).toBe(cache)
  const file = path.join(cache, 'v24/compiled')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '12345')
  keptCompileCache(cache, 10)
  expect(existsSync(file)).toBe(true)
  writeFileSync(`${file}.2`, '123456')
  keptCompileCache(cache, 10)
  expect(existsSync(cache)).toBe(false)
})
