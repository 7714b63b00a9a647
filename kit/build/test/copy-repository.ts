import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')

/** A copy of the repository: its own workspaces, the packages of the original. */
export function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-'))
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.stdout.trim().split('\n'))
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file))
  for (const folder of globSync(
    ['{services,kit}/*/{generated,node_modules}', '{mf-*,shell,contracts}/node_modules'],
    { cwd: root },
  ))
    symlinkSync(path.join(root, folder), path.join(copy, folder))
  const modules = path.join(copy, 'node_modules')
  mkdirSync(path.join(modules, '@lunchpail'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@lunchpail') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const [name, folder] of [
    ['contracts', 'contracts'],
    ...readdirSync(path.join(root, 'kit')).map((kit) => [`kit-${kit}`, `kit/${kit}`]),
  ] as [string, string][])
    symlinkSync(path.join(copy, folder), path.join(modules, '@lunchpail', name))
  return copy
}
