import { shell } from '@lunchpail/kit-build/shell'

export default shell({ folder: import.meta.dirname })
