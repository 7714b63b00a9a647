// Whether node_modules holds the packages of package-lock.json, and how it comes to.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/** There while an install runs, and after one that was killed. */
const begun = (root) => path.join(root, 'node_modules/.install-begun')

/** Runs an install, which returns its exit code, or null where it was killed. npm takes half a package for a whole one. */
export const installWhole = (root, install) => {
  if (existsSync(begun(root))) rmSync(path.join(root, 'node_modules'), { recursive: true })
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  writeFileSync(begun(root), '')
  const exitCode = install()
  if (exitCode !== null) rmSync(begun(root))
  return exitCode === 0
}

export const installed = (root) => {
  const wanted = path.join(root, 'package-lock.json')
  const present = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(present) || existsSync(begun(root))) return false
  if (!existsSync(wanted) || statSync(wanted).mtimeMs <= statSync(present).mtimeMs) return true
  // npm writes the lock after node_modules, and git touches it without a change: only a difference in content counts
  const there = packages(present)
  return Object.entries(packages(wanted)).every(([folder, { version, link, optional }]) => {
    if (!folder.startsWith('node_modules/') && !folder.includes('/node_modules/')) return true
    if (link) return existsSync(path.join(root, folder))
    return there[folder] ? there[folder].version === version : Boolean(optional)
  })
}
