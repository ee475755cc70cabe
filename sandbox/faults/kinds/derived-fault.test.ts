import { cases, thrown } from '../../../core/test-support/cases.ts'
import { type Refusal, refusals } from '../../basics/refusals.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { createRules } from '../../world/rules.ts'
import { narrowRule, replaceRule, widenRule, wrapRule } from '../kit/change.ts'
import { derivedFault } from './derived-fault.ts'

const extra = { units: [{ code: 'A' }], day: '2026-01-02' }
const account = { id: '1', nature: 'loan', balance: 2, extra }

/** The rules with these changes. */
function rulesWith(...patches: Array<((rules: ReturnType<typeof createRules>) => void) | undefined>) {
  const rules = createRules()
  for (const patch of patches) patch?.(rules)
  return rules
}
const ruled = (id: string) => rulesWith(derivedFault(id)?.patch)

/** The data of a list of accounts under this fault, or the status of another answer. */
function answered(id: string, given: Partial<Answer> = {}): unknown {
  const answer = { route: 'accounts/list', status: 200, headers: {}, json: { data: [account] }, ...given }
  const { status, json } = ruled(id).wire.answer(answer)
  return status === 200 ? (json as { data: unknown }).data : status
}
const shown = (id: string, change: object) =>
  [answered(`${id}-at-get-accounts`), [{ ...account, ...change }], id] as const
const refused = { status: 404, json: { error_class: 'LoginNotFound', error_message: 'none', request: {} } }
const classes = (id: string) =>
  ['logins/show', 'accounts/list'].map((route) => ruled(id).errors.classSent('LoginNotFound', route))

const taking = ruled('takes-categories.maxBatch-as-7-and-access.ownLogin-as-true-and-access.keyActive-as-true')
const narrowed = ruled('takes-headers.secretNeeded-as-false-at-get-rates')
/** What a body of a new lead is read as, or the class with which it is refused. */
function read(id: string, body: object): unknown {
  try {
    return ruled(`${id}-at-post-leads`).wire.heard({ data: body }, 'leads/create')
  } catch (error) {
    return (error as Refusal).errorClass
  }
}
const elsewhere = ruled('ignores-locale-and-email-at-post-leads').wire.heard(
  { data: { locale: 'he' } },
  'logins/create',
)
const ofNoClass = ['accepts-NoSuchClass', 'calls-NoSuchClass-LoginNotFound', 'answers-NoSuchClass-with-409']
const ofNoPlace = ['accepts-LoginNotFound-at-get-nothing', 'omits-name', 'reads-locale-at-post-leads']
const unknown = ['lists-newest-first', ...ofNoClass, ...ofNoPlace]
const { interfaces, requests } = derivedFault('accepts-LoginNotFound-at-get-client-info') ?? {}

/** Whether a day is in the window of a date under this fault. */
const within = (id: string, field: string) =>
  ruled(`takes-dates.within-${id}`).dates.within('2026-01-02', '2026-01-02', '2026-01-05', field)
const used = (id: string) =>
  (['none', 'personal'] as const).map((word) => ruled(`takes-categories.used-${id}`).categories.used(word))
/** Whether a login is busy while a request is answered, by the locale of its body. */
const busyFor = (id: string) => {
  const { wire, reconnect } = ruled(id)
  return ['es', 'he'].map((locale) => {
    wire.heard({ data: { locale } }, 'logins/reconnect')
    return reconnect.busy(true, 'reconnect', undefined as never)
  })
}
const listed = (id: string, url = '/accounts') => answered(`${id}-at-get-accounts`, { url })
const parts = { expiresAt: '1', method: 'GET', url: '/a?b=1', body: Buffer.alloc(0) }

const { consent, rates } = createRules()
const provider = { max_consent_days: 90 } as Parameters<typeof consent.periodDays>[0]
const times = (more: number) => wrapRule('consent.periodDays', (rule, one) => rule(one) * 10 + more)
const ids = rulesWith(
  widenRule('ids.holdsId', (name) => name === 'number'),
  narrowRule('ids.holdsId', (name) => name !== 'login_id'),
).ids

