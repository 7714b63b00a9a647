// Starts a part as a launcher does, then waits to be killed. Usage: node killed-parent.ts <port> <file> <folder>
import path from 'node:path'
import { answersOk } from '../src/answers.ts'
import { processPart } from '../src/process-part.ts'
import { startWatchdog } from '../src/watchdog.ts'

const [port = '', file = '', folder = ''] = process.argv.slice(2)
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
await processPart({
  name: 'fragile',
  command: process.execPath,
  args: [path.join(import.meta.dirname, 'fragile-process.mjs'), port, file],
  cwd: '/',
  env: {},
  logsFolder: folder,
  ready: () => answersOk(`http://127.0.0.1:${port}/`),
  watchdog,
  say: () => {},
}).start()
process.stdout.write('ready\n')
setInterval(() => {}, 1000)
