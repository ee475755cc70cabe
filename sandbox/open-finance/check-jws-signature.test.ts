import { createHmac, createPublicKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { a2, detached, hmacKey, rsa } from '../../core/test-support/published-signatures.ts'
import { cases } from '../../core/test-support/cases.ts'
import { makeKeys, type KeyPair } from '../basics/keys.ts'
import { createSandbox } from '../server/create-sandbox.ts'
import { readQualifiedStatements } from './check-certificate.ts'
import { evaluateDigest, evaluateJwsSignature } from './check-jws-signature.ts'
import { Refused } from './open-finance-call.ts'
import { openFinanceRules } from './rules/open-finance-rules.ts'

/*
 * Made with openssl alone: certificates by `req -x509`, `req -new` and `x509 -req`, their statements in the extension
 * 1.3.6.1.5.5.7.1.3 = ASN1:SEQUENCE of OID and UTF8 items. The signature, over the header and payload of the assertions
 * below:
 *   url64() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
 *   first=$(printf '%s' "$header" | url64)
 *   printf '%s.%s' "$first" "$payload" | openssl dgst -sha256 -sign seal.key | url64
 * The digest: `openssl dgst -sha256 -binary body | openssl base64 -A`.
 */
const file = (name: string) => readFileSync(new URL(`vectors/${name}`, import.meta.url), 'utf8')
const certificate = (name: string) => new X509Certificate(file(`${name}.pem`))
const value = file('signature.txt').trim()
const [first = '', , last = ''] = value.split('.')
const body = Buffer.from('{"access":{"accounts":[]},"validTo":"2999-12-31"}')
const digest = 'SHA-256=PyX0Ym0Ffy+FwSTavtLLtfLb/F/m1WqK0UmFSTP5i5g='
const ofNothing = 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
/** printf 'a\nb' | openssl dgst -sha256 -binary | openssl base64 */
const ofTwoLines = 'SHA-256=fhj3NzEbLcOy8mndeDlrA1HxT7Zu+oefdoyyMYGIPHg='
const call = {
  method: 'POST',
  path: '/v2/consents/account-access',
  // Node reads a non-ASCII byte of a header as one character.
  headers: { 'x-request-id': '99391c7e', digest, 'psu-id': 'J\u00e9r\u00f4me', accept: '*/*' },
}
const trusted = { authority: certificate('authority'), seal: certificate('seal') }
const sandbox = createSandbox({ keys: (await makeKeys()) as [KeyPair, ...KeyPair[]] })

/** The code of the refusal, or `passed`. */
function outcome(checked: () => void): string {
  try {
    checked()
    return 'passed'
  } catch (error) {
    if (error instanceof Refused) return error.problems[0].code
    throw error
  }
}
const after = (changed: Partial<typeof call>, given = value, by = trusted) =>
  outcome(() => evaluateJwsSignature(sandbox, { ...call, ...changed }, given, by))
const withHeaders = (changed: Record<string, string | undefined>) => after({ headers: { ...call.headers, ...changed } })
const digested = (bytes: Buffer | string, given: string) =>
  outcome(() => evaluateDigest(sandbox, { method: 'POST', body: Buffer.from(bytes), digest: given }))
const ofNoForm = [
  `${first}..${last}=a`,
  `${first}..*${last}`,
  `${first}. .${last}`,
  `${first}.${last}`,
  `..${last}`,
  '',
  '.',
  '..',
  'a.b.c',
  `${Buffer.from('[]').toString('base64url')}..${last}`,
  `${value}.`,
]
const unread = ['', digest.slice(8), digest.replace('256', '512'), digest.replace('=', ' '), `${digest}=`]

const { signature: jws, digest: digests } = openFinanceRules()
const published = createPublicKey({ key: { kty: 'RSA', n: rsa.n, e: 'AQAB' }, format: 'jwk' })
const verified = (payload: string) =>
  jws.verifies(published, jws.decode(rsa.signature) ?? Buffer.alloc(0), jws.signingInput(a2.first, payload))
const [head = '', , tail = ''] = jws.segments(detached) ?? []
const hello = digests.hashed(Buffer.from('{"hello": "world"}')).map((bytes) => digests.of(bytes))

cases(
  'A published RS256 signature is verified, and none over other bytes',
  [verified(`${a2.payload}=`), false],
  'A published payload is signed as it is, detached from its header',
  [createHmac('sha256', hmacKey).update(jws.signingInput(head, '$.02')).digest(), jws.decode(tail)],
  'A published digest is found among those of its body',
  [hello[0], 'SHA-256=X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE='],
  'A JWS signature that openssl made holds, also with padding',
  [after({}, `${first}..${last}==`), 'passed'],
  'It fails after a change of the method, the path or a signed header, and of their presence',
  ...[
    after({ method: 'PUT' }),
    after({ path: '/v2/consents/payment' }),
    withHeaders({ 'x-request-id': '99391c7f' }),
    withHeaders({ digest: ofNothing }),
    withHeaders({ 'psu-id': 'Jerome' }),
    withHeaders({ 'psu-id': undefined }),
    withHeaders({ 'api-contract-id': '1' }),
    withHeaders({ 'psu-corporate-id': '' }),
    withHeaders({ 'client-redirect-uri': 'https://a' }),
  ].map((code) => [code, 'SIGNATURE_INVALID'] as const),
  'It holds after a change of a header that is not signed',
  [withHeaders({ accept: 'application/json', 'consent-id': '1' }), 'passed'],
  'It fails with anything that is no base64url in three segments',
  ...ofNoForm.map((one) => [after({}, one), 'SIGNATURE_INVALID', one] as const),
  'It is of no use under another authority',
  [after({}, value, { ...trusted, authority: certificate('website') }), 'CERTIFICATE_INVALID'],
  'Statements that openssl wrote are read',
  [
    readQualifiedStatements(certificate('website')),
    { types: ['website'], roles: ['payment-initiation', 'account-information'] },
  ],
  [readQualifiedStatements(trusted.authority), { types: [], roles: [] }],
  'A digest of openssl holds, blanks around the body and CRLF within being normalised',
  [digested(`\r\n \t${body.toString()} \v\f\n`, digest), 'passed'],
  [digested(' \r\n', ofNothing), 'passed'],
  [['a\nb', 'a\r\nb', 'a\rb'].map((text) => digested(text, ofTwoLines)), ['passed', 'passed', 'SIGNATURE_INVALID']],
  'A digest of the body as received holds too',
  [digested(' {}\r\n', 'SHA-256=2NqiW6TiTUu/ToNBgI8SPn5rmlS+hXcdpW7k1ZpP+U0='), 'passed'],
  'A digest of other bytes, or that cannot be read, is refused',
  [digested(body, ofNothing), 'SIGNATURE_INVALID'],
  ...unread.map((one) => [digested(body, one), 'FORMAT_ERROR', one] as const),
)
