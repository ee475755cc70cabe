import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>

function writeStage(rules: Rules, change: (shown: Fields) => Fields): void {
  const { stage: original } = rules.shape
  rules.shape.stage = (stage) => {
    const shown = original(stage)
    return { ...shown, ...change(shown) }
  }
}

export const faults = faultsNamed({
  'names-a-stage-that-no-list-has': {
    sentence: 'The stage fetch_full is called fetch_all.',
    absentIn: ['ais-v6'],
    patch: wrapRule('stages.named', (_rule, name) => (name === 'fetch_full' ? 'fetch_all' : name)),
  },
  'shows-empty-html-at-every-stage': (rules) =>
    writeStage(rules, ({ interactive_html: html }) => ({ interactive_html: html ?? '' })),
  'passes-over-the-interactive-stage': wrapRule('stages.sequence', (rule, scopes, provider) =>
    rule(scopes, { ...provider, interactive: false }),
  ),
  'asks-for-fields-by-their-english-names': (rules) =>
    writeStage(rules, ({ interactive_fields_names: names }) => ({
      interactive_fields_names: Array.isArray(names) ? names.map((name) => `Your ${String(name)}`) : names,
    })),
  'swaps-two-stages': wrapRule('shape.attemptDetail', (rule, attempt, sandbox) => {
    const { stages, ...rest } = rule(attempt, sandbox)
    const [first, second, third, ...others] = stages as Fields[]
    return { ...rest, stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'ends-with-disconnect': wrapRule('stages.named', (_rule, name) => (name === 'finish' ? 'disconnect' : name)),
})
