import { applyInOneClick } from './apply-in-one-click.ts'
import { checkZip } from './check-zip.ts'
import { findCity } from './find-city.ts'
import { getWizard } from './get-wizard.ts'
import { saveApplication } from './save-application.ts'

export const routes = {
  applyInOneClick,
  checkZip,
  findCity,
  getWizard,
  saveApplication,
}
