import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readInlineStyles } from './inline-styles.ts'

let folder: string
const sheets: Record<string, string> = {
  'own.css': '.a{color:red}',
  'more.css': '.b{color:blue}',
  'data.css': `.c{background:url("data:image/svg+xml,x") url('data:x') url(data:x) url(#mark)}`,
  'file.css': '.d{background:url(dots.png)}',
  'quoted.css': '.d{background:URL("dots.png")}',
  'import.css': '@import "own.css";',
  'end.css': '.e::after{content:"</STYLE>"}',
  'words.css': '.curl(x) .style{}',
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inline-styles-'))
  await mkdir(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries(sheets)) await writeFile(path.join(folder, 'assets', name), text)
})
afterAll(() => rm(folder, { recursive: true }))
const read = (...names: string[]) =>
  readInlineStyles(
    { shellDist: folder, releasesFolder: path.join(folder, 'releases') },
    names.map((name) => (name.startsWith('/') ? name : `/assets/${name}`)),
  )

it('joins the style sheets of a page in their order, with the hash of all', async () => {
  const text = `${sheets['own.css']}\n${sheets['more.css']}`
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(await read('own.css', 'more.css')).toEqual({ text, hash })
})

it.each(['data.css', 'words.css'])('takes what means the same in the page: %s', async (name) => {
  expect((await read(name))?.text).toBe(sheets[name])
})

it.each(['file.css', 'quoted.css', 'import.css', 'end.css', 'absent.css', '/elsewhere/own.css'])(
  'leaves all of them to be linked where one cannot be in the page: %s',
  async (name) => {
    expect(await read('own.css', name)).toBeUndefined()
  },
)
