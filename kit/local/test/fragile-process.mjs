// A process for tests: responds to /health, writes its start and end to a file, and exits on request.
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , port, file] = process.argv
const note = (line) => file && appendFileSync(file, `${line}\n`)
note(`started ${process.pid}`)
createServer((request, response) => {
  if (request.url === '/die') process.exit(3)
  response.end('ok')
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => {
  note('ended')
  process.exit(0)
})
