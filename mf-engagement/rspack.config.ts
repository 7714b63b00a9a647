import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-engagement', folder: import.meta.dirname, checksInput: true })
