import path from 'node:path'
import { expect, it } from 'vitest'
import { nouns } from '@lunchpail/contracts/noun'
import { neededFolders } from './needed-folders.ts'

const root = path.join(import.meta.dirname, '../..')

it('finds of each service its own layers, and none of what sites are made with', () => {
  const layers = ['contracts', 'kit/database', 'kit/events', 'kit/service']
  const own = (noun: string) =>
    neededFolders(root, `services/${noun}`).filter((folder) => !folder.includes('node_modules/'))
  expect(nouns.map(own)).toEqual(nouns.map((noun) => [...layers, `services/${noun}`]))
})

it('finds of a service the packages that it runs on, and no tool with which it is made', () => {
  const folders = neededFolders(root, 'services/jobs')
  const packages = new Set(folders)
  const has = (name: string) => packages.has(`node_modules/${name}`)
  expect(
    ['@lunchpail/contracts', 'pg', '@prisma/client', 'nats', 'htmlparser2'].filter((name) => !has(name)),
  ).toEqual([])
  expect(
    ['prisma', 'typescript', '@rspack/core', 'react', 'vitest', '@lunchpail/kit-build'].filter(has),
  ).toEqual([])
})
