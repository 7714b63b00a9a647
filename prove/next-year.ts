import { globSync } from 'node:fs'
import { installDebian } from './install-debian.ts'

const library = '/usr/lib/*/faketime/libfaketime.so.1'

/**
 * The variables of a process for which it is 400 days later, but that waits as long as ever. NATS, which asks the system
 * and not the C library, stays where it is.
 */
export async function nextYear(): Promise<Record<string, string>> {
  await installDebian(['faketime'], '/usr/bin/faketime')
  return { LD_PRELOAD: globSync(library)[0]!, FAKETIME: '+400d', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}
