import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-profile', folder: import.meta.dirname, checksInput: true })
