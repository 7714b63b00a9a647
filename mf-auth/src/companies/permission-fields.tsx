import { accessLevel, permissionLevel, permissionScopes } from '@lunchpail/contracts/auth/enumerations'
import { scopesInUse } from '@lunchpail/contracts/auth/companies/permissions'
import type { Access, PermissionScope, ScopeAccess } from '@lunchpail/contracts/auth/companies/permissions'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import type { ManagerPermission } from './api.ts'
import { sentences } from '../sentences.ts'

/** What is chosen: a level, and for custom an access for each scope. */
export type PermissionValues = { readonly level: string } & { readonly [S in PermissionScope]: string }

/** What nothing asks for yet is not given along with the rest. */
const unchosen = (scope: PermissionScope): Access =>
  (scopesInUse as readonly PermissionScope[]).includes(scope) ? accessLevel.view : accessLevel.none

export const permissionValues = (level: number, access: ScopeAccess | null): PermissionValues => ({
  level: String(level),
  ...(Object.fromEntries(
    permissionScopes.map((scope) => [scope, String(access?.[scope] ?? unchosen(scope))]),
  ) as Record<PermissionScope, string>),
})

export const permissionBody = (values: PermissionValues): ManagerPermission => {
  const level = Number(values.level) as ManagerPermission['level']
  if (level !== permissionLevel.custom) return { level }
  const access = Object.fromEntries(
    permissionScopes.map((scope) => [scope, Number(values[scope]) as Access]),
  ) as Record<PermissionScope, Access>
  return { level, access }
}

const levels = [1, 2, 3, 4] as const
const accesses = [0, 1, 2, 99] as const

interface PermissionFieldsProps {
  readonly form: {
    readonly values: PermissionValues
    readonly field: (
      name: keyof PermissionValues,
    ) => Omit<ReturnType<Form<PermissionValues>['field']>, 'name'> & { readonly name: string }
  }
  /** the caller may make a manager an admin */
  readonly admin: boolean
}

export function PermissionFields({ form, admin }: PermissionFieldsProps) {
  const t = sentences.use()
  return (
    <>
      <RadioGroup
        legend={t('permission.legend')}
        choices={levels
          .filter((level) => admin || level !== permissionLevel.admin)
          .map((level) => ({
            value: String(level),
            label: t(`permission.${level}`),
            hint: t(`permission.${level}-hint`),
          }))}
        {...form.field('level')}
      />
      {form.values.level === String(permissionLevel.custom) &&
        scopesInUse.map((scope) => (
          <SelectField
            key={scope}
            label={t(`scope.${scope}`)}
            choices={accesses.map((access) => ({ value: String(access), label: t(`access.${access}`) }))}
            {...form.field(scope)}
          />
        ))}
    </>
  )
}
