import type { Rules } from '../../world/rules.ts'
import { isObject } from '../../basics/values.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import { changeLogin } from '../kit/change-login.ts'
import { openAlso } from '../kit/change-keys.ts'
import { refuseWhatWasDone } from '../kit/refuse-what-was-done.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

/** Has a request carried out, and then refused, whose secret is right but for its last character. */
function refuseMisspelt(rules: Rules, of: 'customers' | 'logins', errorClass: string): void {
  const refuse = refuseWhatWasDone(rules, errorClass)
  openAlso(rules, of, (_open, store, secret) => {
    const near = [...store[of].all()].find((one) => one.secret.startsWith(secret.slice(0, -1)))
    return near && refuse() && near
  })
}

/** Shows each login by how many refreshes of it were refused because their moment had not come. */
function countEarlyRefreshes(
  rules: Rules,
  change: (shown: Record<string, unknown>, early: number) => Record<string, unknown>,
): void {
  const refused = new Map<string, number>()
  const { possible } = rules.refresh
  rules.refresh.possible = (login, now) => {
    const isPossible = possible(login, now)
    if (!isPossible) refused.set(login.id, (refused.get(login.id) ?? 0) + 1)
    return isPossible
  }
  changeLogin(rules, (shown, { id }) => change(shown, refused.get(id) ?? 0))
}

/** Requests that write, refused for one thing each and carried out all the same. */
export const faults = faultsNamed({
  'fails-where-data-is-null': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5', 'payments-v1'],
    patch: (rules) =>
      changeAnswers(rules, (_answer, { request, ...body }) =>
        isObject(request) && request.data === null
          ? { status: 500, json: { ...body, request, error_class: 'InternalServerError' } }
          : {},
      ),
  },
  'does-what-it-refuses-for-its-customer-secret': (rules) => refuseMisspelt(rules, 'customers', 'CustomerNotFound'),
  'does-what-it-refuses-for-its-login-secret': (rules) => refuseMisspelt(rules, 'logins', 'LoginNotFound'),
  'reconnects-what-it-refuses-for-its-scopes': {
    sentence: 'A reconnect with unknown scopes or an unknown fetch type is carried out and then refused.',
    patch(rules) {
      const refuse = refuseWhatWasDone(rules, 'FetchScopesInvalid')
      const { asked } = rules.reconnect
      rules.reconnect.asked = (given) => {
        const { fetch_scopes: scopes, fetch_type: type, ...rest } = asked(given)
        const unknown = String(scopes) === 'no_such_word' || type === 'no_such_word'
        return unknown && refuse() ? rest : asked(given)
      }
    },
  },
  'turns-daily-refresh-at-a-refusal': (rules) =>
    countEarlyRefreshes(rules, (shown, early) => ({
      ...shown,
      daily_refresh: early % 2 === 0 ? shown['daily_refresh'] : shown['daily_refresh'] !== true,
    })),
  'moves-the-next-refresh-at-a-refusal': {
    sentence: 'Each refresh that is refused because its moment has not come puts that moment off by an hour.',
    patch: (rules) =>
      countEarlyRefreshes(rules, (shown, early) => {
        const next = Date.parse(String(shown['next_refresh_possible_at']))
        if (Number.isNaN(next)) return shown
        return { ...shown, next_refresh_possible_at: new Date(next + early * 3_600_000).toISOString() }
      }),
  },
  'does-what-it-refuses-for-its-signature'(rules) {
    const refuse = refuseWhatWasDone(rules, 'SignatureNotMatch')
    const { verifies } = rules.signing
    rules.signing.verifies = (...given) => verifies(...given) || refuse()
  },
  'does-what-it-refuses-for-its-date': {
    interfaces: ['ais-v4', 'ais-v5'],
    sentence: 'A request whose from_date lies years before its window is carried out and then refused.',
    patch(rules) {
      const refuse = refuseWhatWasDone(rules, 'InvalidFromDate')
      const { within } = rules.dates
      rules.dates.within = (day, first, ...given) => within(day, first, ...given) || (day < '2010-01-01' && refuse())
    },
  },
  'does-what-it-refuses-for-its-expiry'(rules) {
    const refuse = refuseWhatWasDone(rules, 'RequestExpired')
    const { expired } = rules.signing
    rules.signing.expired = (...given) => expired(...given) && !refuse()
  },
})
