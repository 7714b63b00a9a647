import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Gives back what only a start needed, a tenth of a service's memory: V8 collects where it allocates, so that a process which waits
 * for its first request would keep it.
 */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc')
  const gc = vm.runInNewContext('gc') as NodeJS.GCFunction
  gc()
}
