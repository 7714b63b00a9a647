import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeFolder, root, stateFolder } from '@lunchpail/kit-local/state-folder'
import type { Process } from '../../deploy/src/processes.ts'

const execute = promisify(execFile)
const output = async (command: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await execute(command, args, { maxBuffer: 1e8 })
  return stdout.trim()
}

/** What an image says of how it is run. */
export interface Image {
  /** the folder in which its files are */
  readonly files: string
  readonly megabytes: number
  /** of these, what is not the base's */
  readonly ownMegabytes: number
  readonly user: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  /** all that the image says of itself, and of how it was made */
  readonly described: string
}

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User: string
      readonly WorkingDir: string
      readonly Env: readonly string[]
      readonly Cmd: readonly string[]
      readonly Healthcheck?: { readonly Test: readonly string[] }
    }
  }
}

const megabytesOf = async (folder: string): Promise<number> =>
  Number((await output('du', ['-s', '--block-size=1000000', folder])).split('\t')[0])

const chroot = ['--isolation', 'chroot']
const nodeBase = 'localhost/node'

/** Debian with what Node's own image has beside it; it is kept for the next run, as it takes minutes. */
const debian = async (): Promise<string> => {
  const file = path.join(makeFolder(path.join(stateFolder, 'images')), 'debian-12.tar')
  if (existsSync(file)) return file
  const half = `${file}.half.tar`
  const packages = '--include=libstdc++6,ca-certificates'
  await output('mmdebstrap', ['--quiet', '--variant=essential', packages, 'bookworm', half])
  renameSync(half, file)
  return file
}

/** Debian's buildah as root without a daemon, with a folder of its own for images and containers. */
export class Buildah {
  readonly #folder: string
  readonly #containers: string[] = []
  #driver = 'overlay'
  #base: Promise<string> | undefined

  constructor(folder: string) {
    this.#folder = makeFolder(folder)
  }

  readonly #run = (...args: readonly string[]): Promise<string> => {
    const [images, running] = ['images', 'running'].map((name) => path.join(this.#folder, this.#driver, name))
    return output('buildah', [
      '--root',
      images!,
      '--runroot',
      running!,
      '--storage-driver',
      this.#driver,
      ...args,
    ])
  }

  /** Layers upon layers where the kernel has that, as it has not within another overlay; else each layer is a copy. */
  readonly #chooseDriver = async (): Promise<void> => {
    try {
      const container = await this.#run('from', 'scratch')
      await this.#run('mount', container)
      await this.#run('rm', container)
    } catch {
      this.#driver = 'vfs'
    }
  }

  /** In the place of the image of Node in a registry: this process's own Node, and npm, on Debian. */
  readonly #makeBase = async (): Promise<string> => {
    await this.#chooseDriver()
    const archive = await debian()
    // which npm this runs by, as it says to all that it runs
    const npm = path.resolve(process.env['npm_execpath']!, '../..')
    const container = await this.#run('from', 'scratch')
    await this.#run('add', container, archive, '/')
    await this.#run('copy', container, process.execPath, '/usr/local/bin/node')
    await this.#run('copy', container, npm, '/usr/local/lib/node_modules/npm')
    for (const name of ['npm', 'npx']) {
      const program = `../lib/node_modules/npm/bin/${name}-cli.js`
      await this.#run('run', ...chroot, container, '--', 'ln', '-s', program, `/usr/local/bin/${name}`)
    }
    const search = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    await this.#run('config', '--env', search, container)
    await this.#run('commit', '--rm', container, nodeBase)
    return nodeBase
  }

  /** What npm is told on this machine of where packages are: of use while an image is made, and not in it. */
  readonly #npmVolumes = async (): Promise<string[]> => {
    const certificates = '/etc/ssl/certs'
    const settings = path.join(this.#folder, 'npmrc')
    const registry = await output('npm', ['config', 'get', 'registry'])
    writeFileSync(settings, `registry=${registry}\ncafile=${certificates}/ca-certificates.crt\n`)
    const kept = await output('npm', ['config', 'get', 'cache'])
    mkdirSync(kept, { recursive: true })
    const volumes = [
      `${certificates}:${certificates}:ro`,
      `${settings}:/root/.npmrc:ro`,
      `${kept}:/root/.npm`,
    ]
    return volumes.flatMap((volume) => ['--volume', volume])
  }

  /** Builds deploy/Containerfile for a process from a copy of the repository. */
  async build(name: Process, repository: string): Promise<Image> {
    const base = await (this.#base ??= this.#makeBase())
    const image = `localhost/lunchpail/${name}`
    const given = [`NODE=${base}`, `NOUN=${name}`].flatMap((argument) => ['--build-arg', argument])
    const file = path.join(root, 'deploy/Containerfile')
    // the other format has no place for a health check
    const kind = [...chroot, '--format', 'docker', '--layers', ...(await this.#npmVolumes())]
    await this.#run('build', '--quiet', ...kind, ...given, '--file', file, '--tag', image, repository)
    const described = await this.#run('inspect', '--type', 'image', image)
    const { config } = (JSON.parse(described) as Inspected).Docker
    const container = await this.#run('from', image)
    this.#containers.push(container)
    const files = await this.#run('mount', container)
    return {
      files,
      megabytes: await megabytesOf(files),
      ownMegabytes: await megabytesOf(path.join(files, 'app')),
      user: config.User,
      folder: config.WorkingDir,
      env: Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))) as Record<string, string>,
      command: config.Cmd,
      healthcheck: config.Healthcheck?.Test.slice(1) ?? [],
      described,
    }
  }

  async remove(): Promise<void> {
    for (const container of this.#containers.splice(0)) await this.#run('rm', container)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
