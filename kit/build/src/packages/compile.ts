import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, isCode, packages } from './packages.ts'

/**
 * JavaScript and declarations of all packages, in `output` as they lie here: Node strips no types of what is installed. Types are
 * not checked, which lint does; declarations are the same.
 */
export function compile(root: string, output: string, chosen = packages): void {
  const from = (part: string) => path.join(root, part)
  const config = {
    extends: from('kit/build/tsconfig/browser.json'),
    compilerOptions: {
      lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [from('node_modules/@types')],
      rootDir: root,
      outDir: output,
      noEmit: false,
      noCheck: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
    },
    files: [
      from('kit/ui/src/css-modules.d.ts'),
      ...chosen.flatMap((own) =>
        filesOf(root, own)
          .filter(isCode)
          .map((file) => from(path.join(own.folder, file))),
      ),
    ],
  }
  const file = path.join(output, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config))
  const { status, stdout } = spawnSync(from('node_modules/.bin/tsc'), ['-p', file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the packages do not compile:\n${stdout}`)
}
