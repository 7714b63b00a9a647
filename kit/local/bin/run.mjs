import { launch } from './launch.mjs'

launch('commands.ts')
