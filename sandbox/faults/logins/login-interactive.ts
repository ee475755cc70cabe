import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** Shows attempts that failed with one class as failed with another. */
function showFailureAs(rules: Rules, from: string, to: string): void {
  const { attempt: shape } = rules.shape
  rules.shape.attempt = (attempt, sandbox) => {
    const shown = shape(attempt, sandbox)
    return shown['fail_error_class'] === from ? { ...shown, fail_error_class: to } : shown
  }
}

/** Refuses what the route with the login in its path would accept. */
export const loginInteractiveFaults: Fault[] = faultsNamed({
  'calls-wrong-interactive-input-wrong-credentials': (rules) =>
    showFailureAs(rules, 'InvalidInteractiveCredentials', 'InvalidCredentials'),
  'wants-something-typed-for-an-approval': {
    sentence: 'Empty credentials are refused although the step asks for no fields.',
    patch: wrapRule(
      'interactive.right',
      (rule, provider, answer) => Object.keys(answer).length > 0 && rule(provider, answer),
    ),
  },
  'takes-input-for-any-provider': wrapRule('interactive.refusal', (rule, provider, waiting) =>
    provider.interactive ? rule(provider, waiting) : undefined,
  ),
  'counts-interactive-input-as-an-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) => {
    store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
    return attempt
  }),
})
