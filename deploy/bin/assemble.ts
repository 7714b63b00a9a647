// Puts what one process needs, and nothing else, into a folder: `assemble.ts jobs /app`. Containerfile runs it, once packages
// are installed and the noun is generated or built.
import { cpSync, globSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { neededFolders } from '../src/needed-folders.ts'

const root = path.join(import.meta.dirname, '../..')
const [noun = '', app = ''] = process.argv.slice(2)
const isShell = noun === 'shell'
const workspace = isShell ? 'shell' : `services/${noun}`

/** Folders of packages within are listed themselves, where they are needed. Nobody reads a map of a package's source here. */
const isWanted = (source: string): boolean =>
  /\/node_modules\/./.test(source)
    ? !/\/node_modules$|\.map$/.test(source)
    : !/\/(node_modules|test|testing|\.turbo)$|\.test\.tsx?$/.test(source)

for (const folder of neededFolders(root, workspace)) {
  const [from, to] = [path.join(root, folder), path.join(app, folder)]
  mkdirSync(path.dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else cpSync(from, to, { recursive: true, filter: (source) => source === from || isWanted(source) })
}
cpSync(path.join(root, 'package.json'), path.join(app, 'package.json'))
// the shell's image brings the remotes of its own tree, for a task that makes them live
for (const remote of isShell ? globSync('mf-*/{package.json,dist}', { cwd: root }) : [])
  cpSync(path.join(root, remote), path.join(app, remote), { recursive: true })
symlinkSync(isShell ? 'shell/server/main.ts' : `${workspace}/src/main.ts`, path.join(app, 'main.ts'))
