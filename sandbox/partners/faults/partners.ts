import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { type Patch, replaceRule, wrapRule } from '../../faults/kit/change-rule.ts'

/** Accepts an array if one of its words is known, for one list of words. */
function passOver(known: readonly string[]): Patch {
  return wrapRule('partners.scopesTaken', (rule, value, words) =>
    words === known && Array.isArray(value) ? value.some((word) => words.includes(word)) : rule(value, words),
  )
}

/** Adds the missing words, so that an attempt fetches everything. */
function everything(rules: Rules): Rules['partners']['scopesTaken'] {
  const { scopesTaken, fetchWords } = rules.partners
  return (value, words): value is string[] => {
    if (words === fetchWords && Array.isArray(value)) {
      for (const word of words) if (!value.includes(word)) value.push(word)
    }
    return scopesTaken(value, words)
  }
}

export const faults = faultsNamed({
  'takes-no-plus-in-emails': 'takes-partners.emailValid-as-false-where-first-has-+',
  'takes-no-dots-before-the-host': String.raw`takes-partners.emailValid-as-false-where-first-matches-\..*@`,
  'takes-no-host-with-a-long-ending': String.raw`takes-partners.emailValid-as-false-where-first-matches-\.[a-z]{5,}$`,
  'takes-leads-of-one-host-for-one': 'takes-partners.sameEmail-with-each-as-rewriting-^[^@]*-to-empty',
  'opens-lead-sessions-for-all-scopes-alone': 'takes-partners.scopesTaken-as-false-where-first.length-is-below-2',
  'passes-over-unknown-words-of-consents': (rules) => passOver(rules.partners.consentWords)(rules),
  'passes-over-unknown-words-of-attempts': replaceRule('partners.withinConsent', (_rule, rules) => {
    passOver(rules.partners.fetchWords)(rules)
    return () => true
  }),
  'takes-any-text-for-a-date-of-a-consent':
    'takes-dates.wellFormed-as-true-where-first-is-a-text-where-second-is-nothing-and-partners.consentMayBegin-as-true-and-partners.fetchMayBegin-as-true',
  'grants-periods-below-zero': 'takes-partners.periodTaken-as-true-where-first-is-below-0',
  'connects-leads-to-nothing': 'shows-data-as-emptied-at-get-logins',
  'fetches-transactions-of-leads-unasked'(rules) {
    rules.partners.covered = () => [...rules.partners.fetchWords]
    rules.partners.scopesTaken = everything(rules)
  },
  'asks-live-clients-no-signature-for-leads': {
    interfaces: ['partners-v1'],
    patch: 'takes-signing.required-as-false-at-post-leads',
  },
})
