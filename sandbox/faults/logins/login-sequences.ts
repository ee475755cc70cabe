import type { Rules } from '../../world/rules.ts'
import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import { changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

/** The attempts of a login before one that is being made. */
function earlier(store: Store, { loginId }: Attempt): readonly Attempt[] {
  return store.attempts.group('loginId', loginId)
}

/** Makes a second attempt, over already, where `twice` says so. */
function makeTwice(rules: Rules, twice: (old: readonly Attempt[], attempt: Attempt) => boolean): void {
  const { added } = rules.attempts
  rules.attempts.added = (store, attempt) => {
    if (!twice(earlier(store, attempt), attempt)) return added(store, attempt)
    added(store, { ...attempt, finished: true })
    return added(store, { ...attempt, id: store.attempts.newId() })
  }
}

/** Reads the body of a reconnect otherwise. */
function misread(rules: Rules, change: (data: Fields) => Fields): void {
  const { asked } = rules.reconnect
  rules.reconnect.asked = (data) => ({ ...asked(data), ...change(data) })
}

/** Calls `use` with the store and each attempt that is made. */
function watchAttempts(rules: Rules, use: (store: Store, attempt: Attempt) => void): void {
  const { added } = rules.attempts
  rules.attempts.added = (store, attempt) => {
    use(store, attempt)
    return added(store, attempt)
  }
}

type Newest = { store: Store; attempt: Attempt }

/** Adds an attempt like this one that is over. */
function addAnother({ store, attempt }: Newest): void {
  store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
}

/** The ids of the logins that are reconnected from now on. */
function reconnectedLogins(rules: Rules): ReadonlySet<string> {
  const ids = new Set<string>()
  watchAttempts(rules, (store, attempt) => {
    if (attempt.user_present && earlier(store, attempt).length > 0) ids.add(attempt.loginId)
  })
  return ids
}

/** A login's life, wrong only after certain calls or with certain settings together. */
export const loginSequencesFaults: Fault[] = [
  {
    id: 'begins-twice-without-stored-credentials',
    sentence: 'A login created with store_credentials false has two attempts at once.',
    patch: (rules) => makeTwice(rules, (old, attempt) => old.length === 0 && !attempt.store_credentials),
  },
  {
    id: 'reconnects-twice-after-a-failure',
    sentence: 'A reconnect of a login whose last attempt failed makes two attempts.',
    patch: (rules) => makeTwice(rules, (old, attempt) => attempt.user_present && old.at(-1)?.fail_at != null),
  },
  {
    id: 'goes-on-in-the-attempt-of-a-reconnect',
    sentence: 'A refresh after a reconnect continues the attempt of the reconnect instead of creating a new one.',
    patch(rules) {
      const { added } = rules.attempts
      rules.attempts.added = (store, attempt) => {
        const old = earlier(store, attempt)
        const last = old.at(-1)
        const goesOn = last && old.length > 1 && last.user_present && !attempt.user_present
        return goesOn ? Object.assign(last, { ...attempt, id: last.id }) : added(store, attempt)
      }
    },
  },
  {
    id: 'writes-down-credentials-that-do-not-match',
    sentence: 'A reconnect refused for its credentials adds a failed attempt if the login was reconnected before.',
    patch(rules) {
      const { credentialsRefused } = rules.reconnect
      const reconnects = new Map<string, Newest>()
      watchAttempts(rules, (store, attempt) => {
        if (!attempt.user_present || earlier(store, attempt).length === 0) reconnects.delete(attempt.loginId)
        else reconnects.set(attempt.loginId, { store, attempt })
      })
      rules.reconnect.credentialsRefused = (remembered, same, override) => {
        const refused = credentialsRefused(remembered, same, override)
        for (const made of refused ? reconnects.values() : [])
          if (made.store.logins.get(made.attempt.loginId)?.credentials === remembered) addAnother(made)
        return refused
      }
    },
  },
  {
    id: 'takes-failed-attempts-up-again',
    sentence: 'A failed attempt is shown as unfinished while a later attempt runs.',
    patch(rules) {
      const { attempt: shape } = rules.shape
      rules.shape.attempt = (attempt, sandbox) => {
        const newest = sandbox.store.attempts.group('loginId', attempt.loginId).at(-1)
        const again = attempt.fail_at !== null && newest !== attempt && newest?.finished === false
        return { ...shape(attempt, sandbox), ...(again && { finished: false }) }
      }
    },
  },
  {
    id: 'shows-the-last-attempt-that-did-not-fail',
    sentence: 'last_attempt is the newest attempt that did not fail.',
    patch(rules) {
      const { login: shape } = rules.shape
      rules.shape.login = (login, sandbox) => {
        const attempts = sandbox.store.attempts.group('loginId', login.id)
        const shown = attempts.findLast(({ fail_at: failed }) => failed === null) ?? attempts.at(-1)
        return { ...shape(login, sandbox), last_attempt: shown ? sandbox.rules.shape.attempt(shown, sandbox) : null }
      }
    },
  },
  {
    id: 'calls-a-login-that-failed-errored',
    sentence: 'A login whose fetch fails after a successful one has the status error.',
    patch: (rules) =>
      changeLogin(rules, (fields, login) =>
        login.status === 'inactive' && login.last_success_at !== null ? { ...fields, status: 'error' } : fields,
      ),
  },
  {
    id: 'tries-again-after-a-wrong-answer',
    sentence: 'A wrong interactive answer creates a new attempt at every login.',
    patch(rules) {
      const { right } = rules.interactive
      const newest = new Map<string, Newest>()
      watchAttempts(rules, (store, attempt) => newest.set(attempt.loginId, { store, attempt }))
      rules.interactive.right = (provider, answer) => {
        const taken = right(provider, answer)
        if (!taken) newest.forEach(addAnother)
        return taken
      }
    },
  },
  {
    id: 'forgets-credentials-over-a-refresh',
    sentence: 'After a refresh the credentials of the previous attempt no longer match.',
    patch(rules) {
      const { kept } = rules.reconnect
      const refreshed = new Set<string>()
      watchAttempts(rules, (_store, { loginId, user_present: present }) => {
        if (present) refreshed.delete(loginId)
        else refreshed.add(loginId)
      })
      rules.reconnect.credentialsTaken = (login, given) =>
        refreshed.has(login.id) ? { ...given, refreshed: 'yes' } : given
      rules.reconnect.kept = (login, { refreshed: _mark, ...taken }) => kept(login, taken)
    },
  },
  {
    id: 'overrides-when-asked-to-store',
    sentence: 'A reconnect with store_credentials true accepts different credentials without override_credentials.',
    patch: (rules) =>
      misread(rules, ({ store_credentials: store }) => (store === true ? { override_credentials: true } : {})),
  },
  {
    id: 'overrides-only-without-a-word-on-storing',
    sentence: 'override_credentials has no effect when store_credentials is sent too.',
    patch: (rules) =>
      misread(rules, ({ store_credentials: store }) => (store === undefined ? {} : { override_credentials: false })),
  },
  {
    id: 'keeps-the-old-credentials-when-asked-to-store',
    sentence: 'Overriding with store_credentials true uses the new credentials once and keeps the old ones.',
    patch(rules) {
      const { kept } = rules.reconnect
      let storing = false
      misread(rules, ({ store_credentials: store }) => {
        storing = store === true
        return {}
      })
      rules.reconnect.kept = (login, taken) => (storing && login.credentials ? login.credentials : kept(login, taken))
    },
  },
  {
    id: 'overrides-a-running-attempt',
    sentence: 'With override_credentials a login can be reconnected while it waits for input.',
    patch(rules) {
      const { busy } = rules.reconnect
      let overrides = false
      misread(rules, ({ override_credentials: override }) => {
        overrides = override === true
        return {}
      })
      rules.reconnect.busy = (processing, change) => busy(processing, change) && !(overrides && change === 'reconnect')
    },
  },
  {
    id: 'refreshes-early-after-a-reconnect',
    sentence: 'A reconnected login can be refreshed five minutes before next_refresh_possible_at.',
    patch(rules) {
      const { possible } = rules.refresh
      const reconnected = reconnectedLogins(rules)
      rules.refresh.possible = (login, now) =>
        possible(login, reconnected.has(login.id) ? new Date(now.getTime() + 5 * 60_000) : now)
    },
  },
  {
    id: 'refreshes-no-login-that-was-reconnected',
    sentence: 'A reconnected login can never be refreshed again.',
    patch(rules) {
      const { possible } = rules.refresh
      const reconnected = reconnectedLogins(rules)
      rules.refresh.possible = (login, now) => possible(login, now) && !reconnected.has(login.id)
    },
  },
  {
    id: 'refreshes-what-a-reconnect-did-not-store',
    sentence: 'A login that was created with stored credentials can be refreshed after a reconnect that stores none.',
    patch(rules) {
      const stored = new Set<string>()
      watchAttempts(rules, (_store, { loginId, store_credentials: store }) => {
        if (store) stored.add(loginId)
      })
      rules.refresh.credentialsAtHand = (login) => login.store_credentials || stored.has(login.id)
    },
  },
]
