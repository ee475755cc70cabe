import { cases } from '../../core/test-support/cases.ts'
import type { ClientProfile, ProviderProfile, ProviderPurpose } from '../../harness/profile/profile.ts'
import { keyPair } from '../../harness/profile/test-support/full-profile.ts'
import { answered, refused, unanswered } from '../test-support/answered.ts'
import { lineText } from '../test-support/line-text.ts'
import { askedCapabilities } from './examine.ts'
import { clientLine, signatureLine, unsignedLine } from './client-lines.ts'
import { providerLine } from './provider-lines.ts'

type Exchanged = ReturnType<typeof answered>

const listed = answered(200, { data: [] })
function client(status: ClientProfile['status'], rest: Partial<ClientProfile> = {}): ClientProfile {
  return { purpose: 'main', status, key_type: 'service', app_id: 'a', secret: 's', ...rest }
}
const seen = (status: ClientProfile['status'], answer: Exchanged, rest: Partial<ClientProfile> = {}) =>
  lineText(clientLine(client(status, rest), answer))
const unsigned = (answer: Exchanged) => lineText(unsignedLine(client('live'), answer))
const keyed = client('test', { private_key: keyPair().privateKey })
const signed = (good: Exchanged, corrupted?: Exchanged, own = keyed) => lineText(signatureLine(own, good, corrupted))

const login = { name: 'login', nature: 'text', optional: false }
const password = { name: 'password', nature: 'password', optional: false }
const memo = { name: 'memo', nature: 'text', optional: true }
const branch = { name: 'branch', nature: 'select', field_options: [{ option_value: 'north' }] }
const sms = { name: 'sms', nature: 'text' }

/** The line for a provider of this purpose whose detail has these changes. */
function shown(purpose: ProviderPurpose, change: object | Exchanged = {}, rest: Partial<ProviderProfile> = {}) {
  const typed = { login: 'CANARY', password: 'CANARY' }
  const credentials = { succeed: typed, fail: typed }
  const provider = { purpose, code: 'a_xf', country_code: 'XF', fake: true, credentials, ...rest }
  const plain = { mode: 'web', status: 'active', country_code: 'XF', interactive: false, holder_info: ['names'] }
  const data = { ...plain, required_fields: [login, password], interactive_fields: [], ...change }
  return lineText(providerLine(provider, 'request' in change ? change : answered(200, { data })))
}
const choosing = (option: string) =>
  shown('select', { required_fields: [branch] }, { credentials: { succeed: { branch: option } } })

const asksFor = (name: string, ...capabilities: string[]) =>
  capabilities.map((one) => askedCapabilities([name]).has(one as never))

