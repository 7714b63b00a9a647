import * as api from '@lunchpail/contracts/auth/api'
import { type Route, route } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getAccount } from './use-cases/get-account.ts'
import { identify } from './use-cases/identify.ts'
import { saveAccount } from './use-cases/save-account.ts'
import { setPassword } from './use-cases/set-password.ts'
import { signIn } from './use-cases/sign-in.ts'
import { signOut } from './use-cases/sign-out.ts'
import { signUp } from './use-cases/sign-up.ts'
import { tokenKeys } from './use-cases/token-keys.ts'

export const routes = (deps: Deps): readonly Route[] => [
  route(api.signUp, signUp(deps)),
  route(api.getAccount, getAccount(deps)),
  route(api.saveAccount, saveAccount(deps)),
  route(api.signIn, signIn(deps)),
  route(api.setPassword, setPassword(deps)),
  route(api.signOut, signOut(deps)),
  route(api.identify, identify(deps)),
  route(api.tokenKeys, tokenKeys(deps)),
]
