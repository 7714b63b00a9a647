import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { heldSchoolErrors } from '@lunchpail/contracts/wizard/rules/history/school'
import { schoolErrorsAt } from '@lunchpail/contracts/wizard/rules/info'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import styles from './history.module.css'
import { Removed, useRemoval } from './removal.tsx'

/**
 * The schools, each with a button to its form: in the profile all of them, in an application those that come beside the highest
 * level, which a resume or the profile told.
 */
export function SchoolList({ value, mode, onChange, host, errorOf }: StepProps) {
  const t = sentences.use()
  const { schools = [] } = value
  const { removed, remove, undo } = useRemoval(
    schools,
    (next) => onChange({ schools: next }),
    (index) => `schools.${index}`,
  )
  const add = () => {
    onChange({ schools: [...schools, {}] })
    host.show(`new-school:${schools.length}`)
  }
  const isProfile = mode === 'profile'
  const shown = schools.slice(isProfile ? 0 : 1)
  const isWrong = (school: SchoolEntry, index: number) =>
    Object.keys(isProfile ? schoolErrorsAt(schools, index) : heldSchoolErrors(school)).length > 0
  if (!isProfile && shown.length === 0 && !removed) return null
  return (
    <Stack>
      <h2>{t(isProfile ? 'school.title' : 'school.others')}</h2>
      {!isProfile && <p className={styles.soft}>{t('school.others-why')}</p>}
      {removed && <Removed what={removed} title={removed.entry.name || t('school.unnamed')} onUndo={undo} />}
      {shown.length > 0 && (
        <ul className={styles.jobs} aria-label={t(isProfile ? 'school.list' : 'school.others')}>
          {shown.map((school) => {
            const index = schools.indexOf(school)
            const degree = school.degree_type && t(`degree.${school.degree_type}` as 'degree.1')
            const name = school.name || degree || t('school.unnamed')
            return (
              <Card as="li" key={index} className={styles.job}>
                <div className={styles.head}>
                  <h3 className={styles.title}>{name}</h3>
                  {isWrong(school, index) && (
                    <Badge tone="warn" icon="warning">
                      {errorOf(`schools.${index}`) ?? t('job.incomplete')}
                    </Badge>
                  )}
                </div>
                <p>
                  {byDots([
                    school.name && degree,
                    school.degree_major,
                    [school.city, school.state].filter(Boolean).join(', '),
                    school.graduation_year,
                  ])}
                </p>
                <div className={styles.actions}>
                  <Button
                    id={`schools.${index}`}
                    size="small"
                    icon="edit"
                    aria-label={t('job.edit-named', { title: name })}
                    onClick={() => host.show(`school:${index}`)}
                  >
                    {t('review.edit')}
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    icon="delete"
                    aria-label={t('job.remove-named', { title: name })}
                    onClick={() => remove(school)}
                  >
                    {t('job.remove-short')}
                  </Button>
                </div>
              </Card>
            )
          })}
        </ul>
      )}
      {isProfile && (
        <div>
          <Button icon="add" onClick={add}>
            {schools.length > 0 ? t('school.add') : t('school.add-first')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
