import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import type { Fields } from '../kit/change-answers.ts'

export const faults = faultsNamed({
  'names-a-stage-that-no-list-has': {
    absentIn: ['ais-v6'],
    patch: 'takes-stages.named-as-fetch_all-for-fetch_full',
  },
  'shows-empty-html-at-every-stage': 'shows-interactive_html-as-empty-of-stage-where-interactive_html-is-null',
  'passes-over-the-interactive-stage': 'takes-stages.sequence-with-second.interactive-as-false',
  'fetches-nothing-after-the-input': {
    sentence: 'After an interactive step the attempt has no scopes, and succeeds without fetching anything.',
    patch: wrapRule('interactive.goesOn', (rule, store, attempt) => {
      attempt.fetch_scopes = []
      return rule(store, attempt)
    }),
  },
  'begins-with-today-where-input-names-no-day':
    'reads-from_date-as-0-days-ago-of-interactive-where-from_date-is-nothing',
  'asks-for-fields-by-their-english-names': 'shows-interactive_fields_names-as-each-capitals-of-stage',
  'swaps-two-stages': changeShape('attemptDetail', ({ stages }) => {
    const [first, second, third, ...others] = stages as Fields[]
    return { stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'shows-html-at-the-stages-of-failed-fetches': changeShape('attemptDetail', ({ stages, fail_at: failedAt }) =>
    failedAt === null ? {} : { stages: (stages as Fields[]).map((stage) => ({ ...stage, interactive_html: '' })) },
  ),
  'lists-stages-without-their-page': 'shows-stages.interactive_html-as-null-of-attemptDetail',
  'ends-with-disconnect': 'takes-stages.named-as-disconnect-for-finish',
})
