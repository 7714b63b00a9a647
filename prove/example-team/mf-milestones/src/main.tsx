import { mount } from '@lunchpail/kit-web/standalone'
import { manifest } from './manifest.tsx'

mount(manifest)
