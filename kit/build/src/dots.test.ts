import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

// a dot by hand stands between two spaces, and a line may break before it
it('between the things in a line of a page stands the dot of by-dots.ts, which begins no line', () => {
  const files = globSync('{kit/ui,mf-*,shell}/src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(100)
  const byHand = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /[\s'"`>}]·/.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) && !/join\(' · '\)/.test(line)
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  )
  expect(byHand).toEqual([])
})
