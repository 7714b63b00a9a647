import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const numbersIn = (folder: string): number[] => readdirSync(folder).map(Number).filter(Number.isInteger)

/** The process id of the parent: the second word after the name, which may hold anything but is in parentheses. */
const parentOf = (pid: number): number =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  )

/**
 * Gives every process that this one has started so far the lowest priority: a phone shares no processor with the
 * servers, and a browser that waits for one behind them is told as blocked. Does nothing where there is no /proc.
 */
export function lowerPriorityOfServers(): void {
  if (!existsSync('/proc/self/task')) return
  const parents = new Map<number, number>()
  for (const pid of numbersIn('/proc'))
    try {
      parents.set(pid, parentOf(pid))
    } catch {
      // ended meanwhile
    }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  for (const pid of [...parents.keys()].filter(isOurs)) {
    const tasks = path.join('/proc', String(pid), 'task')
    // Linux keeps a priority for each thread
    for (const task of existsSync(tasks) ? numbersIn(tasks) : [])
      setPriority(task, constants.priority.PRIORITY_LOW)
  }
}
