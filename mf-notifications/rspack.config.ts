import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-notifications', folder: import.meta.dirname })
