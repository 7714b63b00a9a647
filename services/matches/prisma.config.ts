import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Only what writes a migration needs a database; the service itself migrates by kit/service at its start.
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
})
