import { defineConfig, type OxlintOverride } from 'oxlint'
import { directionRules } from './kit/build/src/direction.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'promise'],
  categories: { correctness: 'error' },
  rules: {
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-empty': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'max-lines': ['error', { max: 250 }],
  },
  ignorePatterns: [
    '**/dist/**',
    '**/generated/**',
    '**/node_modules/**',
    '**/.lunchpail/**',
    '**/.turbo/**',
    // its packages and its contract are where it is copied to
    'prove/example-team/**',
  ],
  overrides: [
    {
      // cases, sentences and lists of words are read a line at a time
      files: ['**/*.test.{ts,tsx}', '**/sentences.*.ts', '**/words/*-words.ts', '**/test/queries/*.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // command lines write to the terminal
      files: [
        'kit/local/**',
        'kit/build/bin/**',
        'kit/service/bin/**',
        'services/*/bin/**',
        'bench/**',
        'prove/**',
      ],
      rules: { 'no-console': 'off' },
    },
    ...directionRules.map((rule) => ({
      files: [...rule.files],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: rule.forbidden.map(({ regex, message }) => ({ regex, message })) },
        ],
      } satisfies OxlintOverride['rules'],
    })),
  ],
})
