import { readdir } from 'node:fs/promises'
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
    /** how many objects it holds */
    count: async (): Promise<number> =>
      (await readdir(path.join(folder.path, 'lunchpail'))).filter((name) => name.endsWith('.json')).length,
    stop: (): void => {
      server.closeAllConnections()
      server.close()
      folder.remove()
    },
  }
}
