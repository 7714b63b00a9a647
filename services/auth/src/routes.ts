import * as api from '@lunchpail/contracts/auth/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getAccount } from './use-cases/get-account.ts'
import { identify } from './use-cases/identify.ts'
import { saveAccount } from './use-cases/save-account.ts'
import { setPassword } from './use-cases/set-password.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signOut } from './use-cases/sign-out.ts'
import { signUp } from './use-cases/sign-up.ts'
import { tokenKeys } from './use-cases/token-keys.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  signUp,
  getAccount,
  saveAccount,
  signIn,
  setPassword,
  signOut,
  identify,
  tokenKeys,
})
