import { launch } from './launch.mjs'

launch('dev.ts')
