import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-auth', folder: import.meta.dirname, checksInput: true })
