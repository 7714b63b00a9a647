import path from 'node:path'
import { expect, it } from 'vitest'
import { neededFolders } from './needed-folders.ts'

const root = path.join(import.meta.dirname, '../..')

it('finds of a service what it runs on: its own layers and packages, and no tool with which it is made', () => {
  const folders = neededFolders(root, 'services/jobs')
  const own = folders.filter((folder) => !folder.includes('node_modules/'))
  expect(own).toEqual(['contracts', 'kit/database', 'kit/events', 'kit/service', 'services/jobs'])
  const packages = new Set(folders)
  const has = (name: string) => packages.has(`node_modules/${name}`)
  expect(
    ['@lunchpail/contracts', 'pg', '@prisma/client', 'nats', 'htmlparser2'].filter((name) => !has(name)),
  ).toEqual([])
  expect(
    ['prisma', 'typescript', '@rspack/core', 'react', 'vitest', '@lunchpail/kit-build'].filter(has),
  ).toEqual([])
})
