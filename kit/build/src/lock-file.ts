interface LockedPackage {
  /** a folder of this repository, linked into node_modules */
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
}

/** The part of package-lock.json that lists packages, by their folder. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/**
 * What is wrong with a lock file: a package without its hash can be replaced unnoticed, a host ties it to one registry. npm writes
 * hashes only into a lock file that it creates; `omit-lockfile-registry-resolved` keeps hosts out of it.
 */
export const lockErrors = ({ packages }: LockFile): string[] =>
  Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .flatMap(([folder, { integrity, resolved }]) => [
      ...(integrity ? [] : [`${folder} has no integrity hash`]),
      ...(resolved ? [`${folder} names a registry: ${new URL(resolved).host}`] : []),
    ])
