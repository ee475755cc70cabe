import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../faults/kit/change-rule.ts'
import { type Fields, changeRefusals } from '../../faults/kit/change-answers.ts'
import { changeShape } from '../../faults/kit/change-shape.ts'
import { behindPrefix } from '../../faults/kit/behind-prefix.ts'

const interfaces = ['enrichment-v5']

export const faults = faultsNamed({
  'marks-nothing': wrapRule('enrichment.marked', (rule, transaction, duplicated) =>
    duplicated ? transaction.duplicated : rule(transaction, duplicated),
  ),
  'keeps-marks-for-ever': wrapRule(
    'enrichment.marked',
    (_rule, transaction, duplicated) => duplicated || transaction.duplicated,
  ),
  'marks-all-with-one'(rules) {
    const { marked } = rules.enrichment
    let anyMarked = false
    rules.enrichment.marked = (one, duplicated) => {
      anyMarked = duplicated
      return marked(one, duplicated)
    }
    changeShape('transaction', () => (anyMarked ? { duplicated: true } : {}))(rules)
  },
  'links-to-no-documentation': wrapRule('wire.text', (rule, json) => {
    const { error, ...rest } = json as { error?: Fields }
    if (error?.class !== 'SecretNotProvided') return rule(json)
    return rule({ error: { ...error, documentation_url: undefined }, ...rest })
  }),
  'answers-categories-behind-a-prefix': { interfaces, patch: behindPrefix('"food_and_dining":[') },
  'hides-the-class-of-unknown-routes': {
    interfaces,
    patch: changeRefusals({ errorClass: 'RouteNotFound' }, ({ error_class }) => ({
      error_class: undefined,
      error_type: error_class,
    })),
  },
  'answers-odd-learning-with-html': {
    interfaces,
    patch: wrapRule('wire.text', (rule, json) => {
      const text = rule(json)
      return text.includes('"class":"TransactionNotFound"') ? '<html><body>Bad request</body></html>' : text
    }),
  },
  'shows-merchants-to-unsigned-live-clients': {
    interfaces,
    patch: 'takes-signing.required-as-false-at-post-merchants',
  },
})
