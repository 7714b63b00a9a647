/** Whether the node_modules of a folder holds the packages of its package-lock.json. */
export function installed(root: string): boolean
