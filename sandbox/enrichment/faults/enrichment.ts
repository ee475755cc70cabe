import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'
import type { Rules } from '../../world/rules.ts'
import { changeRefusals } from '../../faults/kit/change-answers.ts'

const interfaces = ['enrichment-v5']

/** Writes something else in place of those texts that hold a certain word. */
function rewriteTexts(rules: Rules, word: string, write: (text: string) => string): void {
  const { text } = rules.wire
  rules.wire.text = (json) => {
    const made = text(json)
    return made.includes(word) ? write(made) : made
  }
}

export const faults: Fault[] = [
  ...faultsNamed({
    'marks-nothing': wrapRule('enrichment.marked', (rule, transaction, duplicated) =>
      duplicated ? transaction.duplicated : rule(transaction, duplicated),
    ),
    'keeps-marks-for-ever': wrapRule(
      'enrichment.marked',
      (_rule, transaction, duplicated) => duplicated || transaction.duplicated,
    ),
    'marks-all-with-one'(rules) {
      const { marked } = rules.enrichment
      const { transaction } = rules.shape
      let anyMarked = false
      rules.enrichment.marked = (one, duplicated) => {
        anyMarked = duplicated
        return marked(one, duplicated)
      }
      rules.shape.transaction = (...given) => ({ ...transaction(...given), ...(anyMarked && { duplicated: true }) })
    },
    'links-to-no-documentation': wrapRule('wire.text', (rule, json) => {
      const { error, ...rest } = json as { error?: Record<string, unknown> }
      if (error?.class !== 'SecretNotProvided') return rule(json)
      return rule({ error: { ...error, documentation_url: undefined }, ...rest })
    }),
  }),
  ...faultsNamed(
    {
      'answers-categories-behind-a-prefix': (rules) =>
        rewriteTexts(rules, '"food_and_dining":[', (text) => `)]}',\n${text}`),
      'hides-the-class-of-unknown-routes': (rules) =>
        changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
          errorClass === 'RouteNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
        ),
      'answers-odd-lessons-with-html': (rules) =>
        rewriteTexts(rules, '"class":"TransactionNotFound"', () => '<html><body>Bad request</body></html>'),
      'shows-merchants-to-unsigned-live-clients': wrapRule(
        'signing.required',
        (rule, client, request) => rule(client, request) && !request.url.endsWith('/merchants'),
      ),
    },
    { interfaces },
  ),
]
