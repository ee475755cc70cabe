import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { changeShape } from '../../faults/kit/change.ts'

const interfaces = ['enrichment-v5']

export const faults = faultsNamed({
  'marks-nothing': 'takes-enrichment.marked-as-own-duplicated-for-true',
  'keeps-marks-for-ever': 'takes-enrichment.marked-as-own-duplicated-for-false',
  'marks-all-with-one'(rules) {
    const { marked } = rules.enrichment
    let anyMarked = false
    rules.enrichment.marked = (one, duplicated) => {
      anyMarked = duplicated
      return marked(one, duplicated)
    }
    changeShape('transaction', () => (anyMarked ? { duplicated: true } : {}))(rules)
  },
  'links-to-no-documentation':
    'takes-wire.text-as-rewriting-,"documentation_url":"[^"]*"-to-empty-where-it-has-"class":"SecretNotProvided"',
  'answers-categories-behind-a-prefix': {
    interfaces,
    patch: 'takes-wire.text-as-prefixed-where-it-has-"food_and_dining":[',
  },
  'hides-the-class-of-unknown-routes': {
    interfaces,
    patch: 'renames-error_class-as-error_type-of-refusal-where-error_class-is-RouteNotFound',
  },
  'answers-odd-learning-with-html': {
    interfaces,
    patch: 'takes-wire.text-as-<html></html>-where-it-has-"class":"TransactionNotFound"',
  },
  'shows-merchants-to-unsigned-live-clients': {
    interfaces,
    patch: 'takes-signing.required-as-false-at-post-merchants',
  },
})
