import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const attemptsShownFaults: Fault[] = faultsNamed({
  'blames-the-user-for-errors-of-providers': wrapRule('shape.attempt', (rule, given, sandbox) => {
    const shown = rule(given, sandbox)
    return shown['fail_error_class'] ? { ...shown, fail_error_class: 'InvalidCredentials' } : shown
  }),
  'gives-consents-of-attempts-other-words': {
    sentence: 'The consent_types of an attempt are scopes.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => ({
      ...rule(given, sandbox),
      consent_types: ['accounts'],
    })),
  },
  'has-null-among-the-natures-of-attempts': wrapRule('shape.attempt', (rule, given, sandbox) => ({
    ...rule(given, sandbox),
    include_natures: [null],
  })),
})
