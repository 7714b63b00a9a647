// Starts a process as a launcher does, then waits to be killed. Usage: node killed-parent.ts <port> <file> <folder>
import path from 'node:path'
import { respondsOk } from '../src/responds-ok.ts'
import { managedProcess } from '../src/managed-process.ts'
import { startWatchdog } from '../src/watchdog.ts'

const [port = '', file = '', folder = ''] = process.argv.slice(2)
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
await managedProcess({
  name: 'fragile',
  command: process.execPath,
  args: [path.join(import.meta.dirname, 'fragile-process.mjs'), port, file],
  cwd: '/',
  env: {},
  logsFolder: folder,
  ready: () => respondsOk(`http://127.0.0.1:${port}/`),
  watchdog,
  log: () => {},
}).start()
process.stdout.write('ready\n')
setInterval(() => {}, 1000)
