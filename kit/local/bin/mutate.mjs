import { launch } from './launch.mjs'

launch('mutation/mutate.ts')
