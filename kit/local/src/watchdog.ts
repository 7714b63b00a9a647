import { spawn } from 'node:child_process'
import path from 'node:path'

/** Ends what this process started if this process is killed. */
export interface Watchdog {
  readonly pid: number | undefined
  add(pid: number, signal: NodeJS.Signals): void
  remove(pid: number): void
  /** removes a temporary folder once everything has ended */
  removeAtEnd(folder: string): void
  close(): void
}

export const startWatchdog = (): Watchdog => {
  // no shell script on Windows: there, only an orderly end takes everything along
  if (process.platform === 'win32')
    return { pid: undefined, add() {}, remove() {}, removeAtEnd() {}, close() {} }
  // its own session, so that neither Ctrl-C nor a killed process group takes it along
  const script = path.join(import.meta.dirname, '../bin/watchdog.sh')
  const child = spawn('/bin/sh', [script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  child.stdin.on('error', () => {})
  child.unref()
  const send = (line: string): void => void child.stdin.write(`${line}\n`)
  return {
    pid: child.pid,
    add: (pid, signal) => send(`add ${pid} ${signal.replace('SIG', '')}`),
    remove: (pid) => send(`remove ${pid}`),
    removeAtEnd: (folder) => send(`folder ${folder}`),
    close: () => child.stdin.end(),
  }
}
