import { runContained, type Contained } from './container.ts'

/** Tries to write in each folder that there is, not where the kernel tells of processes, and says where it could. */
const attempt = `
const { readdirSync, writeFileSync, rmSync } = require('node:fs')
const written = []
const visit = (folder) => {
  let entries = []
  try {
    writeFileSync(folder + '/.written', '')
    rmSync(folder + '/.written')
    written.push(folder)
  } catch {}
  try { entries = readdirSync(folder, { withFileTypes: true }) } catch {}
  for (const entry of entries)
    if (entry.isDirectory() && entry.name !== 'proc') visit((folder === '/' ? '' : folder) + '/' + entry.name)
}
visit('/')
console.log(JSON.stringify(written))
`

/** The folders of a container that its user can write. */
export const writableFolders = async (container: Contained): Promise<readonly string[]> => {
  const { code, text } = await runContained(container, ['node', '-e', attempt])
  if (code !== 0) throw new Error(text)
  return JSON.parse(text) as string[]
}
