import { launch } from './launch.mjs'

launch('reset.ts')
