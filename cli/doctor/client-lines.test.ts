import { describe, test } from 'node:test'
import type { ClientProfile } from '../../harness/profile/profile.ts'
import { keyPair } from '../../harness/profile/test-support/full-profile.ts'
import { answered, refused, unanswered } from '../test-support/answered.ts'
import { clientLine, signatureLine, unsignedLine } from './client-lines.ts'
import { is } from '../test-support/is-line.ts'

const listed = answered(200, { data: [] })

function client(status: ClientProfile['status'], rest: Partial<ClientProfile> = {}): ClientProfile {
  return { purpose: 'main', status, key_type: 'service', app_id: 'a', secret: 's', ...rest }
}

describe('A client', () => {
  test('is what it states to be', () => {
    is(clientLine(client('test'), listed), 'ok', /keys accepted, status test/)
    is(clientLine(client('pending'), listed), 'ok', /pending/)
    is(clientLine(client('pending'), refused('ClientPending')), 'ok', /is pending, as the profile says/)
    is(clientLine(client('disabled'), refused('ClientDisabled', 404)), 'ok', /is disabled, as the profile says/)
    is(clientLine(client('restricted'), refused('ClientRestricted')), 'ok', /is restricted, as the profile says/)
    is(clientLine(client('test', { key_type: 'app' }), refused('AppsRestricted')), 'ok', /may not list countries/)
    const barred = client('test', { no_access_to: ['GET /api/v4/countries'] })
    is(clientLine(barred, refused('ActionNotAllowed')), 'ok', /may not list countries/)
    const unenriched = client('test', { purpose: 'unenriched' })
    is(clientLine(unenriched, refused('ActionNotAllowed')), 'ok', /may not list countries/)
  })

  test('has keys that are refused', () => {
    for (const name of ['ApiKeyNotFound', 'ClientNotFound'])
      is(clientLine(client('test'), refused(name)), 'problem', /check app_id and secret/)
  })

  test('has a key that a server must refuse', () => {
    for (const purpose of ['deactivated', 'clientless'] as const) {
      const own = client('test', { purpose })
      is(clientLine(own, refused('ClientNotFound')), 'ok', /refused \(ClientNotFound\), as the profile says/)
      is(clientLine(own, listed), 'warning', /the server does not refuse it/)
    }
  })

  test('has a different status than it states', () => {
    is(clientLine(client('test'), refused('ClientDisabled')), 'problem', /is disabled, not test/)
    is(clientLine(client('disabled'), refused('ClientPending')), 'problem', /is pending, not disabled/)
    is(clientLine(client('test'), refused('MissingSignature')), 'problem', /status: live/)
    is(clientLine(client('disabled'), listed), 'warning', /is disabled in the profile/)
    is(clientLine(client('restricted'), listed), 'warning', /is restricted in the profile/)
  })

  test('is refused for a different reason, or not answered', () => {
    is(clientLine(client('test'), refused('AppsRestricted')), 'problem', /may not list countries: AppsRestricted/)
    is(clientLine(client('test'), answered(500)), 'problem', /status 500 and no JSON/)
    is(clientLine(client('test'), unanswered()), 'warning', /TARGET_UNREACHABLE/)
  })
})

describe('A live client', () => {
  test('is refused without a signature', () => {
    is(unsignedLine(client('live'), refused('MissingSignature')), 'ok', /unsigned request is refused/)
    is(unsignedLine(client('live'), refused('MissingExpiresAt')), 'ok', /refused/)
  })
  test('that is not refused is odd, whoever is wrong', () => {
    is(unsignedLine(client('live'), listed), 'warning', /status 200/)
    is(unsignedLine(client('live'), refused('ApiKeyNotFound')), 'warning', /ApiKeyNotFound/)
  })
})

describe('A key pair', () => {
  const keyed = client('test', { private_key: keyPair().privateKey })
  test('fits where a good signature is accepted and a corrupted one refused', () =>
    is(signatureLine(keyed, listed, refused('SignatureNotMatch')), 'ok', /corrupted one is refused/))
  test('does not fit where a good signature is refused', () => {
    is(signatureLine(keyed, refused('SignatureNotMatch')), 'problem', /register the public half/)
    is(signatureLine(keyed, refused('PublicKeyNotProvided')), 'problem', /register its public key/)
    is(signatureLine({ ...keyed, purpose: 'keyless' }, refused('PublicKeyNotProvided')), 'ok', /as the profile says/)
    is(signatureLine(keyed, refused('RequestExpired')), 'problem', /correct the clock/)
    is(signatureLine(keyed, refused('ApiKeyNotFound')), 'warning', /ApiKeyNotFound/)
  })
  test('is not seen where a corrupted signature is accepted too', () =>
    is(signatureLine(keyed, listed, listed), 'warning', /does not verify/))
})
