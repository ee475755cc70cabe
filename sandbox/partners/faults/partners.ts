import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Rules } from '../../world/rules.ts'
import { type Body, changeAnswers } from '../../faults/kit/change-answers.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'

/** Changes the answers of one route of the partners interface, accepted or not. */
export function inPartners(rules: Rules, route: string, change: (body: Body, answer: Answer) => Partial<Answer>): void {
  changeAnswers(rules, (answer, body) =>
    answer.version === 'partners' && answer.route === route ? change(body, answer) : {},
  )
}

/** Takes an array as long as one of its words is known; only for this list of words. */
function passOver(rules: Rules, known: readonly string[]): void {
  const { scopesTaken } = rules.partners
  rules.partners.scopesTaken = (value, words): value is string[] =>
    words === known && Array.isArray(value) ? value.some((word) => words.includes(word)) : scopesTaken(value, words)
}

/** Has an attempt fetch all that there is, by adding the words that are left out. */
function everything(rules: Rules): Rules['partners']['scopesTaken'] {
  const { scopesTaken, fetchWords } = rules.partners
  return (value, words): value is string[] => {
    if (words === fetchWords && Array.isArray(value)) {
      for (const word of words) if (!value.includes(word)) value.push(word)
    }
    return scopesTaken(value, words)
  }
}

export const faults: Fault[] = [
  ...faultsNamed({
    'takes-leads-of-one-host-for-one': replaceRule('partners.sameEmail', () => {
      const host = (email: string) => email.slice(email.indexOf('@'))
      return (one, other) => host(one) === host(other)
    }),
    'opens-lead-sessions-for-all-scopes-alone': wrapRule(
      'partners.scopesTaken',
      (rule, value, words) => rule(value, words) && words.every((word) => value.includes(word)),
    ),
    'passes-over-unknown-words-of-consents': (rules) => passOver(rules, rules.partners.consentWords),
    'passes-over-unknown-words-of-attempts': replaceRule('partners.withinConsent', (_rule, rules) => {
      passOver(rules, rules.partners.fetchWords)
      return () => true
    }),
    'takes-any-text-for-a-date-of-a-consent'(rules) {
      const { wellFormed } = rules.dates
      rules.dates.wellFormed = (value, field): value is string =>
        (field === undefined && typeof value === 'string') || wellFormed(value, field)
      rules.partners.consentMayBegin = () => true
      rules.partners.fetchMayBegin = () => true
    },
    'connects-leads-to-nothing': {
      interfaces: ['partners-v1'],
      patch: (rules) =>
        inPartners(rules, 'logins/list', (body) => (Array.isArray(body.data) ? { json: { ...body, data: [] } } : {})),
    },
    'fetches-transactions-of-leads-unasked'(rules) {
      rules.partners.covered = () => [...rules.partners.fetchWords]
      rules.partners.scopesTaken = everything(rules)
    },
  }),
  ...faultsNamed(
    {
      'asks-live-clients-no-signature-for-leads': wrapRule(
        'signing.required',
        (rule, client, request) => rule(client, request) && !request.url.endsWith('/leads'),
      ),
    },
    { interfaces: ['partners-v1'] },
  ),
]
