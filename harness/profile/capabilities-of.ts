import { createPrivateKey } from 'node:crypto'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { capabilities, type CapabilityName } from '../../core/capability.ts'
import { barredClients } from './barred-clients.ts'
import { byPerson } from './flow-script.ts'
import type { ClientProfile, Profile } from './profile.ts'

/** Whether a profile offers each capability: `true`, or the reason with what to provide. */
export function capabilitiesOf(profile: Profile): Map<CapabilityName, true | Reason> {
  const names = Object.keys(capabilities) as CapabilityName[]
  return new Map(names.map((name) => [name, offered(name, profile)]))
}

function offered(name: CapabilityName, profile: Profile): true | Reason {
  const answer = (rules[name] ?? namedRule(name))(profile)
  if (answer === true) return true
  if (answer === false) return because('capability-missing', { capability: name })
  return because('capability-unfit', { capability: name, found: answer })
}

/** True; false where nothing is given; or the mistake in the given values. */
type Rule = (profile: Profile) => boolean | string

const rules: Partial<Record<CapabilityName, Rule>> = {
  'v3-keys': (profile) => Boolean(client(profile, 'main')?.v3),
  'signing-client': (profile) => {
    const main = client(profile, 'main')
    if (main?.status === 'live') return 'The main client is in live status'
    if (main?.key_type === 'app') return 'The main client has an app key'
    return Boolean(main?.private_key)
  },
  'live-client': (profile) => {
    const live = client(profile, 'live')
    return live && !live.private_key ? 'The client with purpose live has no private key' : Boolean(live)
  },
  'weak-client': (profile) => {
    const weak = client(profile, 'weak')
    if (!weak) return false
    if (!weak.private_key) return 'The client with purpose weak has no private key'
    const bits = bitsOf(weak.private_key)
    return bits < 2048 ? true : `The key of the client with purpose weak has ${bits} bits`
  },
  'barred-client': (profile) => barredClients(profile).length > 0,
  'failing-provider': ({ providers }) =>
    providers.some(({ purpose, credentials }) => purpose === 'plain' && credentials?.failing !== undefined),
  'oauth-provider': (profile) => {
    const provider = hasProvider(profile, 'oauth')
    const login = profile.data.oauth_login !== undefined
    if (provider && !login) return 'The profile gives an oauth provider but no data.oauth_login'
    if (login && !provider) return 'The profile gives data.oauth_login but no provider with purpose oauth'
    return provider
  },
  'large-login': (profile) => profile.data.large_login !== undefined,
  // A connection through another version also suffices: see profile-in-dialect.
  'v6-connection': (profile) => profile.data.v6_connection !== undefined,
  'v6-large-connection': (profile) => profile.data.v6_large_connection !== undefined,
  'lead-connection': (profile) => {
    const completes = controls(profile, 'connect-sessions') || completesPages(profile) === true
    return profile.data.lead !== undefined || (completes && hasProvider(profile, 'plain'))
  },
  'large-lead': (profile) => profile.data.large_lead !== undefined,
  'encrypted-credentials': (profile) => profile.capabilities.encrypted_credentials !== undefined,
  'holder-info': (profile) => profile.capabilities.holder_info,
  'custom-categories': (profile) => profile.capabilities.custom_categories,
  'callback-address': (profile) => profile.callbacks !== undefined,
  'callback-key': ({ callbacks }) => callbacks?.public_key !== undefined,
  'control-port': (profile) => profile.control !== undefined,
  'login-limit': (profile) => profile.capabilities.login_limit !== undefined,
  'logins-at-once': (profile) => limitOf(profile, profile.capabilities.logins_at_once),
  'connects-from-one-address': (profile) => limitOf(profile, profile.capabilities.connects_from_one_address),
  'exceeding-limits': (profile) => profile.capabilities.exceeding_limits,
  'second-address': (profile) => profile.capabilities.second_address !== undefined,
  'open-finance': ({ open_finance }) => open_finance !== undefined,
  'open-finance-consent': (profile) => hasConsent(profile, 'valid'),
  'open-finance-attributes': ({ open_finance }) => (open_finance?.required_attributes.length ?? 0) > 0,
  'open-finance-other-provider': ({ open_finance }) => open_finance?.other_base_url !== undefined,
  'open-finance-blocked': ({ open_finance }) => open_finance?.blocked_base_url !== undefined,
  'open-finance-executed-payment': ({ open_finance }) => open_finance?.executed_payment_path !== undefined,
  'website-payment-role': ({ open_finance }) => open_finance?.websites.payment_initiation !== undefined,
  'website-account-role': ({ open_finance }) => open_finance?.websites.account_information !== undefined,
  browser: (profile) => profile.capabilities.browser !== undefined,
  'home-url': ({ data }) => data.home_url !== undefined,
  'hosted-flow': (profile) => asksPerson(profile) || completesPages(profile),
  'hosted-pages': (profile) => controls(profile, 'connect-sessions') || completesPages(profile),
}

