import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import type { Fields } from '../kit/change-answers.ts'

export const faults = faultsNamed({
  'names-a-stage-that-no-list-has': {
    sentence: 'The stage fetch_full is called fetch_all.',
    absentIn: ['ais-v6'],
    patch: wrapRule('stages.named', (_rule, name) => (name === 'fetch_full' ? 'fetch_all' : name)),
  },
  'shows-empty-html-at-every-stage': changeShape('stage', ({ interactive_html: html }) => ({
    interactive_html: html ?? '',
  })),
  'passes-over-the-interactive-stage': wrapRule('stages.sequence', (rule, scopes, provider) =>
    rule(scopes, { ...provider, interactive: false }),
  ),
  'asks-for-fields-by-their-english-names': changeShape('stage', ({ interactive_fields_names: names }) => ({
    interactive_fields_names: Array.isArray(names) ? names.map((name) => `Your ${String(name)}`) : names,
  })),
  'swaps-two-stages': changeShape('attemptDetail', ({ stages }) => {
    const [first, second, third, ...others] = stages as Fields[]
    return { stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'lists-stages-without-their-page': changeShape('attemptDetail', ({ stages }) => ({
    stages: (stages as Fields[]).map((stage) => ({ ...stage, interactive_html: null })),
  })),
  'ends-with-disconnect': wrapRule('stages.named', (_rule, name) => (name === 'finish' ? 'disconnect' : name)),
})
