import type { Rules } from '../../world/rules.ts'
import { changeRefusals } from '../../faults/kit/change-answers.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

const interfaces = ['enrichment-v5']

/** Writes something else in place of those texts that hold a certain word. */
function rewriteTexts(rules: Rules, word: string, write: (text: string) => string): void {
  const { text } = rules.wire
  rules.wire.text = (json) => {
    const made = text(json)
    return made.includes(word) ? write(made) : made
  }
}

/** Rules that data enrichment shares, broken where its own routes show it. */
export const enrichmentConventionFaults: Fault[] = named({
  'answers-categories-behind-a-prefix': {
    interfaces,
    sentence: 'The answer with categories is JSON after a prefix, which no JSON parser accepts.',
    patch: (rules) => rewriteTexts(rules, '"food_and_dining":[', (text) => `)]}',\n${text}`),
  },
  'hides-the-class-of-unknown-routes': {
    interfaces,
    sentence: 'The error for an unknown route has error_type instead of error_class.',
    patch: (rules) =>
      changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
        errorClass === 'RouteNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
      ),
  },
  'answers-odd-lessons-with-html': {
    interfaces,
    sentence: 'The refusal of categories/learn for an unknown transaction is an HTML page.',
    patch: (rules) =>
      rewriteTexts(rules, '"class":"TransactionNotFound"', () => '<html><body>Bad request</body></html>'),
  },
  'shows-merchants-to-unsigned-live-clients': {
    interfaces,
    sentence: 'The merchants route accepts unsigned requests of a live client.',
    patch: wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) && !request.url.endsWith('/merchants'),
    ),
  },
})