const known = new Map<string, number>()

/** The size of a key in bits. Cached, because reading a key is slow and every interface asks. */
function bitsOf(key: string): number {
  const bits = known.get(key) ?? createPrivateKey(key).asymmetricKeyDetails?.modulusLength ?? 0
  known.set(key, bits)
  return bits
}

/** Kinds of capabilities named after a word of the profile: `second-client`, `seal-other`. */
const kinds: ReadonlyArray<readonly [RegExp, (profile: Profile, word: string) => boolean]> = [
  [/^(.+)-client$/, (profile, word) => client(profile, word) !== undefined],
  [/^(.+)-payment-provider$/, ({ data }, word) => data.payment_providers?.some((one) => one.purpose === word) ?? false],
  [/^(.+)-provider$/, hasProvider],
  [/^control-(.+)$/, controls],
  [/^open-finance-(.+)-consent$/, hasConsent],
  [/^website-(.+)$/, ({ open_finance }, word) => isGiven(open_finance?.websites, word)],
  [/^seal-(.+)$/, ({ open_finance }, word) => isGiven(open_finance?.seals, word)],
]

function namedRule(name: CapabilityName): Rule {
  for (const [form, rule] of kinds) {
    const word = form.exec(name)?.[1]
    if (word !== undefined) return (profile) => rule(profile, word)
  }
  throw new Error(`CAPABILITY_UNKNOWN: nothing says whether a profile offers ${name}`)
}

function isGiven(group: Readonly<Record<string, unknown>> | undefined, word: string): boolean {
  return group?.[word.replaceAll('-', '_')] !== undefined
}

/** Whether a limit and the client that tests it are given. */
function limitOf(profile: Profile, limit: { client: ClientProfile['purpose'] } | undefined): boolean | string {
  if (limit === undefined) return false
  const { client: purpose } = limit
  return client(profile, purpose) ? true : `The profile gives a limit of the client ${purpose} but no such client`
}

/** Whether a person visits hosted pages. They visit only pages that are evaluated, not those of a set-up. */
function asksPerson({ capabilities }: Profile): boolean {
  return capabilities.hosted_flow === byPerson
}

function completesPages({ capabilities: { browser, hosted_flow } }: Profile): boolean | string {
  if (hosted_flow === byPerson) return false
  if (hosted_flow !== undefined && browser === undefined)
    return 'The profile gives a script for hosted pages but no browser'
  if (browser !== undefined && hosted_flow === undefined)
    return 'The profile gives a browser but no script for hosted pages'
  return hosted_flow !== undefined
}

function client(profile: Profile, purpose: string): ClientProfile | undefined {
  return profile.clients.find((candidate) => candidate.purpose === purpose)
}

function hasProvider(profile: Profile, purpose: string): boolean {
  return profile.providers.some((provider) => provider.purpose === purpose)
}

function hasConsent(profile: Profile, state: string): boolean {
  const { open_finance } = profile
  const made = open_finance !== undefined && controls(profile, 'open-finance-consents')
  return made || isGiven(open_finance?.consents, state)
}

function controls(profile: Profile, offer: string): boolean {
  return profile.control?.offers.some((one) => one === offer) ?? false
}
