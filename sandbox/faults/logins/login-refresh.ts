import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
  'fetches-a-login-by-itself-once': 'takes-refresh.fetchedUnasked-as-false-when-repeated',
  'refreshes-at-once-what-has-failed': 'takes-refresh.possible-as-true-where-status-is-inactive',
  'refreshes-ten-minutes-late': 'takes-refresh.possible-with-second-as-10-minutes-earlier',
  'refreshes-early-what-is-fetched-daily': 'takes-refresh.possible-as-true-where-daily_refresh-is-true',
  'accepts-a-refresh-five-minutes-early': 'takes-refresh.possible-with-second-as-5-minutes-later',
  'refreshes-early-once-it-has-refreshed': 'takes-refresh.possible-as-ever-true-per-first',
  'refreshes-a-login-being-processed':
    'takes-reconnect.busy-as-false-for-refresh-and-refresh.possible-as-true-where-next_refresh_possible_at-is-null',
  'refreshes-without-stored-credentials':
    'takes-refresh.credentialsAtHand-as-true-and-stages.credentialsRight-as-true-for-empty',
  'refreshes-without-stored-credentials-what-is-fetched-daily':
    'takes-refresh.credentialsAtHand-as-true-where-daily_refresh-is-true-and-stages.credentialsRight-as-true-for-empty',
  'calls-wrong-interactive-input-wrong-credentials':
    'shows-fail_error_class-as-InvalidCredentials-of-attempt-where-fail_error_class-is-InvalidInteractiveCredentials',
  'wants-something-typed-for-an-approval': 'takes-interactive.right-as-false-for-empty',
  'takes-input-for-any-provider': 'takes-interactive.refusal-as-nothing-where-interactive-is-false',
  'counts-interactive-input-as-an-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) => {
    store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
    return attempt
  }),
})
