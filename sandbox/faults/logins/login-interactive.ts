import { Refusal } from '../../basics/refusal.ts'
import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeDataOf, swapClass } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'

const both = ['login/interactive', 'logins/interactive']

/** Shows attempts that failed with one class as failed with another. */
function showFailureAs(rules: Rules, from: string, to: string): void {
  const { attempt: shape } = rules.shape
  rules.shape.attempt = (attempt, sandbox) => {
    const shown = shape(attempt, sandbox)
    return shown['fail_error_class'] === from ? { ...shown, fail_error_class: to } : shown
  }
}

/** Refuses what the route with the login in its path would accept. */
/** Answering the interactive step, wrong in one way each. */
export const loginInteractiveFaults: Fault[] = [
  {
    id: 'refuses-interactive-input-by-path',
    sentence: 'The interactive route with the login in its path refuses every body.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'logins/interactive' && body.data !== undefined
          ? { status: 400, json: { error_class: 'WrongRequestFormat', error_message: 'not accepted', request: {} } }
          : {},
      ),
  },
  {
    id: 'refuses-missing-input-in-other-words-by-path',
    sentence: 'The route with the login in its path refuses missing credentials with InvalidInteractiveCredentials.',
    patch: (rules) => swapClass(rules, ['logins/interactive'], 'WrongRequestFormat', 'InvalidInteractiveCredentials'),
  },
  {
    id: 'answers-interactive-input-with-the-stage',
    sentence: 'The interactive request answers with the stage that waited.',
    patch: (rules) =>
      changeDataOf(rules, both, (login) => (login['last_attempt'] as { last_stage: unknown }).last_stage),
  },
  {
    id: 'stops-at-the-interactive-step',
    sentence: 'Right input ends the attempt as if it were wrong.',
    patch(rules) {
      rules.interactive.right = () => false
    },
  },
  {
    id: 'takes-no-scopes-with-interactive-input',
    sentence: 'Interactive input with fetch_scopes is refused as malformed.',
    patch(rules) {
      const { asked } = rules.interactive
      rules.interactive.asked = (data) => {
        if (data['fetch_scopes'] === undefined) return asked(data)
        throw new Refusal('WrongRequestFormat', 'fetch_scopes does not belong here')
      }
    },
  },
  {
    id: 'takes-any-interactive-input',
    sentence: 'The fetch continues after any interactive answer.',
    patch(rules) {
      rules.interactive.right = () => true
    },
  },
  {
    id: 'calls-wrong-interactive-input-wrong-credentials',
    sentence: 'Wrong interactive input fails the attempt with InvalidCredentials.',
    patch: (rules) => showFailureAs(rules, 'InvalidInteractiveCredentials', 'InvalidCredentials'),
  },
  {
    id: 'wants-something-typed-for-an-approval',
    sentence: 'Empty credentials are refused although the step asks for no fields.',
    patch(rules) {
      const { right } = rules.interactive
      rules.interactive.right = (provider, answer) => Object.keys(answer).length > 0 && right(provider, answer)
    },
  },
  {
    id: 'takes-input-for-any-provider',
    sentence: 'An interactive answer is accepted, without effect, for a provider without an interactive step.',
    patch(rules) {
      const { refusal } = rules.interactive
      rules.interactive.refusal = (provider, waiting) => (provider.interactive ? refusal(provider, waiting) : undefined)
    },
  },
  {
    id: 'calls-a-plain-provider-a-wrong-mode',
    sentence: 'An interactive answer for a provider without an interactive step is refused with WrongProviderMode.',
    patch: (rules) => swapClass(rules, both, 'ProviderNotInteractive', 'WrongProviderMode'),
  },
  {
    id: 'counts-interactive-input-as-an-attempt',
    sentence: 'Answering the interactive step creates a second attempt.',
    patch(rules) {
      rules.interactive.goesOn = (store, attempt) => {
        store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
        return attempt
      }
    },
  },
  {
    id: 'calls-slow-input-wrong-input',
    sentence: 'An attempt whose interactive step is never answered fails with InvalidInteractiveCredentials.',
    patch(rules) {
      rules.interactive.timeoutClass = 'InvalidInteractiveCredentials'
    },
  },
]
