import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { attemptsOf, watchAttempts, writeTwice } from './attempts.ts'
import { answersLate, narrowRule, type Patch, replaceRule, wrapRule, changeShape } from '../kit/change.ts'

/** The earlier attempts of the login. */
function earlier(store: Store, { loginId }: Attempt): readonly Attempt[] {
  return store.attempts.group('loginId', loginId)
}

/** Makes a second, finished attempt where `twice` is true. */
function makeTwice(twice: (old: readonly Attempt[], attempt: Attempt) => boolean): Patch {
  return writeTwice((store, attempt) => twice(earlier(store, attempt), attempt))
}

type Newest = { store: Store; attempt: Attempt }

/** Adds a finished copy of the attempt. */
function addAnother({ store, attempt }: Newest): void {
  store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
}

/** Logins that are wrong only after certain calls or with certain settings together. */
export const faults = faultsNamed({
  'begins-twice-without-stored-credentials': makeTwice(
    (old, attempt) => old.length === 0 && !attempt.store_credentials,
  ),
  'reconnects-twice-after-a-failure': makeTwice((old, attempt) => attempt.user_present && old.at(-1)?.fail_at != null),
  'goes-on-in-the-attempt-of-a-reconnect': {
    sentence: 'A refresh after a reconnect continues the attempt of the reconnect instead of creating a new one.',
    patch: wrapRule('attempts.added', (rule, store, attempt) => {
      const old = earlier(store, attempt)
      const last = old.at(-1)
      const goesOn = last && old.length > 1 && last.user_present && !attempt.user_present
      return goesOn ? Object.assign(last, { ...attempt, id: last.id }) : rule(store, attempt)
    }),
  },
  'writes-down-credentials-that-do-not-match': {
    sentence: 'A reconnect refused for its credentials adds a failed attempt if the login was reconnected before.',
    patch: replaceRule('reconnect.credentialsRefused', (rule, rules) => {
      const reconnects = new Map<string, Newest>()
      watchAttempts((store, attempt) => {
        if (!attempt.user_present || earlier(store, attempt).length === 0) reconnects.delete(attempt.loginId)
        else reconnects.set(attempt.loginId, { store, attempt })
      })(rules)
      return (remembered, same, override) => {
        const refused = rule(remembered, same, override)
        for (const made of refused ? reconnects.values() : [])
          if (made.store.logins.get(made.attempt.loginId)?.credentials === remembered) addAnother(made)
        return refused
      }
    }),
  },
  'takes-failed-attempts-up-again': {
    sentence: 'A failed attempt is shown as unfinished while a later attempt runs.',
    patch: changeShape('attempt', (_shown, attempt, { store }) => {
      const newest = store.attempts.group('loginId', attempt.loginId).at(-1)
      const again = attempt.fail_at !== null && newest !== attempt && newest?.finished === false
      return again ? { finished: false } : {}
    }),
  },
  'shows-the-last-attempt-that-did-not-fail': changeShape('login', (_shown, { id }, sandbox) => {
    const attempts = sandbox.store.attempts.group('loginId', id)
    const last = attempts.findLast(({ fail_at: failed }) => failed === null) ?? attempts.at(-1)
    return { last_attempt: last ? sandbox.rules.shape.attempt(last, sandbox) : null }
  }),
  'tries-again-after-a-wrong-answer': {
    sentence: 'A wrong interactive answer creates a new attempt at every login.',
    patch: replaceRule('interactive.right', (rule, rules) => {
      const newest = new Map<string, Newest>()
      watchAttempts((store, attempt) => newest.set(attempt.loginId, { store, attempt }))(rules)
      return (provider, answer) => {
        const taken = rule(provider, answer)
        if (!taken) newest.forEach(addAnother)
        return taken
      }
    }),
  },
  'forgets-credentials-over-a-refresh': {
    sentence: 'After a refresh the credentials of the previous attempt no longer match.',
    patch(rules) {
      const { kept } = rules.reconnect
      const attempts = attemptsOf(rules)
      rules.reconnect.credentialsTaken = (login, given) =>
        attempts(login.id).at(-1)?.user_present === false ? { ...given, refreshed: 'yes' } : given
      rules.reconnect.kept = (login, { refreshed: _mark, ...taken }) => kept(login, taken)
    },
  },
  'takes-a-second-call-of-the-same-moment': {
    sentence:
      'A login counts as processed only once its reconnect or refresh is answered: of two at once, both are accepted.',
    patch(rules) {
      let beganMs = -Infinity
      watchAttempts(() => (beganMs = performance.now()))(rules)
      narrowRule('reconnect.busy', () => performance.now() - beganMs > 15)(rules)
      // The answer takes longer than these 15 ms, so that a client that waits for it does not see the fault.
      answersLate(/^logins\/(create|reconnect|refresh|interactive)/)(rules)
    },
  },
  'refreshes-early-after-a-reconnect': replaceRule('refresh.possible', (rule, rules) => {
    const attempts = attemptsOf(rules)
    return (login, now) => rule(login, isReconnected(attempts(login.id)) ? new Date(now.getTime() + 5 * 60_000) : now)
  }),
  'refreshes-early-after-a-failure': replaceRule('refresh.possible', (rule, rules) => {
    const attempts = attemptsOf(rules)
    return (login, now) => rule(login, now) || attempts(login.id).at(-1)?.fail_at != null
  }),
  'refreshes-no-login-that-was-reconnected': replaceRule('refresh.possible', (rule, rules) => {
    const attempts = attemptsOf(rules)
    return (login, now) => rule(login, now) && !isReconnected(attempts(login.id))
  }),
  'refreshes-what-a-reconnect-did-not-store': replaceRule('refresh.credentialsAtHand', (_rule, rules) => {
    const attempts = attemptsOf(rules)
    return (login) => login.store_credentials || attempts(login.id).some((one) => one.store_credentials)
  }),
})

/** Whether one of these attempts but the first had its user. */
function isReconnected(attempts: readonly Attempt[]): boolean {
  return attempts.slice(1).some((one) => one.user_present)
}
