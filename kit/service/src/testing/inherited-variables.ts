/** What a process that a test starts takes over from the test's: where programs are, and what Node has compiled already. */
export const inheritedVariables: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
