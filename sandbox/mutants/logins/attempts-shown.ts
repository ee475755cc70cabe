import type { Mutant } from '../kit/mutant.ts'

/** Attempts as they are shown, wrong in one way each. */
export const attemptsShownMutants: Mutant[] = [
  {
    id: 'blames-the-user-for-errors-of-providers',
    breaks: [
      'conventions/errors/connection-failed',
      'conventions/errors/connection-lost',
      'conventions/errors/execution-timeout',
      'conventions/errors/fetching-timeout',
      'conventions/errors/fetching-stopped',
      'conventions/errors/provider-access-not-granted',
      'conventions/errors/provider-error',
      'conventions/errors/provider-unavailable',
    ],
    sentence: 'An attempt that an error of the provider ended shows InvalidCredentials.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => {
        const shown = attempt(given, sandbox)
        return shown['fail_error_class'] ? { ...shown, fail_error_class: 'InvalidCredentials' } : shown
      }
    },
  },
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
    id: 'has-null-among-the-natures-of-attempts',
    breaks: ['ais/attempts/include-natures-words'],
    sentence: 'The include_natures of an attempt holds null.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => ({ ...attempt(given, sandbox), include_natures: [null] })
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
