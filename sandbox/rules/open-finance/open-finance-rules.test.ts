import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { after, before, test } from 'node:test'
import { makeTestSet, type TestSet } from '../../../certificates/test-set.ts'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { askOpenFinance, type OpenFinanceAsking } from '../../test-support/open-finance-asking.ts'
import { openFinanceRules } from './open-finance-rules.ts'

type Rules = ReturnType<typeof openFinanceRules>

const consents = '/v2/consents/account-access'
const right = { body: JSON.stringify({ access: { accounts: [] }, validTo: '2999-12-31' }) }
const ofNothing = 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const noBody = { access: {}, validTo: '' }

let made: TestSet
let running: RunningSandbox
before(async () => {
  made = await makeTestSet(['127.0.0.1'])
  running = await startSandbox({ seed: 1, openFinance: { certificates: made } })
})
after(() => running.close())

const changedProperty = (name: string, value: unknown): OpenFinanceAsking => ({
  ...right,
  properties: (header) => ({ ...header, [name]: value }),
})
const unheld = (name: string) => (rules: Rules) => (rules.signature.properties[name] = () => true)
const withWebsite = (name: keyof TestSet['certificates']) => (): OpenFinanceAsking => ({
  ...right,
  website: made.certificates[name],
})
const withSeal = (name: keyof TestSet['certificates']) => (): OpenFinanceAsking => ({
  ...right,
  seal: made.certificates[name],
})
const under = (state: 'revoked' | 'expired' | 'unauthorised') => (): OpenFinanceAsking => ({
  headers: { 'consent-id': running.openFinance!.consents[state] },
})

interface Seam {
  rule: string
  asking: OpenFinanceAsking | (() => OpenFinanceAsking)
  at?: string
  /** What a right sandbox answers, and what one does whose rule is broken. */
  held: string
  broken: string
  breaks: (rules: Rules) => unknown
}

