import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-jobs', folder: import.meta.dirname })
