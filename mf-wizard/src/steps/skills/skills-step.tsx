import { useState } from 'react'
import type { Keyword } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import { answerSkill } from './answer-skill.ts'
import { SkillList } from './skill-list.tsx'
import styles from './skills.module.css'
import { useKeywordName } from './use-keyword-name.ts'

/**
 * An intro, one skill at a time, and an outro with all answers. Whoever comes back is asked about the skills that are new,
 * without an outro. From the review and in the profile the list is shown alone. Its pages are `intro`, a keyword's id, and `outro`.
 */
export function SkillsStep(props: StepProps) {
  const { host, mode, ...fields } = props
  const { value, context } = fields
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const nameOf = useKeywordName()
  const [attempt, setAttempt] = useState(0)
  const { keywords, isReturning } = context
  const isAnswered = (id: string) => skillAnswerOf(value.skills, id) !== undefined
  const list = <SkillList mode={mode} {...fields} />
  const isDone = keywords.every(({ id }) => isAnswered(id))
  if (mode !== 'wizard' || (host.at === undefined && isDone))
    return host.frame({ onNext: () => host.leave(), children: list })

  const isBegun = keywords.some(({ id }) => isAnswered(id))
  const open = keywords.filter(({ id }) => !isAnswered(id))
  /** what the intro names */
  const asked = isReturning && open.length > 0 ? open : keywords
  const isIntroduced = isReturning ? open.length === 1 : isBegun
  const at = host.at ?? (isIntroduced ? open[0]!.id : 'intro')
  const index = keywords.findIndex(({ id }) => id === at)
  /** one answer to all that the page names */
  const haveAll = () =>
    host.leave(
      asked.reduce<Application>(
        ({ skills }, skill) => answerSkill(skills, skill, { has_skill: true }, new Date()),
        { skills: value.skills },
      ),
    )
  /** the intro, each skill, the outro */
  const part = (place: number) => ({ place, of: keywords.length + 2 })
  const keyword = keywords[index]
  if (at === 'intro' || (at !== 'outro' && !keyword))
    return host.frame({
      lead: t(context.positions.length > 1 ? 'skills.intro-several' : 'skills.intro', { n: asked.length }),
      part: part(1),
      onNext: () => host.show(asked[0]!.id),
      nextLabel: t('skills.begin'),
      children: (
        <Stack>
          <ul>
            {asked.map((skill) => (
              <li key={skill.id}>{nameOf(skill)}</li>
            ))}
          </ul>
          <div>
            <Button icon="check" onClick={haveAll}>
              {t('skills.all', { n: asked.length })}
            </Button>
          </div>
        </Stack>
      ),
    })
  const onBack = () => host.show(index === 0 ? 'intro' : keywords.at(index - 1)!.id)
  if (!keyword)
    return host.frame({
      title: t('skills.outro-title'),
      lead: t('skills.outro'),
      part: part(keywords.length + 2),
      onBack,
      onNext: () => host.leave(),
      children: list,
    })

  const on = () => {
    const later = keywords.slice(index + 1)
    const following = isReturning ? later.find(({ id }) => !isAnswered(id)) : later[0]
    if (!following && isReturning) host.leave()
    else host.show(following?.id ?? 'outro')
  }
  const name = nameOf(keyword)
  const missing = { field: `skills.${keyword.id}`, message: `${name}: ${sayRule('field.choose')}` }
  return host.frame({
    title: name,
    lead: t('skills.ask', { place: index + 1, of: keywords.length }),
    part: part(index + 2),
    fieldErrors: attempt > 0 && !isAnswered(keyword.id) ? [missing] : [],
    attempt,
    onBack,
    onNext: () => (isAnswered(keyword.id) ? on() : setAttempt(attempt + 1)),
    children: (
      <SkillQuestion
        keyword={keyword}
        name={name}
        has={skillAnswerOf(value.skills, keyword.id)?.has_skill}
        onAnswer={(has) => {
          fields.onChange(answerSkill(value.skills, keyword, { has_skill: has }, new Date()))
          host.save()
          on()
        }}
      />
    ),
  })
}

interface SkillQuestionProps {
  readonly keyword: Keyword
  readonly name: string
  readonly has: boolean | undefined
  readonly onAnswer: (has: boolean) => void
}

/** One skill: a yes or a no is all that is needed to go on. */
function SkillQuestion({ keyword, name, has, onAnswer }: SkillQuestionProps) {
  const t = sentences.use()
  const answer = (value: boolean) => (
    <Button wide aria-pressed={has === value} className={styles.answer} onClick={() => onAnswer(value)}>
      {t(value ? 'skills.yes' : 'skills.no')}
    </Button>
  )
  return (
    <div role="group" aria-label={name} id={`skills.${keyword.id}`} className={styles.question}>
      {answer(true)}
      {answer(false)}
    </div>
  )
}
