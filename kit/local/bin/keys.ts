import { siteProcesses, type SiteProcess } from '@lunchpail/contracts/noun'
import { natsPasswordVariable } from '@lunchpail/kit-events/nats-permissions'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { callerKey, newSecrets } from '../src/secrets.ts'
import { secretVariables } from '../src/secret-variables.ts'

const usage = `npm run -s keys              new secrets and keys of every process of a deployment, as lines of its environment
npm run -s keys -- jobs.2     another key with which jobs signs its calls, under a name that is not used yet
`

/** In single quotes, as shells, systemd, Compose and Node read values with spaces and double quotes. */
const lines = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')

const isProcess = (name: string | undefined): name is SiteProcess =>
  (siteProcesses as readonly (string | undefined)[]).includes(name)

/** What a deployment brings and `npm start` makes for itself. Nothing is kept here: what is printed is there once. */
export const main: Command = async ([name, ...more], { out, err }) => {
  if (name === undefined) {
    const secrets = newSecrets()
    for (const process of siteProcesses) {
      const password = { NATS_USER: process, NATS_PASSWORD: secrets.natsPasswords[process] }
      out(`# ${process}\n${lines({ ...password, ...secretVariables(secrets, process) })}\n`)
    }
    const passwords = siteProcesses.map((user) => [natsPasswordVariable(user), secrets.natsPasswords[user]])
    out(`# the server of NATS, for kit/events/nats-permissions.conf\n`)
    // in double quotes within: one that begins with a digit is a number else
    out(lines(Object.fromEntries(passwords.map(([variable, value]) => [variable, `"${value}"`]))))
    return 0
  }
  const [process, number] = name.split('.')
  if (!isProcess(process) || !number || more.length > 0) {
    err(usage)
    return 2
  }
  const key = callerKey(process, name)
  out(`# into the "keys" of CALLER_KEYS of every service, beside the one before, at first\n`)
  out(`${JSON.stringify(key.public)}\n\n# ${process}, once every service runs with it\n`)
  out(lines({ CALLER_KEY: JSON.stringify(key.private) }))
  return 0
}

if (import.meta.main) await runMain(main)
