interface LockedPackage {
  /** a folder of this repository, linked into node_modules */
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The part of package-lock.json that lists packages, by their folder. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/**
 * What is wrong with a lock file: a package without its hash can be replaced unnoticed, a host ties it to one registry, and
 * without the packages of other platforms `npm ci` refuses it. npm writes hashes only into a lock file that it creates;
 * `omit-lockfile-registry-resolved` keeps hosts out of it. It adds a platform's missing package where none of its siblings is
 * there: take these out first, then `npm install --package-lock-only`.
 */
export const lockErrors = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .flatMap(([folder, { integrity, resolved, optionalDependencies = {} }]) => [
      ...(integrity ? [] : [`${folder} has no integrity hash`]),
      ...(resolved ? [`${folder} names a registry: ${new URL(resolved).host}`] : []),
      ...Object.keys(optionalDependencies)
        .filter((name) => !foldersOf(folder, name).some((one) => one in packages))
        .map((name) => `${folder} lacks ${name}`),
    ])

/** Where Node looks for what a package asks for: in it, and in each folder around it. */
const foldersOf = (folder: string, name: string): string[] => {
  const parts = folder.split('/node_modules/')
  return [
    ...parts.map(
      (_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/node_modules/${name}`,
    ),
    `node_modules/${name}`,
  ]
}
