import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-wizard', folder: import.meta.dirname, checksInput: true })
