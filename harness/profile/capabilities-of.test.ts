import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { stringify } from 'yaml'
import { cases } from '../../core/test-support/cases.ts'
import type { Reason } from '../../core/reason.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { capabilitiesOf } from './capabilities-of.ts'
import { capabilities, type CapabilityName } from '../../core/capability.ts'
import type { Profile } from './profile.ts'
import { parseProfile } from './read-profile.ts'
import { fullProfile, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const folder = profileFolder(keys)
const names = Object.keys(capabilities) as CapabilityName[]

type Written = Record<string, Record<string, unknown> & Array<Record<string, unknown>>>

/** The capabilities of the full profile after a change. */
function offeredBy(change: (profile: Written) => void): Map<CapabilityName, true | Reason> {
  const written = fullProfile(keys.privateKey)
  change(written as Written)
  return capabilitiesOf(parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} }))
}

function missingIn(offered: Map<CapabilityName, true | Reason>): CapabilityName[] {
  return names.filter((name) => offered.get(name) !== true)
}

const without = (list: string, purpose: string) => (profile: Written) =>
  void profile[list]!.splice(
    profile[list]!.findIndex((entry) => entry.purpose === purpose),
    1,
  )
const changed = (purpose: string, fields: object) => (profile: Written) =>
  void Object.assign(
    profile['clients']!.find((entry) => entry.purpose === purpose)!,
    fields,
  )
const removed = (group: string, field: string) => (profile: Written) =>
  void Reflect.deleteProperty(profile[group]!, field)
const removedFrom = (group: string, field: string) => (profile: Written) =>
  void Reflect.deleteProperty((profile['open_finance'] as Record<string, object>)[group]!, field)
const openFinance = names.filter((name) => /^(open-finance|website|seal)(-|$)/.test(name))
const snake = (word: string) => word.replaceAll('-', '_')
const controls = ['clock', 'client-status', 'customer-lock', 'login-status', 'consents', 'connect-sessions']

type Change = (profile: Written) => void
const withoutControl = (offer: string) => (profile: Written) =>
  void (profile.control!.offers = controls.filter((other) => other !== offer))

type Loss = [loses: string[], change: Change]
/** Each of these words can be lost alone. */
const each = (words: string, loss: (word: string) => [loses: string, change: Change]): Loss[] =>
  words.split(' ').map((word) => {
    const [loses, change] = loss(word)
    return [[loses], change]
  })

const clients =
  'live app pending disabled restricted keyless unencrypted unscoped deactivated clientless weak uncertified'
const providers = 'interactive approval select oauth file real inactive disabled bare directive keyless'
const ownCapabilities =
  'encrypted-credentials holder-info custom-categories login-limit logins-at-once connects-from-one-address exceeding-limits second-address'
const websites = 'no-role expired not-yet-valid self-signed other-authority'

const losses: Loss[] = [
  ...each(clients, (one) => [`${one}-client`, without('clients', one)]),
  ...each(providers, (one) => [`${one}-provider`, without('providers', one)]),
  ...each(ownCapabilities, (one) => [one, removed('capabilities', snake(one))]),
  ...each('large-login large-lead v6-large-connection home-url', (one) => [one, removed('data', snake(one))]),
  ...each('unauthorised revoked expired', (one) => [`open-finance-${one}-consent`, removedFrom('consents', one)]),
  ...each(websites, (one) => [`website-${one}`, removedFrom('websites', snake(one))]),
  ...each('expired other-authority other', (one) => [`seal-${one}`, removedFrom('seals', snake(one))]),
  ...each(controls.join(' '), (one) => [`control-${one}`, withoutControl(one)]),
  [['second-client', 'logins-at-once'], without('clients', 'second')],
  [['unenriched-client', 'barred-client'], without('clients', 'unenriched')],
  [['weak-client'], changed('weak', { private_key: undefined })],
  [['weak-client'], changed('weak', { private_key: keys.privateKey })],
  [['barred-client'], changed('unenriched', { status: 'pending' })],
  [['signing-client'], (profile) => void delete profile.clients![0]!.private_key_file],
  [['v3-keys'], (profile) => void delete profile.clients![0]!.v3],
  [['plain-provider', 'failing-provider'], without('providers', 'plain')],
  [['failing-provider'], (profile) => void Reflect.deleteProperty(profile.providers![0]!.credentials!, 'failing')],
  [['unsupported-payment-provider', 'keyless-payment-provider'], removed('data', 'payment_providers')],
  [
    ['v6-connection'],
    (profile) => {
      delete profile.data!.v6_connection
      profile.target!.interfaces = ['ais-v6']
    },
  ],
  [
    ['plain-provider', 'failing-provider', 'lead-connection'],
    (profile) => {
      delete profile.data!.lead
      without('providers', 'plain')(profile)
    },
  ],
  [['browser', 'hosted-flow'], removed('capabilities', 'browser')],
  [['hosted-flow'], removed('capabilities', 'hosted_flow')],
  [
    ['control-connect-sessions', 'hosted-flow', 'hosted-pages'],
    (profile) => {
      removed('capabilities', 'hosted_flow')(profile)
      withoutControl('connect-sessions')(profile)
    },
  ],
  [openFinance, (profile) => void delete profile.open_finance],
  [['open-finance-consent'], removedFrom('consents', 'valid')],
  [['open-finance-attributes'], removed('open_finance', 'required_attributes')],
  [['open-finance-other-provider'], removed('open_finance', 'other_base_url')],
  [['open-finance-blocked'], removed('open_finance', 'blocked_base_url')],
  [['open-finance-executed-payment'], removed('open_finance', 'executed_payment_path')],
  [['website-payment-role'], removedFrom('websites', 'payment_initiation')],
  [['website-account-role'], removedFrom('websites', 'account_information')],
  [['callback-address', 'callback-key'], (profile) => void delete profile.callbacks],
  [['callback-key'], (profile) => void delete profile.callbacks!.public_key_file],
  [['control-port', ...controls.map((one) => `control-${one}`)], (profile) => void delete profile.control],
]

