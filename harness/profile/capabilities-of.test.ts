import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { stringify } from 'yaml'
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

/** What a profile offers when `change` has been made to the full one. */
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
const isOfOpenFinance = (name: string) => /^(open-finance|website|seal)(-|$)/.test(name)
const offers = (profile: Written, kept: string[]) => void (profile.control!.offers = kept)

const losses: Array<[loses: CapabilityName[], change: (profile: Written) => void]> = [
  [['second-client', 'logins-at-once'], without('clients', 'second')],
  [['live-client'], without('clients', 'live')],
  [['live-client'], (profile) => void delete profile.clients![2]!.private_key],
  [['app-client'], without('clients', 'app')],
  [['pending-client'], without('clients', 'pending')],
  [['disabled-client'], without('clients', 'disabled')],
  [['restricted-client'], without('clients', 'restricted')],
  [['keyless-client'], without('clients', 'keyless')],
  [['unenriched-client', 'barred-client'], without('clients', 'unenriched')],
  [['unencrypted-client'], without('clients', 'unencrypted')],
  [['unscoped-client'], without('clients', 'unscoped')],
  [['deactivated-client'], without('clients', 'deactivated')],
  [['clientless-client'], without('clients', 'clientless')],
  [['weak-client'], without('clients', 'weak')],
  [['weak-client'], changed('weak', { private_key: undefined })],
  [['weak-client'], changed('weak', { private_key: keys.privateKey })],
  [['uncertified-client'], without('clients', 'uncertified')],
  [['barred-client'], changed('unenriched', { status: 'pending' })],
  [['signing-client'], (profile) => void delete profile.clients![0]!.private_key_file],
  [['v3-keys'], (profile) => void delete profile.clients![0]!.v3],
  [['signing-client'], (profile) => void (profile.clients![0]!.status = 'live')],
  [['signing-client'], (profile) => void (profile.clients![0]!.key_type = 'app')],
  [['plain-provider', 'failing-provider'], without('providers', 'plain')],
  [['failing-provider'], (profile) => void Reflect.deleteProperty(profile.providers![0]!.credentials!, 'failing')],
  [['interactive-provider'], without('providers', 'interactive')],
  [['approval-provider'], without('providers', 'approval')],
  [['select-provider'], without('providers', 'select')],
  [['oauth-provider'], without('providers', 'oauth')],
  [['oauth-provider'], removed('data', 'oauth_login')],
  [['file-provider'], without('providers', 'file')],
  [['real-provider'], without('providers', 'real')],
  [['unsupported-payment-provider', 'keyless-payment-provider'], removed('data', 'payment_providers')],
  [['inactive-provider'], without('providers', 'inactive')],
  [['disabled-provider'], without('providers', 'disabled')],
  [['bare-provider'], without('providers', 'bare')],
  [['directive-provider'], without('providers', 'directive')],
  [['keyless-provider'], without('providers', 'keyless')],
  [
    ['v6-connection'],
    (profile) => {
      delete profile.data!.v6_connection
      profile.target!.interfaces = ['ais-v6']
    },
  ],
  [['v6-large-connection'], removed('data', 'v6_large_connection')],
  [['large-login'], removed('data', 'large_login')],
  [
    ['plain-provider', 'failing-provider', 'lead-connection'],
    (profile) => {
      delete profile.data!.lead
      without('providers', 'plain')(profile)
    },
  ],
  [['large-lead'], removed('data', 'large_lead')],
  [['encrypted-credentials'], removed('capabilities', 'encrypted_credentials')],
  [['holder-info'], removed('capabilities', 'holder_info')],
  [['custom-categories'], removed('capabilities', 'custom_categories')],
  [['login-limit'], removed('capabilities', 'login_limit')],
  [['logins-at-once'], removed('capabilities', 'logins_at_once')],
  [['connects-from-one-address'], removed('capabilities', 'connects_from_one_address')],
  [['exceeding-limits'], removed('capabilities', 'exceeding_limits')],
  [['second-address'], removed('capabilities', 'second_address')],
  [['browser', 'hosted-flow', 'hosted-pages'], removed('capabilities', 'browser')],
  [['home-url'], removed('data', 'home_url')],
  [['hosted-flow', 'hosted-pages'], removed('capabilities', 'hosted_flow')],
  [names.filter((name) => isOfOpenFinance(name)), (profile) => void delete profile.open_finance],
  [['open-finance-consent'], removedFrom('consents', 'valid')],
  [['open-finance-unauthorised-consent'], removedFrom('consents', 'unauthorised')],
  [['open-finance-revoked-consent'], removedFrom('consents', 'revoked')],
  [['open-finance-expired-consent'], removedFrom('consents', 'expired')],
  [['open-finance-attributes'], removed('open_finance', 'required_attributes')],
  [['open-finance-blocked'], removed('open_finance', 'blocked_base_url')],
  [['website-no-role'], removedFrom('websites', 'no_role')],
  [['website-payment-role'], removedFrom('websites', 'payment_initiation')],
  [['website-account-role'], removedFrom('websites', 'account_information')],
  [['website-expired'], removedFrom('websites', 'expired')],
  [['website-not-yet-valid'], removedFrom('websites', 'not_yet_valid')],
  [['website-self-signed'], removedFrom('websites', 'self_signed')],
  [['website-other-authority'], removedFrom('websites', 'other_authority')],
  [['seal-expired'], removedFrom('seals', 'expired')],
  [['seal-other-authority'], removedFrom('seals', 'other_authority')],
  [['seal-other'], removedFrom('seals', 'other')],
  [['callback-address', 'callback-key'], (profile) => void delete profile.callbacks],
  [['callback-key'], (profile) => void delete profile.callbacks!.public_key_file],
  [
    [
      'control-port',
      'control-clock',
      'control-client-status',
      'control-customer-lock',
      'control-login-status',
      'control-consents',
    ],
    (profile) => void delete profile.control,
  ],
  [['control-clock'], (profile) => offers(profile, ['client-status', 'customer-lock', 'login-status', 'consents'])],
  [['control-client-status'], (profile) => offers(profile, ['clock', 'customer-lock', 'login-status', 'consents'])],
  [['control-customer-lock'], (profile) => offers(profile, ['clock', 'client-status', 'login-status', 'consents'])],
  [['control-login-status'], (profile) => offers(profile, ['clock', 'client-status', 'customer-lock', 'consents'])],
  [['control-consents'], (profile) => offers(profile, ['clock', 'client-status', 'customer-lock', 'login-status'])],
]

