import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { gutCheckError, gutCheckOf, withGutCheck } from '@lunchpail/contracts/wizard/rules/gut-check'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { useByPointer } from '../by-pointer.ts'
import { JobPage } from '../history/job-page.tsx'
import { newJob } from '../history/new-job.ts'
import { useKeywordName } from '../skills/use-keyword-name.ts'
import type { StepProps } from '../step.ts'
import { GutCheckFields } from './gut-check-fields.tsx'

/**
 * An intro, one missing skill at a time, and an outro with all answers; a tap on a job goes on, and whoever comes back
 * has neither intro nor outro. From the review the list is shown alone. Its pages are `intro`, a keyword's id, the form
 * of a job that is added for a skill (`new-job:abc:forklift`), and `outro`.
 */
export function GutCheckStep(props: StepProps) {
  const { host, mode, ...fields } = props
  const { value, context, onChange, errorOf } = fields
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const nameOf = useKeywordName()
  const [attempt, setAttempt] = useState(0)
  const { watch, isByPointer } = useByPointer()
  const { keywords, isReturning } = context
  const ruleOf = (keyword: (typeof keywords)[number]) => gutCheckError(value, keyword)
  // once: what is being typed answers the first open one, and would lead on in the middle of a word
  const [begin] = useState(() => {
    const open = keywords.find((keyword) => ruleOf(keyword) !== null)
    if (!open) return 'list'
    return isReturning || keywords.some((keyword) => ruleOf(keyword) === null) ? open.id : 'intro'
  })
  const [kind, jobId = '', skillId = ''] = host.at?.split(':') ?? []
  if (kind === 'new-job' && value.jobs?.some(({ reference_id }) => reference_id === jobId))
    return (
      <JobPage
        {...props}
        host={{
          ...host,
          show: () => host.show(keywords.some(({ id }) => id === skillId) ? skillId : undefined),
        }}
        referenceId={jobId}
        isNew
      />
    )

  const add = (qid: string) => {
    const jobs = value.jobs ?? []
    const job = newJob(jobs)
    onChange({
      jobs: [...jobs, job],
      done_adding_jobs: false,
      gut_checks: withGutCheck(value.gut_checks, { qid, reference_id: job.reference_id }),
    })
    host.show(`new-job:${job.reference_id}:${qid}`)
  }
  const list = (
    <Stack gap="loose">
      {keywords.map((keyword) => (
        <section key={keyword.id} aria-label={nameOf(keyword)}>
          <Stack>
            <h2>{nameOf(keyword)}</h2>
            <GutCheckFields
              {...{ value, onChange, keyword }}
              error={errorOf(`gut_checks.${keyword.id}`)}
              onAddJob={() => add(keyword.id)}
            />
          </Stack>
        </section>
      ))}
    </Stack>
  )
  const at = host.at ?? begin
  if (mode !== 'wizard' || at === 'list') return host.frame({ onNext: () => host.leave(), children: list })

  const index = keywords.findIndex(({ id }) => id === at)
  const keyword = keywords[index]
  /** the intro, each skill, the outro */
  const part = (place: number) => ({ place, of: keywords.length + 2 })
  if (at === 'intro' || (at !== 'outro' && !keyword))
    return host.frame({
      lead: t('gut.intro', { n: keywords.length }),
      part: part(1),
      onNext: () => host.show(keywords[0]!.id),
      nextLabel: t('skills.begin'),
      children: null,
    })
  const isFirst = index === 0
  const back = { onBack: () => host.show(isFirst ? 'intro' : keywords.at(index - 1)!.id) }
  if (!keyword)
    return host.frame({
      title: t('gut.outro-title'),
      lead: t('gut.outro'),
      part: part(keywords.length + 2),
      ...back,
      onNext: () => host.leave(),
      children: list,
    })
  const rule = ruleOf(keyword)
  const name = nameOf(keyword)
  const on = () => {
    host.save()
    const later = keywords.slice(index + 1)
    const following = isReturning ? later.find((one) => ruleOf(one) !== null) : later[0]
    if (!following && isReturning) host.leave()
    else host.show(following?.id ?? 'outro')
  }
  const next = () => (rule === null ? on() : setAttempt(attempt + 1))
  const change = (part: Application) => {
    onChange(part)
    const now = { ...value, ...part }
    const isJob = gutCheckOf(now.gut_checks, keyword.id)?.reference_id !== undefined
    if (rule !== null && isJob && isByPointer() && gutCheckError(now, keyword) === null) on()
  }
  const missing =
    attempt > 0 && rule !== null
      ? [{ field: `gut_checks.${keyword.id}`, message: `${name}: ${sayRule(rule)}` }]
      : []
  return host.frame({
    title: name,
    lead: t('gut.ask', { place: index + 1, of: keywords.length }),
    part: part(index + 2),
    fieldErrors: missing,
    attempt,
    ...(!(isFirst && isReturning) && back),
    onNext: next,
    nextLabel: t('frame.next'),
    children: (
      <div {...watch}>
        <GutCheckFields
          {...{ value, keyword }}
          onChange={change}
          error={missing.length > 0 ? sayRule(rule!) : undefined}
          onAddJob={() => add(keyword.id)}
        />
      </div>
    ),
  })
}
