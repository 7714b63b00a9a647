// The object store as a process of its own.
import { objectStore } from './server.ts'

const setting = (name: string): string => process.env[name] ?? ''

const server = objectStore({
  folder: setting('FOLDER'),
  credentials: { id: setting('S3_ACCESS_KEY_ID'), secret: setting('S3_SECRET_ACCESS_KEY') },
  buckets: [setting('S3_BUCKET')],
  origins: [new URL(setting('PUBLIC_URL')).origin],
})
server.listen(Number(setting('PORT')), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 2000).unref()
})
