import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { objectStore } from '../../../kit/local/src/object-store/server.ts'
import { temporaryFolder } from '../../../kit/local/test/temporary-folder.ts'

/** An object store of a test file's own, as `npm start` has one. */
export async function startObjectStore() {
  const folder = temporaryFolder()
  const server = objectStore({
    folder: folder.path,
    credentials: { id: 'id', secret: 'secret' },
    buckets: ['lunchpail'],
    origins: ['http://127.0.0.1'],
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    /** the keys of what it holds of one upload: its parts and, once they are put together, the file */
    keysOf: async (location: string): Promise<string[]> => {
      const bucket = path.join(folder.path, 'lunchpail')
      const files = (await readdir(bucket)).filter((name) => name.endsWith('.json'))
      const facts = await Promise.all(
        // one that is removed meanwhile is not there
        files.map((name) => readFile(path.join(bucket, name), 'utf8').catch(() => '{"key":""}')),
      )
      return facts
        .map((text) => (JSON.parse(text) as { key: string }).key)
        .filter((key) => key.includes(location))
        .toSorted()
    },
    stop: (): void => {
      server.closeAllConnections()
      server.close()
      folder.remove()
    },
  }
}
