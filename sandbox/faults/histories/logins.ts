import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Rules } from '../../world/rules.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeAnswer } from '../kit/change-data.ts'
import { changeDataOf, changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Fields = Record<string, unknown>
const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']
const fiveMinutesMs = 300_000

/** The store, once an attempt was made in it. */
function storeOf(rules: Rules): () => { store: Store; newest: Attempt } | undefined {
  const { added } = rules.attempts
  let made: { store: Store; newest: Attempt } | undefined
  rules.attempts.added = (store, attempt) => {
    made = { store, newest: added(store, attempt) }
    return made.newest
  }
  return () => made
}

/** Changes a login whose refresh is refused because it comes too early. */
function atEarlyRefresh(rules: Rules, change: (login: Fields) => void): void {
  const made = storeOf(rules)
  const { possible } = rules.refresh
  rules.refresh.possible = (login, now) => {
    const isPossible = possible(login, now)
    const kept = made()?.store.logins.get(login.id)
    if (!isPossible && kept) change(kept as unknown as Fields)
    return isPossible
  }
}

/** The ids, in the paths that an expression finds, of whatever was refused for its scopes. */
function refusedForScopes(rules: Rules, path: RegExp): ReadonlySet<string> {
  const refused = new Set<string>()
  changeAnswers(rules, ({ url = '' }, { error_class: named = '' }) => {
    const [, id] = path.exec(url) ?? []
    if (id !== undefined && ['FetchScopesInvalid', 'FetchTypeNotAllowed'].includes(named)) refused.add(id)
    return {}
  })
  return refused
}

/** Writes the texts of custom_fields in another way. */
function customFields(written: (text: string) => string): Fault['patch'] {
  return wrapRule('shape.attempt', (rule, attempt, sandbox) => {
    const fields = Object.entries(attempt.custom_fields ?? {}).map(([key, value]): [string, unknown] => [
      key,
      typeof value === 'string' ? written(value) : value,
    ])
    return { ...rule(attempt, sandbox), custom_fields: Object.fromEntries(fields) }
  })
}

/** What a refusal, a failure or a second attempt leaves behind on a login, and one view of two. */
export const faults: Fault[] = [
  ...faultsNamed({
    'drops-empty-custom-fields': {
      kind: 'edge',
      interfaces: ['ais-v4', 'ais-v5'],
      patch: wrapRule('shape.attempt', (rule, attempt, sandbox) => ({
        ...rule(attempt, sandbox),
        custom_fields: Object.fromEntries(
          Object.entries(attempt.custom_fields ?? {}).filter(([, value]) => value !== ''),
        ),
      })),
    },
  }),
  ...faultsNamed(
    {
      'puts-the-next-refresh-off-for-a-refused-one': {
        kind: 'state',
        patch: (rules) =>
          atEarlyRefresh(rules, (login) => {
            const next = Date.parse(String(login['next_refresh_possible_at']))
            if (!Number.isNaN(next)) login['next_refresh_possible_at'] = new Date(next + fiveMinutesMs).toISOString()
          }),
      },
      'turns-daily-refresh-on-with-a-refused-one': {
        kind: 'state',
        patch: (rules) => atEarlyRefresh(rules, (login) => void (login['daily_refresh'] = true)),
      },
      'turns-daily-refresh-on-with-a-wrong-scope': {
        kind: 'state',
        sentence: 'A refresh or a reconnect that is refused for its scopes turns daily_refresh on all the same.',
        patch(rules) {
          const turned = refusedForScopes(rules, /\/(?:logins|connections)\/([^/?]+)\/re/)
          changeLogin(rules, (fields, { id }) => (turned.has(id) ? { ...fields, daily_refresh: true } : fields))
        },
      },
      'stores-the-credentials-of-a-refused-override': {
        kind: 'state',
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
        kind: 'state',
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
      'waits-on-after-the-input-of-a-second-attempt': {
        kind: 'second time',
        patch: wrapRule('interactive.goesOn', (_rule, store, attempt) =>
          store.attempts.group('loginId', attempt.loginId).length > 1 ? undefined : attempt,
        ),
      },
      'takes-a-failed-login-for-processing': {
        kind: 'state',
        patch(rules) {
          const { busy, disabled } = rules.reconnect
          let hasFailed = false
          rules.reconnect.disabled = (login) => {
            hasFailed = login.status === 'inactive'
            return disabled(login)
          }
          rules.reconnect.busy = (...given) => hasFailed || busy(...given)
        },
      },
      'shows-an-attempt-alone-as-first-read': {
        kind: 'stale view',
        sentence: 'The route of an attempt shows it as it was when it was first read there.',
        patch(rules) {
          const read = new Map<string, Fields>()
          changeDataOf(rules, ['attempts/show'], (data) => {
            const id = String(data['id'])
            if (!read.has(id)) read.set(id, data)
            return read.get(id)
          })
        },
      },
    },
    { interfaces },
  ),
  ...faultsNamed(
    {
      'cuts-emoji-of-custom-fields': {
        kind: 'encoding',
        patch: customFields((text) => text.replaceAll(/\p{Emoji_Presentation}/gu, '')),
      },
      'reads-custom-fields-as-latin-1': {
        kind: 'encoding',
        patch: customFields((text) => Buffer.from(text).toString('latin1')),
      },
    },
    { interfaces: ['ais-v4', 'ais-v5'] },
  ),
  ...faultsNamed(
    {
      'shows-a-failure-as-succeeded-too': {
        kind: 'state',
        patch: wrapRule('shape.attempt', (rule, attempt, sandbox) => {
          const shown = rule(attempt, sandbox)
          return attempt.fail_at === null ? shown : { ...shown, success_at: shown['fail_at'] }
        }),
      },
      'forgets-why-a-second-attempt-failed': {
        kind: 'second time',
        patch: wrapRule('shape.attempt', (rule, attempt, sandbox) => {
          const [first] = sandbox.store.attempts.group('loginId', attempt.loginId)
          return { ...rule(attempt, sandbox), ...(first?.id !== attempt.id && { fail_error_class: null }) }
        }),
      },
      'opens-attempts-of-others-by-id-alone': {
        kind: 'second owner',
        patch(rules) {
          const seen = new Map<string, Answer>()
          changeAnswer(rules, 'attempts/show', (answer) => {
            const [path = '', query = ''] = (answer.url ?? '').split('?')
            if (answer.status < 300) seen.set(path, answer)
            return query === '' ? (seen.get(path) ?? answer) : answer
          })
        },
      },
      'dates-the-last-success-to-a-failure': {
        kind: 'state',
        patch: (rules) =>
          changeLogin(rules, (fields, login) =>
            login.status === 'inactive' && login.last_success_at !== null
              ? { ...fields, last_success_at: new Date(Date.parse(login.updated_at) + fiveMinutesMs).toISOString() }
              : fields,
          ),
      },
    },
    { interfaces },
  ),
  ...faultsNamed(
    {
      'adds-the-scopes-of-the-first-attempt': {
        kind: 'second time',
        patch(rules) {
          const { attempt: shape } = rules.shape
          rules.shape.attempt = (attempt, sandbox) => {
            const [first] = sandbox.store.attempts.group('loginId', attempt.loginId)
            const scopes = [...new Set([...attempt.fetch_scopes, ...(first?.fetch_scopes ?? [])])]
            return { ...shape(attempt, sandbox), fetch_scopes: scopes }
          }
        },
      },
      'keeps-the-scopes-of-the-first-attempt': {
        kind: 'second time',
        patch: wrapRule('shape.attempt', (rule, attempt, sandbox) => {
          const [first] = sandbox.store.attempts.group('loginId', attempt.loginId)
          return { ...rule(attempt, sandbox), fetch_scopes: first?.fetch_scopes ?? attempt.fetch_scopes }
        }),
      },
    },
    { interfaces: ['ais-v4', 'ais-v5'] },
  ),
]
