import { refusal } from '../basics/refusals.ts'
import { specialLogins } from '../providers/credentials.ts'
import { lastAttempt } from '../store/store.ts'
import { type Variant } from './kit/variant.ts'
import { replaceRule, widenRule, wrapRule, changeShape } from '../faults/kit/change.ts'
import { readBodies } from '../faults/kinds/requests.ts'
import { named } from '../world/sandbox.ts'
import type { Fields } from '../basics/values.ts'

/** Other legal courses of logins and their fetches. */
export const variants: Variant[] = named({
  'wants-a-login-secret-for-lists-of-a-login': {
    question: 'secrets',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence:
      'Requests that read a login carry Login-secret; here lists of accounts and transactions want it where they name a login.',
    patch: widenRule(
      'access.loginSecretNeeded',
      (route, query) => /^(accounts|transactions)\/list$/.test(route.name) && query?.has('login_id') === true,
    ),
  },
  'counts-custom-fields-with-blanks': {
    question: 'size of custom_fields',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence:
      'The document does not say how the 1 KB of custom_fields are counted: here in JSON with a blank behind each : and comma.',
    patch: replaceRule(
      'loginCreate.customFieldsFit',
      () => (text, maxBytes) =>
        Buffer.byteLength(JSON.stringify(JSON.parse(text), null, 1).replaceAll(/\n */g, ' ')) <= maxBytes,
    ),
  },
  'providers-out-of-reach-refused-immediately': {
    question: 'providers out of reach',
    sentence: 'A provider that cannot be reached may be reported at once instead of in the attempt.',
    patch: readBodies('loginCreate', (data) => {
      const { login } = (data.credentials ?? {}) as { login?: string }
      const failure = specialLogins.get(login ?? '')
      if (failure === 'ProviderUnavailable') throw refusal('provider-reached')
      return data
    }),
  },
  'applies-settings-when-the-fetch-ends': {
    question: 'settings of a refresh or reconnect',
    sentence:
      'The documents do not say when a login takes the settings of a refresh; here it does when the fetch ends.',
    patch: replaceRule('shape.login', (rule) => {
      const kept = new WeakMap<object, Fields>()
      return (one, sandbox) => {
        const shown = rule(one, sandbox)
        const { daily_refresh, store_credentials } = shown
        if (lastAttempt(sandbox, one)?.finished !== false) kept.set(one, { daily_refresh, store_credentials })
        return { ...shown, ...kept.get(one) }
      }
    }),
  },
  'fewer-stages': {
    question: 'stages',
    sentence: 'The documents do not show which stages an attempt goes through.',
    patch(rules) {
      const { sequence } = rules.stages
      const dropped = new Set(['start', 'disconnect', 'fetch_recent'])
      rules.stages.sequence = (scopes, provider) => sequence(scopes, provider).filter((name) => !dropped.has(name))
      // No transaction is recent, so that the remaining stage imports all.
      rules.stages.recentDays = -1
    },
  },
  'other-provider-codes': {
    question: 'providers',
    sentence: 'A target may have its own codes and names of providers.',
    patch(rules) {
      rules.loginCreate.provider = (provider) => ({ ...provider, name: 'Ünïcode Bänk №1 <A&B>' })
      rules.loginCreate.providerCode = (code) => code.replace(/^demo\.(.*)\.bank$/, 'fakebank_$1')
      const renamed = (shown: Fields, key: string) => ({
        [key]: String(shown[key]).replace(/^fakebank_(.*)$/, 'demo.$1.bank'),
      })
      changeShape('provider', (shown) => renamed(shown, 'code'))(rules)
      changeShape('login', (shown) => renamed(shown, 'provider_code'))(rules)
    },
    profile(profile) {
      for (const provider of profile.providers) provider.code = provider.code.replace(/^fakebank_(.*)$/, 'demo.$1.bank')
    },
  },
  'gives-a-login-another-secret-with-each-reconnect': {
    question: 'secrets',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'The secret is returned in login bodies; that it stays is not said. Here each reconnect replaces it.',
    patch(rules) {
      const { loginWithSecret } = rules.access
      const [shown, first] = [new Map<string, string>(), new Map<string, string>()]
      wrapRule('reconnect.kept', (rule, login, taken) => {
        const before = shown.get(login.secret) ?? login.secret
        const next = before.slice(1) + before.slice(0, 1)
        shown.set(login.secret, next)
        first.set(next, login.secret)
        return rule(login, taken)
      })(rules)
      rules.access.loginWithSecret = (store, secret, route) => {
        const own = first.get(secret) ?? secret
        return (shown.get(own) ?? own) === secret ? loginWithSecret(store, own, route) : undefined
      }
      changeShape('login', (_shown, { secret }) => ({ secret: shown.get(secret) ?? secret }))(rules)
    },
  },
  'holder-info-not-enabled': {
    question: 'holder info',
    sentence: 'Holder info may be disabled for a client.',
    patch: wrapRule('fetchScopes.allowedFor', (_rule, scopes) => !scopes.includes('holder_info')),
    profile(profile) {
      profile.capabilities.holder_info = false
    },
  },
  'begins-oauth-attempts-once-the-user-is-back': {
    question: 'attempts of oauth refreshes',
    sentence: 'The documents do not say when the attempt of an oauth refresh appears; here when the user comes back.',
    patch({ oauth }) {
      oauth.whileAway = (store, { id }) => store.attempts.remove(id)
      oauth.onceBack = (store, attempt) => {
        if (!store.attempts.get(attempt.id)) store.attempts.add(attempt)
      }
    },
  },
  'rates-of-days-to-come': {
    question: 'rates',
    sentence: 'A future date gets the rates of today.',
    patch(rules) {
      const { effectiveDate } = rules.rates
      rules.rates.outOfRange = () => false
      rules.rates.effectiveDate = (date, today, first) =>
        effectiveDate(date !== null && date > today ? today : date, today, first)
    },
  },
})
