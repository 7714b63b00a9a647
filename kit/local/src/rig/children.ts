import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()
let ended = false

/** Starts a script in a process of its own, which ends with the command that measures, however that ends. */
export const forkScript = (script: string, env: NodeJS.ProcessEnv, ...args: string[]): ChildProcess => {
  if (ended) throw new Error('a bench has failed')
  const child = fork(script, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Resolves to the next message of a child, and rejects where it ends before. */
export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const answered = new AbortController()
  const message = once(child, 'message', answered)
  const exit = once(child, 'exit', answered).then(() => {
    throw new Error(`${child.spawnargs[1]} ended before it answered`)
  })
  try {
    return ((await Promise.race([message, exit])) as [T])[0]
  } finally {
    // neither is waited for anymore
    exit.catch(() => {})
    message.catch(() => {})
    answered.abort()
  }
}

/** Runs a script to its end. */
export async function runScript(script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const [code] = (await once(forkScript(script, env, ...args), 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed`)
}

/** Ends what a bench that failed has left; nothing is started after it. */
export async function endChildren(): Promise<void> {
  ended = true
  const exits = [...running].map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(exits)
}
