import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { natsPermissions } from '@lunchpail/kit-events/nats-permissions'
import type { ServiceConfig } from './config.ts'
import { consumesOf } from './consumes.ts'
import type { ServiceDefinition } from './service.ts'

const root = path.join(import.meta.dirname, '../../..')

/** Where the permissions of the site are: nats-server includes this file. */
export const permissionsFile = path.join(root, 'kit/events/nats-permissions.conf')

/** The permissions of every service at NATS, by the events that its definition consumes. */
export const sitePermissions = async (): Promise<string> => {
  const folders = readdirSync(path.join(root, 'services'))
  const consuming = async (noun: Noun) => {
    const file = path.join(root, 'services', noun, 'src/service.ts')
    const { service } = (await import(pathToFileURL(file).href)) as {
      service: ServiceDefinition<ServiceConfig>
    }
    return { noun, consumes: consumesOf(service) }
  }
  return natsPermissions(await Promise.all(nouns.filter((noun) => folders.includes(noun)).map(consuming)))
}
