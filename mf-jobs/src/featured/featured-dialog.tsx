import { useState } from 'react'
import { featuredNameCharacters, maxFeaturedLists, type FeaturedList } from '@lunchpail/contracts/jobs/api'
import { featuredSlug } from '@lunchpail/contracts/jobs/collections'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { FormDialog } from '@lunchpail/kit-ui/form-dialog'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { toast } from '@lunchpail/kit-web/toast'
import { saveFeatured } from './api.ts'
import { RolePicker } from './role-picker.tsx'
import { featuredSentences } from './sentences.ts'

interface FeaturedDialogProps {
  /** the one that is changed; without it, one is made */
  readonly list?: FeaturedList | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function FeaturedDialog({ list, onClose, onSaved }: FeaturedDialogProps) {
  const t = featuredSentences.use()
  const [roles, setRoles] = useState(list?.roles ?? [])
  const form = useForm({
    initial: {
      name_en: list?.name_en ?? '',
      name_es: list?.name_es ?? '',
      slug: list?.slug ?? '',
      published: list?.published ?? false,
    },
    check: () => ({}),
    submit: async (typed) => {
      await saveFeatured(list, { ...typed, roles: roles.map(({ id }) => id) })
      toast(t('saved'))
      onSaved()
      onClose()
    },
    onRefused: ({ code }) => {
      if (code !== 'conflict') return false
      tellFailure(list ? t('conflict') : t('conflict.many', { n: maxFeaturedLists }))
      return true
    },
  })
  return (
    <FormDialog
      title={t(list ? 'change.title' : 'add.title')}
      form={form}
      words={{ close: t('cancel'), cancel: t('cancel'), submit: t('save'), errors: t('errors') }}
      onClose={onClose}
    >
      <TextField
        label={t('name.en')}
        hint={t('name.hint')}
        maxLength={featuredNameCharacters}
        {...form.field('name_en')}
      />
      <TextField
        label={t('name.es')}
        lang="es"
        maxLength={featuredNameCharacters}
        {...form.field('name_es')}
      />
      <TextField
        label={t('slug')}
        hint={t('slug.hint', { site: `${location.host}${jobListPage.path}/` })}
        maxLength={featuredSlug.most}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('slug')}
      />
      <RolePicker
        roles={roles}
        error={form.errors['roles' as never]}
        onChange={(next) => setRoles([...next])}
      />
      <Checkbox label={t('publish')} {...form.checkbox('published')} />
    </FormDialog>
  )
}
