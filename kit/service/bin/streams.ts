import { makeStreams } from '@lunchpail/kit-events/make-streams'
import { runMain, type Command } from '../src/command.ts'
import { natsConfig, natsSettings } from '../src/environment.ts'

/** `npm run streams`: creates every service's stream, or corrects its settings. NATS lets only its operator do so. */
export const main: Command = async (_args, { env, out, err }) => {
  try {
    const streams = await makeStreams(natsSettings(natsConfig(env)))
    for (const [noun, outcome] of streams) out(`${noun}: ${outcome}\n`)
    return 0
  } catch (failure) {
    err(`${failure instanceof Error ? failure.message : 'failed'}\n`)
    return 1
  }
}

if (import.meta.main) await runMain(main)
