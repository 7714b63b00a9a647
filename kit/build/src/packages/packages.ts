import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface PackageJson {
  readonly name: string
  readonly version: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** What a team outside of this repository builds on and releases with: a folder here, a package there. */
export interface Packed {
  readonly folder: string
  /** what of the folder is packed */
  readonly parts: readonly string[]
  /** what its commands run with, though here only development has it */
  readonly needs?: readonly string[]
  /** commands by name: files that are run by Node */
  readonly bin?: Readonly<Record<string, string>>
}

export const packages: readonly Packed[] = [
  { folder: 'contracts', parts: ['src'] },
  { folder: 'kit/database', parts: ['src', 'migrations'] },
  { folder: 'kit/events', parts: ['src', 'nats-permissions.conf'] },
  {
    folder: 'kit/service',
    parts: ['src', 'bin/migrate.ts', 'bin/operate.ts'],
    bin: { 'lunchpail-migrate': 'bin/migrate.ts', 'lunchpail-operate': 'bin/operate.ts' },
  },
  { folder: 'kit/ui', parts: ['src'] },
  { folder: 'kit/web', parts: ['src'] },
  {
    folder: 'kit/build',
    parts: [
      'src',
      'tsconfig',
      'bin/prisma.mjs',
      'bin/schema-engine.mjs',
      'bin/fits.ts',
      'bin/rollback.ts',
      'bin/operators-target.ts',
    ],
    bin: {
      'lunchpail-prisma': 'bin/prisma.mjs',
      'lunchpail-fits': 'bin/fits.ts',
      'lunchpail-rollback': 'bin/rollback.ts',
    },
  },
  // the command that releases opens pages on the site's own server
  {
    folder: 'shell',
    parts: ['server'],
    needs: ['playwright-core'],
    bin: { 'lunchpail-release': 'server/bin/release.ts' },
  },
]

/** What only this repository needs of them. */
const left = /\.test\.tsx?$|(^|\/)(node_modules|test|gallery|new|packages|tsconfig\.json)(\/|$)/

export const isCode = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file)

/** The files of a package, from its folder. */
export const filesOf = (root: string, { folder, parts }: Packed): string[] =>
  parts
    .flatMap((part) =>
      globSync(part.includes('.') ? part : `${part}/**/*.*`, { cwd: path.join(root, folder) }),
    )
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !left.test(file))
    .toSorted()

export const packageJson = (root: string, folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson
