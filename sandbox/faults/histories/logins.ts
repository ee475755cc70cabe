import type { Attempt, Login } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers, type Patch, replaceRule, widenRule, wrapRule, changeShape } from '../kit/change.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { watchAttempts } from '../logins/attempts.ts'

const fiveMinutesMs = 300_000

/** The store and its newest attempt, once there is one. */
function storeOf(rules: Rules): () => { store: Store; newest: Attempt } | undefined {
  let made: { store: Store; newest: Attempt } | undefined
  watchAttempts((store, newest) => (made = { store, newest }))(rules)
  return () => made
}

/** Changes a login whose refresh is refused because it comes too early. */
function atEarlyRefresh(change: (login: Login) => void): Patch {
  return replaceRule('refresh.possible', (rule, rules) => {
    const made = storeOf(rules)
    return (login, now) => {
      const isPossible = rule(login, now)
      const kept = made()?.store.logins.get(login.id)
      if (!isPossible && kept) change(kept)
      return isPossible
    }
  })
}

/** Takes logins for being processed that are not. */
function takenForProcessing(isTaken: (login: Login) => boolean): Patch {
  return (rules) => {
    const { disabled } = rules.reconnect
    let isNow = false
    rules.reconnect.disabled = (login) => {
      isNow = isTaken(login)
      return disabled(login)
    }
    widenRule('reconnect.busy', () => isNow)(rules)
  }
}

/** The ids in the matching paths of requests that were refused for their scopes. */
function refusedForScopes(rules: Rules, path: RegExp): ReadonlySet<string> {
  const refused = new Set<string>()
  changeAnswers({}, ({ url = '' }, { error_class: named = '' }) => {
    const [, id] = path.exec(url) ?? []
    if (id !== undefined && ['FetchScopesInvalid', 'FetchTypeNotAllowed'].includes(named)) refused.add(id)
    return {}
  })(rules)
  return refused
}

/** Changes the entries of custom_fields. */
function customFields(change: (entries: Array<[string, unknown]>) => Array<[string, unknown]>): Patch {
  return changeShape('attempt', (_shown, { custom_fields: fields }) => ({
    custom_fields: Object.fromEntries(change(Object.entries(fields ?? {}))),
  }))
}

/** Changes the scopes of an attempt; `first` are those of the login's first attempt. */
function scopes(change: (own: string[], first: string[]) => string[]): Patch {
  return changeShape('attempt', (_shown, { loginId, fetch_scopes: own }, { store }) => {
    const [first] = store.attempts.group('loginId', loginId)
    return { fetch_scopes: change(own, first?.fetch_scopes ?? own) }
  })
}

/** Logins that are wrong after a refusal, a failure or a second attempt, or in one of two views. */
export const faults = faultsNamed({
  'puts-the-next-refresh-off-for-a-refused-one': atEarlyRefresh((login) => {
    const next = Date.parse(String(login.next_refresh_possible_at))
    if (!Number.isNaN(next)) login.next_refresh_possible_at = new Date(next + fiveMinutesMs).toISOString()
  }),
  'turns-daily-refresh-on-with-a-refused-one': atEarlyRefresh((login) => void (login.daily_refresh = true)),
  'turns-daily-refresh-on-with-a-wrong-scope': {
    sentence: 'A refresh or a reconnect that is refused for its scopes turns daily_refresh on all the same.',
    patch(rules) {
      const turned = refusedForScopes(rules, /\/(?:logins|connections)\/([^/?]+)\/re/)
      changeShape('login', (_shown, { id }) => (turned.has(id) ? { daily_refresh: true } : {}))(rules)
    },
  },
  'stores-the-credentials-of-a-refused-override': {
    sentence: 'A reconnect that is refused for its scopes has its credentials take the place of the old ones.',
    patch(rules) {
      const replaced = refusedForScopes(rules, /\/(?:logins|connections)\/([^/?]+)\/reconnect/)
      const { credentialsRefused, disabled } = rules.reconnect
      let at = ''
      rules.reconnect.disabled = (login) => disabled(((at = login.id), login))
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        credentialsRefused(remembered, same, override) || (!override && replaced.has(at))
    },
  },
  'ends-the-attempt-of-refused-input': {
    sentence: 'Input without credentials is refused, and the attempt that waits for it ends as failed.',
    patch(rules) {
      const made = storeOf(rules)
      const { asked } = rules.interactive
      rules.interactive.asked = (data) => {
        const attempt = made()?.newest
        if (data['credentials'] === undefined && attempt && !attempt.finished) {
          const now = attempt.updated_at
          Object.assign(attempt, {
            finished: true,
            fail_at: now,
            fail_error_class: 'InvalidInteractiveCredentials',
          })
        }
        return asked(data)
      }
    },
  },
  'waits-on-after-the-input-of-a-second-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) =>
    store.attempts.group('loginId', attempt.loginId).length > 1 ? undefined : attempt,
  ),
  'takes-a-failed-refresh-for-processing': {
    sentence: 'A login whose refresh failed counts as being processed from then on.',
    patch(rules) {
      const refreshed = new Set<string>()
      const { possible } = rules.refresh
      rules.refresh.possible = (login, now) => possible(login, now) && Boolean(refreshed.add(login.id))
      const { kept } = rules.reconnect
      rules.reconnect.kept = (login, taken) => kept((refreshed.delete(login.id), login), taken)
      takenForProcessing(({ id, status }) => refreshed.has(id) && status === 'inactive')(rules)
    },
  },
  'forgets-why-a-second-attempt-failed': changeShape('attempt', (_shown, { id, loginId }, { store }) => {
    const [first] = store.attempts.group('loginId', loginId)
    return first?.id === id ? {} : { fail_error_class: null }
  }),
  'opens-attempts-of-others-by-id-alone'(rules) {
    const seen = new Map<string, Answer>()
    changeAnswers({ route: 'attempts/show' }, (answer) => {
      const [path = '', query = ''] = (answer.url ?? '').split('?')
      if (answer.status < 300) seen.set(path, answer)
      return query === '' ? (seen.get(path) ?? answer) : answer
    })(rules)
  },
  'dates-a-success-to-a-failure-without-one': {
    sentence: 'A login whose every fetch failed has the moment of the last failure as last_success_at.',
    patch: changeShape('login', (_fields, { id, last_success_at: success }, { store }) => {
      const failed = store.attempts.group('loginId', id).at(-1)?.fail_at
      return success === null && failed ? { last_success_at: failed } : {}
    }),
  },
  'drops-empty-custom-fields': customFields((entries) => entries.filter(([, value]) => value !== '')),
  'adds-the-scopes-of-the-first-attempt': scopes((own, first) => [...new Set([...own, ...first])]),
})
