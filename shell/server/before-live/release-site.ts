import { generateKeyPairSync } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { fetchFiles, publishBuild, readFiles } from '@lunchpail/kit-build/releases/publish-files'
import type { BuildFiles } from '@lunchpail/kit-build/releases/publish-files'
import { withRelease } from '@lunchpail/kit-build/releases/registry'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import type { ShellOffer } from '@lunchpail/kit-build/shell-offer'
import { startSite } from '../server.ts'
import { slotsPage } from './slots-page.ts'
import { standInServices } from './stand-in-services.ts'

const unreachable = 'nats://127.0.0.1:9'

const ownKey = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519')
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'shell' })
}

/** The files of a live shell as its build left them, but for its renderer: in this site browsers render everything. */
async function writeShell(
  store: ReleaseStore,
  { archive, manifest }: NonNullable<ShellOffer['build']>,
  folder: string,
): Promise<void> {
  await fetchFiles(store, archive, path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(manifest))
}

/** A site on this machine that has a live shell's files and one release, beside services that keep nothing. */
export async function releaseSite(
  folder: string,
  build: NonNullable<ShellOffer['build']>,
  { descriptor, dist }: { readonly descriptor: ReleaseDescriptor; readonly dist: string },
  from: ReleaseStore,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const shellDist = path.join(folder, 'shell')
  await mkdir(shellDist, { recursive: true })
  await writeShell(from, build, shellDist)
  const store = folderStore(path.join(folder, 'store'))
  const slots = slotsPage(descriptor)
  const add = async (one: ReleaseDescriptor, files: BuildFiles) => {
    const record = await publishBuild(store, one, files)
    const released = { version: one.version, releasedAt: new Date().toISOString(), ...record }
    await editRegistry(store, (state) => withRelease(state, released))
  }
  await add(descriptor, await readFiles(dist))
  await add(slots.descriptor, slots.files)
  const services = await standInServices(descriptor.endpointsUsed)
  const site = await startSite({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost',
    NATS_URL: unreachable,
    CALLER_KEY: ownKey(),
    RELEASE_STORE: store.address,
    RELEASES_FOLDER: path.join(folder, 'releases'),
    SHELL_DIST: shellDist,
    ...Object.fromEntries(nouns.map((noun) => [serviceUrlVariable(noun), services.url])),
  })
  return {
    url: `http://localhost:${site.port}`,
    stop: async () => {
      await site.stop(0)
      await services.stop()
    },
  }
}
