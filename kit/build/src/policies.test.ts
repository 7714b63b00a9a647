import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

it('whose rows a manager sees is said by the policies of each service alone', () => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root, exclude: (name) => /\.test\./.test(name) })
  const saying = files.filter((file) =>
    /account\??\.company\??\.id\b|\{ company \} = (request\.)?caller\.account/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(saying.map((file) => path.basename(file)).filter((name) => name !== 'policies.ts')).toEqual([])
  expect(saying.length).toBeGreaterThan(3)
})
