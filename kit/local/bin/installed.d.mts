/** Whether the node_modules of a folder holds the packages of its package-lock.json. */
export function installed(root: string): boolean
/**
 * Runs an install, which returns its exit code, or null where it was killed: then the next one removes what it left. Returns
 * whether it succeeded.
 */
export function installWhole(root: string, install: () => number | null): boolean
