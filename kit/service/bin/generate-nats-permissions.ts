import { writeFileSync } from 'node:fs'
import { permissionsFile, sitePermissions } from '../src/site-permissions.ts'

/** `npm run generate-permissions`: writes what each service may do at NATS, after a definition has changed. */
writeFileSync(permissionsFile, await sitePermissions())
