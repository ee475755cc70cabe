import fc from 'fast-check'
import { anyJson } from '../../../../generators/arbitraries/any-json.ts'
import { paymentAttributes } from './payment-attributes.ts'
import { ref, type Known } from './refs.ts'

/** Marks text that would be a tag where a page does not escape it. */
export const tag = '<fuzz-tag>'

/** Stands in JSON for lists within lists, too deep for `JSON.stringify`; written when the request is sent. */
export const deep = 'fuzz-deep'

const word = fc.constantFrom
const hostile = [
  deep,
  '',
  ' ',
  tag,
  `"'${tag}`,
  '\u0000',
  '\ud800',
  'é😀',
  '../../x',
  '__proto__',
  'constructor',
  '%00%zz',
  '${x}',
  'x'.repeat(5000),
  '\u202e\u2028',
]
const someText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
  { weight: 4, arbitrary: word('SUPERMARKET 12', 'Salary May', 'Taxi to the airport', 'Cafe Aroma', 'Rent') },
  { weight: 2, arbitrary: word(...hostile) },
)
const dayAway = (min: number, max: number) =>
  fc.integer({ min, max }).map((away) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10))
const days = fc.oneof(
  { weight: 8, arbitrary: dayAway(-50, 0) },
  { weight: 1, arbitrary: dayAway(-100, 10) },
  { weight: 1, arbitrary: word('2014-03-21', '2001-01-01', '2024-02-30', '9999-12-31', '0000-00-00', 'yesterday') },
)
const scopes = fc.oneof(
  {
    weight: 6,
    arbitrary: word(['accounts'], ['accounts', 'transactions'], ['accounts', 'holder_info', 'transactions']),
  },
  { weight: 1, arbitrary: fc.subarray(['accounts', 'transactions', 'holder_info', 'balance']) },
)
const flag = fc.boolean()
const providers = [
  'simple',
  'simple',
  'simple',
  'interactive',
  'interactive',
  'approval',
  'select',
  'file',
  'oauth',
  'keyless',
  'bare',
]
const password = word('secret', 'secret', 'secret', 'wrong', tag)
const user = fc.oneof(
  fc.nat(9999).map((n) => `username-${n}`),
  word('username', 'large-ish', tag, '__proto__'),
)
const credentials = fc.record(
  { login: user, password, branch: word('north', 'south') },
  { requiredKeys: ['login', 'password'] },
)
const ids = (kind: Known) =>
  fc.oneof(
    { weight: 14, arbitrary: ref(kind) },
    { weight: 1, arbitrary: word(...hostile, '0', '-1', '1e3', '18446744073709551615', '18446744073709551616', '007') },
  )
const object = fc.dictionary(
  fc.oneof(fc.string({ maxLength: 12 }), word('__proto__', 'toString', tag)),
  fc.oneof({ weight: 9, arbitrary: anyJson() }, { weight: 1, arbitrary: word<unknown>(deep, 2 ** 60) }),
  { maxKeys: 5 },
)
const loopback = word('http://127.0.0.1:1/', 'http://localhost:1/x', 'http://127.0.0.1:1/a?b=c')