const seams: Seam[] = [
  ...(
    [
      ['typ', 'JWT'],
      ['alg', 'RS512'],
      ['b64', true],
      ['crit', ['b64']],
      ['sigT', 'now'],
      ['aud', 'GET /v2/consents'],
    ] as const
  ).map(([name, value]) => ({
    rule: name,
    asking: changedProperty(name, value),
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: unheld(name),
  })),
  {
    rule: 'sigD.pars',
    asking: { ...right, altered: { 'psu-id': 'not covered' } },
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: unheld('sigD.pars'),
  },
  {
    rule: 'the empty middle segment',
    asking: { ...right, signature: (value) => value.replace('..', '.AAAA.') },
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: (rules) => (rules.signature.middleAllowed = () => true),
  },
  {
    rule: 'the bytes that are signed',
    asking: { ...right, altered: { 'x-request-id': 'another' } },
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: (rules) => (rules.signature.verifies = () => true),
  },
  {
    rule: 'the key of x5c',
    asking: () => ({
      ...right,
      seal: { certificate: made.certificates.seal.certificate, key: made.certificates.server.key },
    }),
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: (rules) =>
      (rules.signature.verifies = (_key, signature, input) =>
        verify('sha256', input, made.certificates.server.certificate, signature)),
  },
  {
    rule: 'that requests are signed',
    asking: { ...right, altered: { 'x-jws-signature': undefined } },
    held: '401 SIGNATURE_MISSING',
    broken: '201',
    breaks: (rules) => (rules.signature.required = () => false),
  },
  {
    rule: 'the digest',
    asking: { ...right, digest: ofNothing },
    held: '401 SIGNATURE_INVALID',
    broken: '201',
    breaks: (rules) => (rules.digest.compared = () => false),
  },
  {
    rule: 'the normalised body',
    asking: { body: ` ${right.body}`, digest: openFinanceRules().digest.of(Buffer.from(right.body)) },
    held: '201',
    broken: '401 SIGNATURE_INVALID',
    breaks: (rules) => (rules.digest.hashed = (body) => [body]),
  },
  {
    rule: 'that there is a certificate',
    asking: { ...right, website: null },
    held: '401 CERTIFICATE_INVALID',
    broken: '201',
    breaks: (rules) => (rules.certificates.required = false),
  },
  ...(
    [
      ['website-expired', '401 CERTIFICATE_EXPIRED', (rules) => (rules.certificates.expired = () => false)],
      ['website-not-yet-valid', '401 CERTIFICATE_INVALID', (rules) => (rules.certificates.notYetValid = () => false)],
      ['website-self-signed', '401 CERTIFICATE_INVALID', (rules) => (rules.certificates.certified = () => true)],
      ['website-other-authority', '401 CERTIFICATE_INVALID', (rules) => (rules.certificates.certified = () => true)],
      ['website-payment-initiation', '401 CERTIFICATE_INVALID', (rules) => (rules.certificates.allows = () => true)],
    ] satisfies Array<[keyof TestSet['certificates'], string, (rules: Rules) => unknown]>
  ).map(([name, held, breaks]) => ({
    rule: name,
    asking: withWebsite(name),
    held,
    broken: '201',
    breaks,
  })),
  {
    rule: 'that the certificate carries a role',
    asking: withWebsite('website-no-role'),
    held: '401 CERTIFICATE_INVALID',
    broken: '201',
    breaks(rules) {
      rules.certificates.carriesRole = () => true
      rules.certificates.allows = () => true
    },
  },
  {
    rule: 'that the seal certificate has not expired',
    asking: withSeal('seal-expired'),
    held: '401 CERTIFICATE_EXPIRED',
    broken: '201',
    breaks: (rules) => (rules.certificates.expired = () => false),
  },
  {
    rule: 'a code',
    asking: { ...right, altered: { 'x-jws-signature': undefined } },
    held: '401 SIGNATURE_MISSING',
    broken: '401 SIGNATURE_INVALID',
    breaks: (rules) => (rules.errors.codeSent = () => 'SIGNATURE_INVALID'),
  },
  {
    rule: 'a status',
    asking: { method: 'PUT' },
    held: '405 SERVICE_INVALID',
    broken: '404 SERVICE_INVALID',
    breaks: (rules) => (rules.errors.statuses.SERVICE_INVALID = 404),
  },
  {
    rule: 'several problems at once',
    asking: { body: JSON.stringify(noBody) },
    held: '400 FORMAT_ERROR FORMAT_ERROR',
    broken: '400 FORMAT_ERROR',
    breaks: (rules) => (rules.errors.reported = ([first]) => (first ? [first] : [])),
  },
  {
    rule: 'validation',
    asking: { body: JSON.stringify(noBody) },
    held: '400 FORMAT_ERROR FORMAT_ERROR',
    broken: '201',
    breaks: (rules) => (rules.format.refused = () => []),
  },
  ...(
    [
      ['revoked', '401 CONSENT_INVALID'],
      ['unauthorised', '401 CONSENT_INVALID'],
      ['expired', '401 CONSENT_EXPIRED'],
    ] as const
  ).map(([state, held]) => ({
    rule: `a consent that is ${state}`,
    at: '/v2/accounts',
    asking: under(state),
    held,
    broken: '200',
    breaks: (rules: Rules) => (rules.consents.codeOf = () => undefined),
  })),
]

async function outcome({ asking, at = consents }: Seam, breaks?: Seam['breaks']): Promise<string> {
  running.sandbox.rules.openFinance = openFinanceRules()
  breaks?.(running.sandbox.rules.openFinance)
  const { status, codes } = await askOpenFinance(
    running.openFinance!,
    at,
    typeof asking === 'function' ? asking() : asking,
  )
  return [status, ...codes].join(' ')
}

for (const seam of seams) {
  test(`one place decides on ${seam.rule}: ${seam.held}, broken ${seam.broken}`, async () => {
    assert.equal(await outcome(seam), seam.held)
    assert.equal(await outcome(seam, seam.breaks), seam.broken)
  })
}
