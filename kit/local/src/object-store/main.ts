// The object store as a process of its own.
import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'
import { objectStore } from './server.ts'

const setting = (name: string): string => process.env[name] ?? ''

/** On one machine a browser may know the site by either name. */
const originsOf = (address: string): string[] => {
  const { origin, hostname } = new URL(address)
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin]
}

const server = objectStore({
  folder: setting('FOLDER'),
  credentials: { id: setting('S3_ACCESS_KEY_ID'), secret: setting('S3_SECRET_ACCESS_KEY') },
  buckets: [setting('S3_BUCKET')],
  origins: originsOf(setting('PUBLIC_URL')),
})
server.listen(Number(setting('PORT')), '127.0.0.1', () => collectGarbage())
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 2000).unref()
})
