import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: 'mf-milestones', folder: import.meta.dirname, checksInput: true })
