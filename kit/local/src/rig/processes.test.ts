import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { usedMs } from './processes.ts'

/** Each works for some milliseconds and then waits to be ended. */
const script = `
  for one in $(seq 20); do
    (count=0; while [ $count -lt 5000 ]; do count=$((count + 1)); done; echo done; exec sleep 1000) &
    started="$started $!"
  done
  read line; kill $started; wait; echo ended; read line`

it('counts of many short processes as much while they wait as once they have ended', async () => {
  const parent = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  let said = ''
  parent.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const saying = async (isEnough: () => boolean): Promise<void> => {
    while (!isEnough()) await once(parent.stdout, 'data')
  }
  await saying(() => said.split('done').length > 20)
  const waiting = usedMs(parent.pid)
  parent.stdin.write('\n')
  await saying(() => said.includes('ended'))
  expect(waiting / usedMs(parent.pid)).toBeGreaterThan(0.8)
})
