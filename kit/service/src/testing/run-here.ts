import type { Command } from '../command.ts'

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in the process of the test: to start Node and load a service takes longer than what most commands do. */
export const runHere =
  (main: Command, env: () => NodeJS.ProcessEnv) =>
  async (...args: string[]): Promise<Ended> => {
    let [out, err] = ['', '']
    const code = await main(args, {
      env: env(),
      out: (text) => void (out += text),
      err: (text) => void (err += text),
    })
    return { code, out, err }
  }

/** What a process that a test starts takes over from the test's: where programs are, and what Node has compiled already. */
export const inheritedVariables: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
