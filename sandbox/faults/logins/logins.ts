import { lastAttempt } from '../../store/store.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule, changeShape, type Fields } from '../kit/change.ts'
import { readBodies } from '../kinds/requests.ts'
import { withKnownScopes } from './login-create.ts'

const rightCredentials = { login: 'username', password: 'secret' }

export const faults = faultsNamed({
  'shows-the-secret-that-a-reconnect-replaced': {
    sentence: 'A reconnect ends the secret of its login, and answers go on showing it.',
    patch(rules) {
      const ended = new Set<string>()
      wrapRule('reconnect.kept', (rule, login, taken) => {
        ended.add(login.secret)
        return rule(login, taken)
      })(rules)
      wrapRule('access.loginWithSecret', (rule, store, secret, route) =>
        ended.has(secret) ? undefined : rule(store, secret, route),
      )(rules)
    },
  },
  'shows-the-first-attempt-as-last': changeShape('login', (_shown, login, sandbox) => {
    const [first = lastAttempt(sandbox, login)] = sandbox.store.attempts.group('loginId', login.id)
    return { last_attempt: first ? sandbox.rules.shape.attempt(first, sandbox) : null }
  }),
  'shows-the-newest-login': wrapRule(
    'logins.shown',
    (_rule, store, login) => store.logins.group('clientId', login.clientId).at(-1) ?? login,
  ),
  'shows-the-holder-unasked': changeShape('login', (_shown, { holderInfo }) =>
    holderInfo ? {} : { holder_info: { names: ['Zoe Ruiz'] } },
  ),
  'shows-the-holder-of-first-fetches-alone': changeShape('login', (_shown, { id }, { store }) =>
    store.attempts.group('loginId', id)[0]?.fetch_scopes.includes('holder_info') === false ? { holder_info: {} } : {},
  ),
  'fetches-nothing-after-the-input': {
    sentence: 'After an interactive step the attempt has no scopes, and succeeds without fetching anything.',
    patch: wrapRule('interactive.goesOn', (rule, store, attempt) => {
      attempt.fetch_scopes = []
      return rule(store, attempt)
    }),
  },
  'shows-the-newest-stage-first-where-a-holder-is-fetched': changeShape('attemptDetail', ({ stages, fetch_scopes }) =>
    (fetch_scopes as string[]).includes('holder_info') ? { stages: (stages as Fields[]).toReversed() } : {},
  ),
  'swaps-two-stages': changeShape('attemptDetail', ({ stages }) => {
    const [first, second, third, ...others] = stages as Fields[]
    return { stages: [first, third, second, ...others].filter((stage) => stage !== undefined) }
  }),
  'shows-html-at-the-stages-of-failed-fetches': changeShape('attemptDetail', ({ stages, fail_at: failedAt }) =>
    failedAt === null ? {} : { stages: (stages as Fields[]).map((stage) => ({ ...stage, interactive_html: '' })) },
  ),
  'reconnects-past-unknown-scopes': {
    interfaces: ['ais-v4', 'ais-v5'],
    sentence: 'A reconnect ignores an unknown scope that stands beside a known one.',
    patch: readBodies('reconnect', withKnownScopes),
  },
  'connects-with-unreadable-data': wrapRule('encryptedCredentials.decipher', (rule, key, iv, data) => {
    try {
      return rule(key, iv, data)
    } catch {
      return JSON.stringify(rightCredentials)
    }
  }),
})