/** What stands where, by the kinds that shapes.json names. Right for the most part: what is wrong comes by one spoilt field. */
export const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  customer: ids('customer'),
  login: ids('login'),
  account: ids('account'),
  transaction: ids('transaction'),
  attempt: ids('attempt'),
  accounts: fc.array(ref('account'), { maxLength: 3 }),
  transactions: fc.array(ref('transaction'), { minLength: 1, maxLength: 4 }),
  identifier: fc.oneof(
    fc.nat(1e9).map((n) => `fuzz-${n}`),
    someText,
  ),
  email: fc.oneof(
    fc.nat(1e9).map((n) => `lead-${n}@fuzz.example`),
    someText,
  ),
  text: someText,
  country: fc.oneof({ weight: 20, arbitrary: fc.constant('XF') }, { weight: 1, arbitrary: word('DE', 'ZZ', 'xf') }),
  provider: word(...providers.map((name) => `fakebank_${name}_xf`)),
  'oauth provider': word('fakebank_oauth_xf', 'fakebank_oauth_xf', 'fakebank_simple_xf'),
  'payment provider': word('plain', 'plain', 'interactive', 'oauth', 'demanding', 'broken', 'inactive').map(
    (name) => `fakepay_${name}_xf`,
  ),
  credentials,
  answer: fc.oneof(fc.constant({ sms: '123456' }), fc.constant({ sms: '000000' }), object),
  scopes,
  'fetch type': word('recent', 'accounts', 'custom'),
  day: days,
  'later day': dayAway(0, 400),
  locale: word('en', 'de', 'xx'),
  categorization: word('none', 'personal', 'business', 'some'),
  flag,
  true: fc.constant(true),
  false: fc.constant(false),
  object,
  'file address': word(
    'file',
    'http://127.0.0.1:1/none',
    'http://192.0.2.1/',
    'file:///etc/passwd',
    'http://[::1]:1/',
    'x',
  ),
  'return address': fc.oneof(
    word(
      'https://client.example/back',
      'http://127.0.0.1:1/back?x=1#y',
      `https://client.example/${encodeURIComponent(tag)}`,
    ),
    fc.webUrl(),
    word(`https://client.example/"${tag}`, `https://client.example/${'x'.repeat(600)}`),
  ),
  'query text': fc.oneof(ref('oauth code'), word('error=access_denied', 'code=sandbox-approved', '', '%zz')),
  fetch: fc.record({ fetch_scopes: scopes, from_date: days, custom_fields: object }, { requiredKeys: [] }),
  consent: fc.record({ scopes, from_date: days, period_days: fc.nat(400) }, { requiredKeys: [] }),
  category: word('groceries', 'rent', 'taxi', 'transfer', 'income', 'none such'),
  merchant: fc.oneof(fc.nat(30).map(String), word(...hostile)),
  amount: fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.bigInt({ min: 0n, max: 2n ** 70n }).map(String)),
  currency: word('EUR', 'USD', 'XXX'),
  action: word('learn', 'remove', 'other'),
  count: fc.oneof(fc.nat(40_000), fc.maxSafeInteger()),
  'page size': word('100', '101', '1000', '1001', '0', '-1', '1e2', '99999999999999999999'),
  mode: word('oauth', 'web', 'api', 'file', 'x'),
  template: word('SEPA', 'FPS', 'SWIFT', 'SIMPLE', 'LEGACY', 'LOCAL_DE', 'NONE'),
  attributes: paymentAttributes(),
  'callback type': fc.constant('post_message'),
  'partner consent': fc.record(
    {
      scopes: fc.constant(['account_details', 'transactions_details']),
      period_days: fc.integer({ min: 1, max: 400 }),
      from_date: days,
    },
    { requiredKeys: ['scopes'] },
  ),
  'partner attempt': fc.record(
    {
      fetch_scopes: fc.subarray(['accounts', 'transactions'], { minLength: 1 }),
      from_date: days,
      custom_fields: object,
    },
    { requiredKeys: [] },
  ),
  seconds: fc.oneof(
    { weight: 16, arbitrary: fc.integer({ min: -30, max: 30 }) },
    { weight: 2, arbitrary: fc.integer({ min: -4000, max: 4000 }) },
    { weight: 1, arbitrary: word(1e9, -1e9, 86_400, 1e9 + 1) },
    { weight: 1, arbitrary: fc.double() },
  ),
  'client status': fc.oneof(
    { weight: 9, arbitrary: word('test', 'live') },
    { weight: 1, arbitrary: word('pending', 'disabled', 'restricted', 'none') },
  ),
  'callback addresses': fc.dictionary(
    word('success_url', 'fail_url', 'notify_url', 'destroy_url', 'interactive_url', 'other_url'),
    fc.oneof(loopback, fc.constant(null)),
    { maxKeys: 3 },
  ),
  'consent status': word('active', 'revoked', 'expired', 'other'),
  'session address': ref('session address'),
  'consent word': word('unauthorised', 'valid', 'revoked', 'expired', 'executed'),
  access: fc.dictionary(
    word('accounts', 'balances', 'transactions'),
    fc.array(fc.record({ iban: word('XF00', 'DE89370400440532013000', tag) }), { maxLength: 2 }),
    { minKeys: 1 },
  ),
  'instructed amount': fc.record({ amount: word('1.00', '999999999999999.999', 'x'), currency: word('EUR', 'eur') }),
  'iban object': fc.record({ iban: word('DE89370400440532013000', 'x') }),
}
