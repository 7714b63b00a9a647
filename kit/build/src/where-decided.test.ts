import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

it('what CONTRIBUTING says of where things are decided is there, in two files at most', () => {
  const page = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const rows = page
    .split('## Where is it decided?')[1]!
    .split('\n## ')[0]!
    .match(/^\| .* \| .*`.*$/gm)!
  const wrong = rows.flatMap((row) => {
    const [files, names] = ['/', ''].map((mark) =>
      [...row.matchAll(/`([^`]+)`/g)]
        .map(([, name]) => name!)
        .filter((name) => name.includes('/') === (mark === '/')),
    ) as [string[], string[]]
    const text = files.map((file) => {
      const found = path.join(root, file)
      return existsSync(found) ? readFileSync(found, 'utf8') : ''
    })
    const lost = names.filter((name) => !text.some((one) => one.includes(name)))
    return files.length <= 2 && !text.includes('') && lost.length === 0 ? [] : [row]
  })
  expect(rows.length).toBeGreaterThan(9)
  expect(wrong).toEqual([])
})
