import { dateOf, dayMs } from '../../basics/days.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { isObject } from '../../basics/values.ts'
import { readBodies } from '../kinds/requests.ts'
import { type Patch, narrowRule, changeShape, type Fields, wrapRule, replaceRule } from '../kit/change.ts'
import type { Rules } from '../../world/rules.ts'
import { watchAttempts } from './attempts.ts'

/** Ignores unknown scopes of a creation if others are known. */
export const overlookUnknownScopes = readBodies('loginCreate', withKnownScopes)

/** The body without unknown scopes if others are known. */
export function withKnownScopes(data: Fields, _url: string, { fetchScopes }: Rules): Fields {
  const scopes = Array.isArray(data.fetch_scopes) ? (data.fetch_scopes as string[]) : []
  const known = scopes.filter((word) => fetchScopes.words.includes(word))
  return known.length > 0 ? { ...data, fetch_scopes: known } : data
}

/** Reads `categorize` in creations, as version 3 does. */
export const readCategorize = readBodies('loginCreate', (data) =>
  data.categorize === false ? { ...data, categorization: 'none' } : data,
)

/** A day as lenient readers of dates take it. */
function rolledOver(day: unknown): unknown {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(29|3[01])$/.exec(String(day)) ?? []
  return date === undefined ? day : dateOf(Date.UTC(Number(year), Number(month) - 1, Number(date)) / dayMs)
}

/** A day as readers take it that do without the zero. */
function padded(day: unknown): unknown {
  return typeof day === 'string' ? day.replace(/^(\d{4}-\d\d-)(\d)$/, '$10$2') : day
}

/** Reads both days of a request to create a login in this way. */
function readsDays(read: (day: unknown) => unknown) {
  return readBodies('loginCreate', ({ from_date: from, to_date: to, ...data }) => ({
    ...data,
    ...(from !== undefined && { from_date: read(from) }),
    ...(to !== undefined && { to_date: read(to) }),
  }))
}

export const faults = faultsNamed({
  'takes-days-that-months-lack': {
    sentence: 'A 31st of a shorter month is taken for the 1st of the next.',
    patch: readsDays(rolledOver),
  },
  'takes-days-of-one-digit': {
    sentence: 'A day of one digit, such as 2024-12-9, is taken for one with its zero.',
    patch: readsDays(padded),
  },
  'reconnects-what-the-body-names': {
    sentence: 'A connection_id in the body counts in place of that of the path, whoever has the connection.',
    patch(rules) {
      rules.access.ownCustomer = () => true
      rules.reconnect.meant = (ofPath, named, all) => all.get(String(named)) ?? ofPath
    },
  },
  'shows-the-newest-customer': changeShape('login', (_shown, _login, { store }) => ({
    customer_id: [...store.customers.all()].at(-1)?.id,
  })),
  'overlooks-unknown-scopes-beside-known-ones': { interfaces: ['ais-v4', 'ais-v5'], patch: overlookUnknownScopes },
  'keeps-a-login-that-was-refused': keepLoginRefusedAs('ProviderNotFound'),
  'keeps-a-login-with-a-wrong-to-date': keepLoginRefusedAs('InvalidToDate'),
  'wants-credentials-by-english-name': readBodies('loginCreate', (data) => {
    if (!isObject(data.credentials)) return data
    const { Login: login, Password: password, ...rest } = data.credentials
    return { ...data, credentials: { ...rest, login, password } }
  }),
  'wants-optional-credentials': {
    sentence: 'Credentials without an optional field of their provider are wrong.',
    patch: narrowRule('stages.credentialsRight', (provider, credentials) =>
      provider.required_fields.every(({ name }) => name in credentials),
    ),
  },
  'counts-interactive-input-as-an-attempt': wrapRule('interactive.goesOn', (_rule, store, attempt) => {
    store.attempts.add({ ...attempt, id: store.attempts.newId(), finished: true })
    return attempt
  }),
  'compares-credentials-by-login-name': {
    sentence: 'Another password under the login name of before counts as the same credentials, and is stored.',
    patch(rules) {
      const { credentialsTaken, credentialsRefused } = rules.reconnect
      let isSameName = false
      rules.reconnect.credentialsTaken = (login, given) => {
        isSameName = login.credentials?.['login'] === given['login']
        return credentialsTaken(login, given)
      }
      rules.reconnect.credentialsRefused = (remembered, same, override) =>
        credentialsRefused(remembered, same || isSameName, override)
    },
  },
  'fetches-all-days-on-a-reconnect': watchAttempts(({ attempts }, attempt) => {
    if (attempts.group('loginId', attempt.loginId).length > 0)
      Object.assign(attempt, { from_date: null, to_date: null })
  }),
  'keeps-daily-refresh-over-a-second-reconnect'(rules) {
    const { kept } = rules.reconnect
    const seen = new Map<string, boolean[]>()
    rules.reconnect.kept = (login, credentials) => {
      seen.set(login.id, [...(seen.get(login.id) ?? []), login.daily_refresh])
      return kept(login, credentials)
    }
    changeShape('login', (_fields, { id }) => {
      const [, afterFirst] = seen.get(id) ?? []
      return afterFirst === undefined ? {} : { daily_refresh: afterFirst }
    })(rules)
  },
  'excludes-what-the-attempt-before-excluded': replaceRule('attempts.added', (rule) => {
    const excluded = new Map<string, string[]>()
    return (store, attempt) => {
      const exclude = attempt.exclude_accounts.length > 0 ? attempt.exclude_accounts : excluded.get(attempt.loginId)
      excluded.set(attempt.loginId, exclude ?? [])
      return rule(store, { ...attempt, exclude_accounts: exclude ?? [] })
    }
  }),
})

/** A creation that is refused with this class leaves a login behind. */
function keepLoginRefusedAs(refusedAs: string): Patch {
  return (rules) => {
    const { customerWithSecret } = rules.access
    const { classSent } = rules.errors
    let leave = (): void => undefined
    rules.access.customerWithSecret = (store, secret, route) => {
      const customer = customerWithSecret(store, secret, route)
      const old = customer && store.logins.group('customer_id', customer.id).at(-1)
      const inactive = { status: 'inactive' as const, credentials: null, last_success_at: null }
      leave = () =>
        void (old && store.logins.add({ ...old, ...inactive, id: store.logins.newId(), secret: `${old.secret}1` }))
      return customer
    }
    rules.errors.classSent = (errorClass, route) => {
      if (errorClass === refusedAs) leave()
      return classSent(errorClass, route)
    }
  }
}
