import type { Changes } from './changes.ts'
import { camelCase, checkedName, pascalCase, sentenceCase } from './words.ts'

const contracts = 'contracts/src/wizard'
const remote = 'mf-wizard/src'

/** `npm run new -- step certificates`: a step of one text field before the review, skipped until it has a rule. */
export function newStep(changes: Changes, given: string | undefined): void {
  const name = checkedName(given, 'A step')
  const key = name.replaceAll('-', '_')
  const id = camelCase(name)
  const component = `${pascalCase(name)}Fields`
  const title = sentenceCase(name)

  const names = `${contracts}/step-names.ts`
  changes.insert(names, 'before', /^ {2}'review',$/m, `  '${name}',\n`)
  const constant = `STEP_${key.toUpperCase()}`
  changes.insert(names, 'before', /^ {2}review: 'STEP_REVIEW',$/m, `  '${name}': '${constant}',\n`)
  const numbers = `${contracts}/step-number.ts`
  const used = [...changes.read(numbers).matchAll(/^ {2}\S+: (\d{1,2}),$/gm)].map(([, value]) =>
    Number(value),
  )
  // 15 is the pre-check of the specification
  const number = Math.max(15, ...used) + 1
  changes.insert(numbers, 'after', /^ {2}review: \d+,\n/m, `  '${name}': ${number},\n`)
  changes.insert(
    `${contracts}/application.ts`,
    'after',
    /^ {2}self_promo: .*\n/m,
    `  ${key}: z.optional(long),\n`,
  )

  const steps = `${contracts}/steps.ts`
  changes.import(steps, [`${id}Errors`], `./rules/${name}.ts`)
  changes.insert(
    steps,
    'before',
    /^ {2}\{ name: 'review'/m,
    `  {
    name: '${name}',
    edits: ['${key}'],
    // No candidate is asked yet.
    isSkipped: () => true,
    fieldErrors: ({ answers }) => ${id}Errors(answers),
  },
`,
  )
  changes.add(
    `${contracts}/rules/${name}.ts`,
    `import type { Application } from '../application.ts'
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts'

/** An empty text is an answer too. */
export const ${id}Errors = ({ ${key} }: Application): FieldErrors =>
  fieldErrorsOf({ ${key}: ${key} === undefined ? 'field.required' : null })
`,
  )
  changes.add(
    `${contracts}/rules/${name}.test.ts`,
    `import { expect, it } from 'vitest'
import { ${id}Errors } from './${name}.ts'

it('asks for an answer, which may be empty', () => {
  expect(${id}Errors({})).toEqual({ ${key}: 'field.required' })
  expect(${id}Errors({ ${key}: '' })).toEqual({})
})
`,
  )
  changes.add(
    `${remote}/steps/${name}-fields.tsx`,
    `import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../sentences.ts'
import type { FieldsProps } from './step.ts'

export function ${component}({ value, errorOf, onChange }: Pick<FieldsProps, 'value' | 'errorOf' | 'onChange'>) {
  const t = sentences.use()
  return (
    <TextField
      id="${key}"
      name="${key}"
      label={t('${name}.label')}
      value={value.${key} ?? ''}
      error={errorOf('${key}')}
      onChange={(event) => onChange({ ${key}: event.target.value })}
    />
  )
}
`,
  )
  changes.add(
    `${remote}/steps/${name}.test.tsx`,
    `// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { ${component} } from './${name}-fields.tsx'

afterEach(cleanup)

it('edits its answer', async () => {
  const onChange = vi.fn()
  const fields = <${component} value={{}} errorOf={() => undefined} onChange={onChange} />
  await renderScreen(fields, { path: '/app/start' })
  fireEvent.change(await screen.findByLabelText('${title}'), { target: { value: 'x' } })
  expect(onChange).toHaveBeenCalledWith({ ${key}: 'x' })
})
`,
  )
  const components = `${remote}/steps/steps.tsx`
  changes.import(components, [component], `./${name}-fields.tsx`)
  changes.insert(
    components,
    'before',
    /^ {2}suggestions: SuggestionsStep/m,
    `  '${name}': plainStep(${component}, ({ ${key} }) => ({ ${key}: ${key} ?? '' })),\n`,
  )
  changes.insert(
    'contracts/test/walk-inputs.ts',
    'before',
    /^ {2}suggestions: \{/m,
    `  '${name}': { ${key}: '' },\n`,
  )
  for (const language of ['en', 'es']) {
    const added = ['title', 'lead', 'label'].map((part) => `  '${name}.${part}': '${title}',\n`).join('')
    changes.insert(
      `${remote}/sentences/steps.${language}.ts`,
      'after',
      /^export const steps.* = \{\n/m,
      added,
    )
    changes.insert(
      `${remote}/sentences/review.${language}.ts`,
      'after',
      /^export const review.* = \{\n/m,
      `  'review.${name}': '${title}',\n`,
    )
  }
  changes.insert(
    `${remote}/start/review/review-sections.tsx`,
    'after',
    /Record<ReviewedStep, ReactNode> = \{\n/,
    `    '${name}': <p>{draft.application.${key}}</p>,\n`,
  )
}
