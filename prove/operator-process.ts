// Runs commands of an operator, one after the other: what this process has loaded of a service serves for its next command.
import { main } from '../kit/service/bin/operate.ts'
import type { Command } from './operate.ts'

const run = async ({ args, env }: Command): Promise<void> => {
  let said = ''
  const code = await main(args, { env, out: () => {}, err: (text) => (said += text) })
  process.send!({ code, said })
}
process.on('message', (command: Command) => void run(command))
process.on('disconnect', () => process.exit())
