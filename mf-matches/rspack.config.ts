import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-matches', folder: import.meta.dirname, checksInput: true })