describe('The capabilities of a profile', () => {
  test('are all offered by a full one', () => assert.deepEqual(missingIn(offeredBy(() => undefined)), []))

  for (const [index, [loses, change]] of losses.entries())
    test(`lose ${loses.join(', ')} and nothing else, and say what to give (${index + 1})`, () => {
      const offered = offeredBy(change)
      assert.deepEqual(missingIn(offered), loses)
      for (const name of loses as CapabilityName[]) {
        const missing = offered.get(name) as Reason
        assert.equal(missing.facts.capability, name)
        assert.ok(wordsOf(missing).endsWith(capabilities[name]), wordsOf(missing))
      }
    })

  test('are each lost by some change', () => {
    const lost = new Set<string>(losses.flatMap(([loses]) => loses))
    const left = names.filter((name) => !lost.has(name))
    assert.deepEqual(left, [])
  })

  test('say what lacks beside what is given', () => {
    const unfit = offeredBy(removed('data', 'oauth_login')).get('oauth-provider') as Reason
    assert.match(wordsOf(unfit), /^The profile gives an oauth provider but no data/)
  })
})

describe('A profile of its own', () => {
  const full = parseProfile(stringify(fullProfile(keys.privateKey)), { file: 'p.yaml', folder, environment: {} })
  const bare: Profile = {
    ...full,
    clients: [],
    providers: [],
    data: {},
    capabilities: { holder_info: false, custom_categories: false, exceeding_limits: false },
    callbacks: undefined,
    control: undefined,
    open_finance: undefined,
  }
  const offers = (over: Partial<Profile>): CapabilityName[] => {
    const offered = capabilitiesOf({ ...bare, ...over })
    return names.filter((name) => offered.get(name) === true)
  }
  const codeOf = (name: CapabilityName, over: Partial<Profile> = {}) => {
    const answer = capabilitiesOf({ ...bare, ...over }).get(name)
    return answer === true || answer === undefined ? answer : `${answer.code}${answer.facts.found ? ' found' : ''}`
  }
  const [main] = full.clients
  assert.ok(main)
  const live = { ...main, purpose: 'live' as const, private_key: undefined }
  const { browser, hosted_flow } = full.capabilities
  const own = bare.capabilities
  const controlled = (...offered: NonNullable<Profile['control']>['offers']) => {
    return { control: { ...full.control!, offers: offered } }
  }
  const pages = controlled('connect-sessions')
  const clock = controlled('clock')
  const browsing = { capabilities: full.capabilities }
  const providersOf = (isPlain: boolean) => {
    return { providers: full.providers.filter(({ purpose }) => (purpose === 'plain') === isPlain) }
  }
  const plain = providersOf(true)
  const openFinance = { open_finance: { ...full.open_finance!, consents: {} } }
  const consents = controlled('open-finance-consents')
  const connects = (over: Partial<Profile>) => offers(over).includes('lead-connection')
  const consented = (over: Partial<Profile>) => offers(over).includes('open-finance-consent')

  cases(
    'says what is wrong with what it gives',
    [codeOf('signing-client', { clients: [{ ...main, status: 'live' }] }), 'capability-unfit found'],
    [codeOf('signing-client', { clients: [{ ...main, key_type: 'app' }] }), 'capability-unfit found'],
    [codeOf('live-client', { clients: [live] }), 'capability-unfit found'],
    [codeOf('oauth-provider', { data: { oauth_login: full.data.oauth_login } }), 'capability-unfit found'],
    [codeOf('hosted-flow', { capabilities: { ...own, hosted_flow } }), 'capability-unfit found'],
    [codeOf('hosted-pages', { capabilities: { ...own, browser } }), 'capability-unfit found'],
    'makes its own connection of a lead where it completes pages at a plain provider',
    [connects({ ...pages, ...plain }) && connects({ ...browsing, ...plain }), true],
    [connects(pages) || connects(plain) || connects(browsing), false],
    [connects({ ...pages, ...providersOf(false) }) || connects({ ...clock, ...plain }), false],
    [offers(pages).includes('hosted-pages'), true],
    'makes consents of open finance by its control port',
    [consented({ ...consents, ...openFinance }), true],
    [consented(consents) || consented(openFinance) || consented({ ...clock, ...openFinance }), false],
  )
})