cases(
  'A fault of a field changes it where it is shown on its route, and there alone',
  shown('omits-balance', { balance: undefined }),
  shown('omits-balance-where-nature-is-card', {}),
  shown('shows-balance-as-text-where-extra.day-is-2026', {}),
  shown('shows-balance-as-text', { balance: '2' }),
  shown('shows-nature-as-null', { nature: null }),
  shown('shows-extra.units.code-as-B', { extra: { ...extra, units: [{ code: 'B' }] } }),
  shown('shows-extra.day-as-moment', { extra: { ...extra, day: '2026-01-02T00:00:00Z' } }),
  shown('shows-extra.none.at-as-text', {}),
  [answered('shows-data-as-object-at-get-accounts'), { value: [account] }],
  [answered('shows-data-as-object-at-get-logins'), [account]],
  shown('shows-nature-as-own-id-where-nature-is-not-card', { nature: '1' }),
  [listed('omits-rows-where-nature-is-loan'), []],
  [listed('repeats-rows-where-nature-is-loan'), [account, account]],
  [listed('shows-data-as-emptied-by-from_id'), [account]],
  [listed('shows-data-as-emptied-by-from_id', '/accounts?from_id=1'), []],
  'A fault of all answers of a route gives another status',
  [answered('answers-all-with-302-at-get-accounts'), 302],
  [answered('refuses-all-at-get-accounts'), 400],
  'An answer fails or redirects where it fits, accepted or refused',
  [answered('fails-where-body-matches-"nature":"l'), 500],
  [answered('fails-where-error_class-is-LoginNotFound', refused), 500],
  [answered('redirects-where-url-has-x'), [account]],
  'A refusal is accepted, or has another status or class, everywhere or on one route',
  [answered('accepts-LoginNotFound', refused), {}],
  [answered('accepts-LoginNotFound-at-get-logins', refused), 404],
  [answered('accepts-LoginDisabled-or-LoginNotFound-at-get-accounts', refused), {}],
  [answered('answers-LoginNotFound-with-409', refused), 409],
  [classes('calls-LoginNotFound-NoSuchLogin'), ['NoSuchLogin', 'NoSuchLogin']],
  [classes('calls-LoginNotFound-NoSuchLogin-at-get-accounts'), ['LoginNotFound', 'NoSuchLogin']],
  'The rule that refuses names a refusal too, and has right requests refused as its own',
  [answered('accepts-login-known', { ...refused, refusedBy: 'login-known' }), {}],
  [answered('accepts-login-known', refused), 404],
  [answered('answers-login-known-with-409', { ...refused, refusedBy: 'login-known' }), 409],
  [
    ruled('calls-login-known-NoSuchLogin').errors.classSent('LoginNotFound', 'logins/show', 'login-known'),
    'NoSuchLogin',
  ],
  [answered('refuses-all-as-login-idle-at-get-accounts'), 409],
  [Object.keys(refusals).filter((name) => derivedFault(`accepts-${name}`) === undefined), []],
  'Rules take a value, or give it, and on one route only there',
  [taking.categories.maxBatch, 7],
  [taking.access.ownLogin(undefined as never, undefined as never), true],
  [taking.access.keyActive(undefined as never), true],
  [['rates/list', 'logins/list'].map((name) => narrowed.headers.secretNeeded({ name })), [false, true]],
  'A rule gives another value, or is asked with another argument, where its arguments or its value fit',
  [ruled('takes-paging.maxPerPage-as-1-more').paging.maxPerPage, 1001],
  [used('as-business-where-it-is-not-none'), ['none', 'business']],
  [used('as-business-for-none'), ['business', 'personal']],
  [used('as-business-not-for-none'), ['none', 'business']],
  [['from_date', 'to_date'].map((field) => within('with-second-as-1-day-later-for-from_date', field)), [false, true]],
  [ruled('takes-customers.sameIdentifier-with-each-as-small').customers.sameIdentifier('A', 'a'), true],
  [
    ruled('takes-signing.candidates-with-first.url-as-bare-too')
      .signing.candidates(parts)
      .map(({ url }) => url),
    ['/a?b=1', '/a'],
  ],
  [
    ruled('takes-openFinance.signature.properties.sigD.mId-as-7').openFinance.signature.properties['sigD.mId']?.(
      '',
      undefined as never,
    ),
    7,
  ],
  [busyFor('takes-reconnect.busy-as-false-where-asked.locale-is-es'), [false, true]],
  [thrown(() => ruled('takes-access.ownCustomers-as-true')), /RULE_UNKNOWN: .*; access has .*ownCustomer, /],
  [thrown(() => ruled('takes-categories.maxBatch-as-7-at-get-rates')), /RULE_NOT_ASKED/],
  'A field of a body is ignored, read as another, refused or demanded, on its route alone',
  [read('ignores-locale-and-email', { locale: 'he', email: 'a' }), { data: {} }],
  [read('reads-locale-as-es', { locale: 'he' }), { data: { locale: 'es' } }],
  [read('refuses-locale-as-es', { locale: 'he' }), { data: { locale: 'he' } }],
  [read('refuses-locale', { locale: 'he' }), 'WrongRequestFormat'],
  [read('refuses-locale-where-email-is-nothing', { locale: 'he', email: 'a' }), { data: { locale: 'he', email: 'a' } }],
  [read('reads-locale.name-as-capitals', { locale: { name: 'he' } }), { data: { locale: { name: 'HE' } } }],
  [read('refuses-body-where-body-has-he', { locale: 'he' }), 'WrongRequestFormat'],
  [read('demands-email', { locale: 'he' }), 'WrongRequestFormat'],
  [elsewhere, { data: { locale: 'he' } }],
  'A fault on one route has its requests and interfaces, and no other name is a kind of fault',
  [interfaces, ['ais-v3']],
  [requests?.length, 1],
  [derivedFault('accepts-LoginNotFound-at-get-rates-in-ais-v4')?.interfaces, ['ais-v4']],
  [unknown.filter((id) => derivedFault(id) !== undefined), []],
  'A wrapped rule decides with the rule that was there before, also where that was wrapped already',
  [rulesWith(times(1), times(2)).consent.periodDays(provider), (consent.periodDays(provider) * 10 + 1) * 10 + 2],
  'A rule is replaced by what is made of it',
  [rulesWith(replaceRule('rates.firstDate', (date) => `${date}!`)).rates.firstDate, `${rates.firstDate}!`],
  'A rule is widened by what it says yes to as well, and narrowed by what it says no to',
  [['number', 'login_id', 'account_id', 'name'].filter((name) => ids.holdsId(name)), ['number', 'account_id']],
)
