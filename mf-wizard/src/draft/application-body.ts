import { isContractJob } from '@lunchpail/contracts/wizard/rules/history/leaving'
import { newIdempotencyKey } from '@lunchpail/kit-web/api-client'
import { checkboxValue } from '@lunchpail/kit-web/forms/checkbox-value'
import type { ApplicationBody } from '../api.ts'
import type { Draft } from './draft.ts'

/** The application as it is sent: with time zone and user agent, and each checkbox as true or 0. */
export function applicationBody({
  application,
  version,
  sections,
}: Pick<Draft, 'application' | 'version' | 'sections'>): ApplicationBody {
  const { complete: _, ...answers } = application
  return {
    ...answers,
    address_international: checkboxValue(answers.address_international),
    done_adding_jobs: checkboxValue(answers.done_adding_jobs),
    ...(answers.jobs && {
      jobs: answers.jobs.map((job) => ({
        ...job,
        current_job: checkboxValue(job.current_job),
        contract_job: isContractJob(job),
      })),
    }),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    user_agent: navigator.userAgent.slice(0, 500),
    version,
    sections,
  }
}

/** The idempotency key of a submit: one content keeps its key until it is answered, however often it is sent. */
export function contentKey() {
  let open: { readonly content: string; readonly key: string } | undefined
  return {
    of(content: string): string {
      if (open?.content !== content) open = { content, key: newIdempotencyKey() }
      return open.key
    },
    isOpen: (content: string): boolean => open?.content === content,
    answered: (): void => void (open = undefined),
  }
}