describe('The capabilities of a profile', () => {
  test('are all offered by a full one', () => assert.deepEqual(missingIn(offeredBy(() => undefined)), []))

  for (const [index, [loses, change]] of losses.entries())
    test(`lose ${loses.join(', ')} and nothing else (${index + 1})`, () =>
      assert.deepEqual(missingIn(offeredBy(change)), loses))

  test('are each lost by some change', () => {
    const lost = new Set(losses.flatMap(([loses]) => loses))
    assert.deepEqual(
      names.filter((name) => !lost.has(name)),
      [],
    )
  })

  test('that are missing come with what to give', () => {
    for (const [loses, change] of losses) {
      const offered = offeredBy(change)
      for (const name of loses) {
        const missing = offered.get(name) as Reason
        assert.equal(missing.facts.capability, name)
        assert.ok(wordsOf(missing).endsWith(capabilities[name]), wordsOf(missing))
      }
    }
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
  const codeOf = (name: CapabilityName, over: Partial<Profile>) => {
    const answer = capabilitiesOf({ ...bare, ...over }).get(name)
    return answer === true || answer === undefined ? answer : [answer.code, Boolean(answer.facts.found)]
  }
  const [main] = full.clients
  assert.ok(main)

  test('that offers nothing misses everything', () => {
    assert.deepEqual(offers({}), [])
    for (const name of names) assert.deepEqual(codeOf(name, {}), ['capability-missing', false], name)
  })

  test('says what is wrong with what it gives', () => {
    const unfit = ['capability-unfit', true]
    assert.deepEqual(codeOf('signing-client', { clients: [{ ...main, status: 'live' }] }), unfit)
    assert.deepEqual(codeOf('signing-client', { clients: [{ ...main, key_type: 'app' }] }), unfit)
    const live = { ...main, purpose: 'live' as const, private_key: undefined }
    assert.deepEqual(codeOf('live-client', { clients: [live] }), unfit)
    assert.deepEqual(codeOf('oauth-provider', { data: { oauth_login: full.data.oauth_login } }), unfit)
    const { browser, hosted_flow } = full.capabilities
    assert.deepEqual(codeOf('hosted-flow', { capabilities: { ...bare.capabilities, hosted_flow } }), unfit)
    assert.deepEqual(codeOf('hosted-pages', { capabilities: { ...bare.capabilities, browser } }), unfit)
  })

  test('makes its own connection of a lead where it completes pages at a plain provider', () => {
    const providers = full.providers.filter(({ purpose }) => purpose === 'plain')
    const control = { ...full.control!, offers: ['connect-sessions' as const] }
    const has = (over: Partial<Profile>) => offers(over).includes('lead-connection')
    assert.ok(has({ control, providers }))
    assert.ok(has({ capabilities: full.capabilities, providers }))
    assert.ok(!has({ control }) && !has({ providers }) && !has({ capabilities: full.capabilities }))
    const others = full.providers.filter(({ purpose }) => purpose !== 'plain')
    assert.ok(!has({ control, providers: others }))
    assert.ok(!has({ control: { ...control, offers: ['clock'] }, providers }))
    assert.ok(offers({ control }).includes('hosted-pages'))
  })

  test('makes consents of open finance by its control port', () => {
    const control = { ...full.control!, offers: ['open-finance-consents' as const] }
    const open_finance = { ...full.open_finance!, consents: {} }
    const has = (over: Partial<Profile>) => offers(over).includes('open-finance-consent')
    assert.ok(has({ control, open_finance }))
    assert.ok(!has({ control }) && !has({ open_finance }))
    assert.ok(!has({ control: { ...control, offers: ['clock'] }, open_finance }))
  })
})