cases(
  'A client is what it states to be',
  [seen('test', listed), /^ok .*keys accepted, status test/],
  [seen('pending', listed), /^ok .*pending/],
  [seen('pending', refused('ClientPending')), /^ok .*is pending, as the profile says/],
  [seen('test', refused('AppsRestricted'), { key_type: 'app' }), /^ok .*may not list countries/],
  [
    seen('test', refused('ActionNotAllowed'), { no_access_to: ['GET /api/v4/countries'] }),
    /^ok .*may not list countries/,
  ],
  [seen('test', refused('ActionNotAllowed'), { purpose: 'unenriched' }), /^ok .*may not list countries/],
  'A server without the route says nothing of its clients',
  [seen('test', answered(404, { detail: 'Not found' })), /^warning .*there is no route to list countries \(.*404\)/],
  'A client has keys that are refused, or that a server must refuse',
  [seen('test', refused('ApiKeyNotFound')), /^problem .*check app_id and secret/],
  ...(['deactivated', 'clientless'] as const).flatMap((purpose) => [
    [seen('test', refused('ClientNotFound'), { purpose }), /^ok .*refused \(ClientNotFound\), as the/] as const,
    [seen('test', listed, { purpose }), /^warning .*the server does not refuse it/] as const,
  ]),
  'A client has a different status than it states',
  [seen('test', refused('ClientDisabled')), /^problem .*is disabled, not test/],
  [seen('disabled', refused('ClientPending')), /^problem .*is pending, not disabled/],
  [seen('test', refused('MissingSignature')), /^problem .*status: live/],
  [seen('disabled', listed), /^warning .*is disabled in the profile/],
  'A client is refused for a different reason, or not answered',
  [seen('test', refused('AppsRestricted')), /^problem .*may not list countries: AppsRestricted/],
  [seen('test', answered(500)), /^problem .*status 500 and no JSON/],
  [seen('test', unanswered()), /^warning .*TARGET_UNREACHABLE/],
  'A live client is refused without a signature; that it is not is odd, whoever is wrong',
  [unsigned(refused('MissingSignature')), /^ok .*unsigned request is refused/],
  [unsigned(listed), /^warning .*status 200/],
  [unsigned(refused('ApiKeyNotFound')), /^warning .*ApiKeyNotFound/],
  'A key pair fits where a good signature is accepted and a corrupted one refused',
  [signed(listed, refused('SignatureNotMatch')), /^ok .*corrupted one is refused/],
  [signed(listed, listed), /^warning .*does not verify/],
  'A key pair does not fit where a good signature is refused',
  [signed(refused('SignatureNotMatch')), /^problem .*register the public half/],
  [signed(refused('PublicKeyNotProvided')), /^problem .*register its public key/],
  [signed(refused('PublicKeyNotProvided'), undefined, { ...keyed, purpose: 'keyless' }), /^ok .*as the profile says/],
  [signed(refused('RequestExpired')), /^problem .*correct the clock/],
  [signed(refused('ApiKeyNotFound')), /^warning .*ApiKeyNotFound/],
  'A provider is what its purpose says',
  [shown('plain'), /^ok .*mode web and status active/],
  [shown('oauth', { mode: 'oauth' }, { credentials: undefined }), /^ok .*oauth/],
  [shown('file', { mode: 'file' }, { credentials: undefined }), /^ok .*file/],
  [shown('inactive', { status: 'inactive' }), /^ok .*inactive/],
  [shown('bare', { holder_info: [] }), /^ok .*active/],
  'A provider is not there, or not what its purpose says',
  [shown('plain', refused('ProviderNotFound', 404)), /^problem .*ProviderNotFound.*check its code/],
  [shown('plain', answered(200, { data: null })), /^problem .*not an object/],
  [shown('plain', { country_code: 'NO' }), /^problem .*country is NO, not XF/],
  [shown('plain', { status: 'inactive' }), /^problem .*status is inactive, not active/],
  [shown('inactive'), /^problem .*status is active, not inactive/],
  [shown('oauth'), /^problem .*mode is web, not oauth/],
  [shown('plain', { interactive: true }), /^problem .*it is interactive/],
  [shown('interactive'), /^problem .*not interactive/],
  [shown('select'), /^problem .*no select field/],
  [shown('bare'), /^problem .*supplies holder info/],
  'Credentials have the names of the required fields, and no others; optional ones may be left out',
  [shown('plain', { required_fields: [login, password, memo] }), /^ok .*active/],
  [shown('plain', { required_fields: [login, password, sms] }), /^problem .*succeed lacks sms/],
  [
    shown('plain', { required_fields: [login] }),
    /^problem .*credentials\.fail has fields the provider does not ask for \(it asks for login\)/,
  ],
  'Credentials choose an option that the select field has',
  [choosing('north'), /^ok .*active/],
  [choosing('south'), /^problem .*credentials\.succeed\.branch is not one of the options/],
  'Version 4 asks for logins, and for no certificate',
  [asksFor('ais-v4', 'large-login', 'interactive-provider', 'second-client'), [true, true, true]],
  [asksFor('ais-v4', 'seal-expired', 'keyless-payment-provider'), [false, false]],
  'An interface of few routes asks for what stands in there',
  [asksFor('partners-v1', 'large-lead', 'lead-connection'), [true, true]],
  [asksFor('partners-v1', 'large-login', 'file-provider'), [false, false]],
)
