import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, narrowRule, replaceRule, together, widenRule, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'

/** Changes one fail_error_class of attempts to another. */
export function failingAs(from: string, to: string): Patch {
  return changeShape('attempt', (shown) => (shown['fail_error_class'] === from ? { fail_error_class: to } : {}))
}

export const faults = faultsNamed({
  'fetches-a-login-by-itself-once': replaceRule('refresh.fetchedUnasked', (rule) => {
    const fetched = new Set<string>()
    return (login, provider) => {
      const isFetched = rule(login, provider) && !fetched.has(login.id)
      if (isFetched) fetched.add(login.id)
      return isFetched
    }
  }),
  'refreshes-ten-minutes-late': wrapRule('refresh.possible', (rule, login, now) =>
    rule(login, new Date(now.getTime() - 600_000)),
  ),
  'refreshes-early-what-is-fetched-daily': widenRule('refresh.possible', (login) => login.daily_refresh),
  'accepts-a-refresh-five-minutes-early': wrapRule('refresh.possible', (rule, login, now) =>
    rule(login, new Date(now.getTime() + 300_000)),
  ),
  'refreshes-early-once-it-has-refreshed': replaceRule('refresh.possible', (rule) => {
    const refreshed = new Set<string>()
    return (login, now) => {
      const isPossible = rule(login, now) || refreshed.has(login.id)
      if (isPossible) refreshed.add(login.id)
      return isPossible
    }
  }),
  'refreshes-a-login-being-processed': together(
    narrowRule('reconnect.busy', (_processing, change) => change !== 'refresh'),
    widenRule('refresh.possible', (login) => login.next_refresh_possible_at === null),
  ),
  'refreshes-without-stored-credentials': together(
    wrapRule('refresh.credentialsAtHand', () => true),
    widenRule('stages.credentialsRight', (_provider, credentials) => Object.keys(credentials).length === 0),
  ),
  'calls-wrong-interactive-input-wrong-credentials': failingAs('InvalidInteractiveCredentials', 'InvalidCredentials'),
  'wants-something-typed-for-an-approval': {
    sentence: 'Empty credentials are refused although the step asks for no fields.',
    patch: narrowRule('interactive.right', (_provider, answer) => Object.keys(answer).length > 0),
  },
  'takes-input-for-any-provider': wrapRule('interactive.refusal', (rule, provider, waiting) =>
    provider.interactive ? rule(provider, waiting) : undefined,
  ),
  'counts-interactive-input-as-an-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) => {
    store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
    return attempt
  }),
})
