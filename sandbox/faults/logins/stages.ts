import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import type { Fields } from '../kit/change-answers.ts'

/** Writes fields of stages in another way. */
function writeStage(change: (shown: Fields) => Fields): Patch {
  return changeShape('stage', (shown) => ({ ...shown, ...change(shown) }))
}

export const faults = faultsNamed({
  'names-a-stage-that-no-list-has': {
    sentence: 'The stage fetch_full is called fetch_all.',
    absentIn: ['ais-v6'],
    patch: wrapRule('stages.named', (_rule, name) => (name === 'fetch_full' ? 'fetch_all' : name)),
  },
  'shows-empty-html-at-every-stage': writeStage(({ interactive_html: html }) => ({ interactive_html: html ?? '' })),
  'passes-over-the-interactive-stage': wrapRule('stages.sequence', (rule, scopes, provider) =>
    rule(scopes, { ...provider, interactive: false }),
  ),
  'asks-for-fields-by-their-english-names': writeStage(({ interactive_fields_names: names }) => ({
    interactive_fields_names: Array.isArray(names) ? names.map((name) => `Your ${String(name)}`) : names,
  })),
  'swaps-two-stages': changeShape('attemptDetail', ({ stages, ...rest }) => {
    const [first, second, third, ...others] = stages as Fields[]
    return { ...rest, stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'ends-with-disconnect': wrapRule('stages.named', (_rule, name) => (name === 'finish' ? 'disconnect' : name)),
})
