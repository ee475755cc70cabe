import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const attemptsShownFaults: Fault[] = named({
  'blames-the-user-for-errors-of-providers': {
    sentence: 'An attempt that an error of the provider ended shows InvalidCredentials.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => {
      const shown = rule(given, sandbox)
      return shown['fail_error_class'] ? { ...shown, fail_error_class: 'InvalidCredentials' } : shown
    }),
  },
  'gives-consents-of-attempts-other-words': {
    sentence: 'The consent_types of an attempt are scopes.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => ({
      ...rule(given, sandbox),
      consent_types: ['accounts'],
    })),
  },
  'has-null-among-the-natures-of-attempts': {
    sentence: 'The include_natures of an attempt holds null.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => ({ ...rule(given, sandbox), include_natures: [null] })),
  },
})
