#!/usr/bin/env node
// `npm run generate-contracts`: writes contracts/src/modules.ts after a contract file was added or removed.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contractModules } from '../src/contract-modules.ts'

const folder = path.join(import.meta.dirname, '../../../contracts/src')
writeFileSync(path.join(folder, 'modules.ts'), contractModules(folder))
