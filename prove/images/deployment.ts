import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { managedProcess, type ManagedProcess } from '@lunchpail/kit-local/managed-process'
import { freePort } from '@lunchpail/kit-local/ports'
import { respondsOk } from '@lunchpail/kit-local/responds-ok'
import { openStateFolder } from '@lunchpail/kit-local/state-folder'
import { startWatchdog, type Watchdog } from '@lunchpail/kit-local/watchdog'
import {
  isService,
  processes,
  releasesFolder,
  variablesOf,
  type Process,
  type Site,
  type Task,
} from '../../deploy/src/processes.ts'
import { copyRepository } from '../../kit/build/test/copy-repository.ts'
import { Buildah, type Image } from './buildah.ts'
import { contained, runContained, type Contained } from './container.ts'
import { startServers, type Servers } from './servers.ts'

/** In files that lie in a checkout and are nobody's business. */
export const planted = 'planted-f2b7c1d0a9'
const plantedIn = [
  '.env',
  '.env.production',
  'services/jobs/.env',
  'shell/.env.local',
  'deploy/secrets/jobs.env',
]

type Variables = Readonly<Record<string, string>>

export const publicHost = 'work.example'

/** A deployment from images, built from a copy of the repository: one of each, beside servers of this machine. */
export class Deployment {
  readonly site: Site
  readonly running: ManagedProcess[] = []
  readonly #folder: string
  readonly #watchdog: Watchdog
  readonly #servers: Servers
  readonly #ports: ReadonlyMap<Process, number>
  readonly #repository = copyRepository()
  readonly #buildah: Buildah
  readonly #images = new Map<Process, Image>()

  private constructor(
    folder: string,
    watchdog: Watchdog,
    servers: Servers,
    ports: ReadonlyMap<Process, number>,
  ) {
    this.#folder = folder
    this.#watchdog = watchdog
    this.#servers = servers
    this.#ports = ports
    this.#buildah = new Buildah(path.join(folder, 'buildah'))
    this.site = {
      publicUrl: `https://${publicHost}`,
      natsUrl: servers.natsUrl,
      natsReplicas: 1,
      natsStreamMegabytes: 200,
      proxies: '127.0.0.1/32',
      shells: '127.0.0.1/32',
    }
    for (const file of plantedIn.map((each) => path.join(this.#repository, each))) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, `TWILIO_AUTH_TOKEN=${planted}\n`)
    }
  }

  static async begin(): Promise<Deployment> {
    const folder = openStateFolder(mkdtempSync(path.join(tmpdir(), 'lunchpail-images-')))
    const watchdog = startWatchdog()
    watchdog.removeAtEnd(folder)
    const servers = await startServers(folder, `https://${publicHost}`, watchdog)
    const ports = new Map<Process, number>()
    for (const name of processes) ports.set(name, await freePort())
    return new Deployment(folder, watchdog, servers, ports)
  }

  /** Everything is at this machine's own address, where no two can listen at the same port. */
  url(name: Process): string {
    return `http://127.0.0.1:${this.#ports.get(name)}`
  }

  async build(name: Process): Promise<Image> {
    const image = await this.#buildah.build(name, this.#repository)
    this.#images.set(name, image)
    return image
  }

  #imageOf(name: Process): Image {
    const image = this.#images.get(name)
    if (!image) throw new Error(`${name} has no image`)
    return image
  }

  /** Of what something is told, the addresses of services: they are of this machine. */
  #addresses(told: Variables): Variables {
    const all = nouns.map((noun) => [serviceUrlVariable(noun), this.url(noun)] as const)
    return Object.fromEntries(all.filter(([variable]) => variable in told))
  }

  /** As in compose.yaml, at addresses of this machine. */
  async container(name: Process): Promise<Contained> {
    const told = variablesOf(name, this.site)
    return {
      image: this.#imageOf(name),
      volumes: isService(name) ? [] : [releasesFolder],
      variables: {
        ...told,
        ...this.#addresses(told),
        ...this.#servers.secrets(name),
        HOST: '127.0.0.1',
        PORT: String(this.#ports.get(name)),
        ...(!isService(name) && { OPERATOR_HOST: '127.0.0.1', OPERATOR_PORT: String(await freePort()) }),
      },
    }
  }

  async start(container: Contained, name: Process): Promise<ManagedProcess> {
    const started = managedProcess({
      name,
      ...contained(container, container.image.command),
      cwd: '/',
      ready: () => respondsOk(`${this.url(name)}/health/ready`),
      logsFolder: path.join(this.#folder, 'logs'),
      watchdog: this.#watchdog,
      log: () => {},
    })
    this.running.push(started)
    await started.start()
    return started
  }

  /** Runs to its end what a deployment runs once; `secrets`: whose it knows. */
  run({
    image,
    command,
    variables,
    secrets,
  }: Omit<Task, 'secrets'> & { secrets: Task['secrets'] | 'databases' }) {
    const told = { ...variables, ...this.#addresses(variables), ...this.#servers.secrets(secrets) }
    return runContained({ image: this.#imageOf(image), volumes: [], variables: told }, command)
  }

  logOf({ name }: ManagedProcess): string {
    return readFileSync(path.join(this.#folder, `logs/${name}.log`), 'utf8')
  }

  async end(): Promise<void> {
    await Promise.all(this.running.map((one) => one.kill()))
    await this.#servers.stop()
    await this.#buildah.remove()
    this.#watchdog.close()
    for (const made of [this.#repository, this.#folder]) rmSync(made, { recursive: true, force: true })
  }
}
