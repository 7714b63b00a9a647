import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { natsPermissions } from '@lunchpail/kit-events/nats-permissions'
import type { ServiceConfig } from './config.ts'
import { consumesOf } from './consumes.ts'
import { repository, serviceFolder } from './repository.ts'
import type { ServiceDefinition } from './service.ts'

/** Where the permissions of the site are: nats-server includes this file. */
export const permissionsFile = path.join(repository, 'kit/events/nats-permissions.conf')

/**
 * The permissions of every service at NATS, by the events that its definition consumes. One whose code is elsewhere may say its
 * own, and gets what it reads by `npm run fits -- <noun> --apply` there.
 */
export const sitePermissions = async (): Promise<string> => {
  const consuming = async (noun: Noun) => {
    const file = path.join(serviceFolder(noun), 'src/service.ts')
    if (!existsSync(file)) return { noun, consumes: [] }
    const { service } = (await import(pathToFileURL(file).href)) as {
      service: ServiceDefinition<ServiceConfig>
    }
    return { noun, consumes: consumesOf(service) }
  }
  return natsPermissions(await Promise.all(nouns.map(consuming)))
}
