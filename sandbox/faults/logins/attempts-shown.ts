import type { Fault } from '../kit/fault.ts'

/** Attempts as they are shown, wrong in one way each. */
export const attemptsShownFaults: Fault[] = [
  {
    id: 'blames-the-user-for-errors-of-providers',
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
    sentence: 'The consent_types of an attempt are scopes.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => ({ ...attempt(given, sandbox), consent_types: ['accounts'] })
    },
  },
  {
    id: 'has-null-among-the-natures-of-attempts',
    sentence: 'The include_natures of an attempt holds null.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => ({ ...attempt(given, sandbox), include_natures: [null] })
    },
  },
]
