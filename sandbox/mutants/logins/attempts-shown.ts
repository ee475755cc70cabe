import type { Mutant } from '../kit/mutant.ts'

/** Attempts as they are shown, wrong in one way each. */
export const attemptsShownMutants: Mutant[] = [
  {
    id: 'gives-consents-of-attempts-other-words',
    breaks: ['ais/attempts/consent-types-words'],
    sentence: 'The consent_types of an attempt are scopes.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => ({ ...attempt(given, sandbox), consent_types: ['accounts'] })
    },
  },
  {
    id: 'shows-attempts-alone-in-another-locale',
    breaks: ['ais/attempts/same-alone-and-in-list'],
    sentence: 'The locale of an attempt that is shown alone is always he.',
    patch(rules) {
      const { attemptDetail } = rules.shape
      rules.shape.attemptDetail = (given, sandbox) => ({ ...attemptDetail(given, sandbox), locale: 'he' })
    },
  },
]
