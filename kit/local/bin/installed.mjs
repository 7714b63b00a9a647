// Whether node_modules holds the packages of package-lock.json.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

export const installed = (root) => {
  const wanted = path.join(root, 'package-lock.json')
  const present = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(present)) return false
  if (!existsSync(wanted) || statSync(wanted).mtimeMs <= statSync(present).mtimeMs) return true
  // npm writes the lock after node_modules, and git touches it without a change: only a difference in content counts
  const there = packages(present)
  return Object.entries(packages(wanted)).every(([folder, { version, link, optional }]) => {
    if (!folder.startsWith('node_modules/') && !folder.includes('/node_modules/')) return true
    if (link) return existsSync(path.join(root, folder))
    return there[folder] ? there[folder].version === version : Boolean(optional)
  })
}
