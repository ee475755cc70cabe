import { dayOf } from '../../core/calendar.ts'
import { X509Certificate } from 'node:crypto'
import type { Client } from '../../harness/client/client.ts'
import { type KeyPairProfile, keyPairsOf, type OpenFinanceProfile } from '../../harness/profile/open-finance-profile.ts'
import { type DoctorLine, notGiven, ok, problem, warning } from '../../core/doctor-line.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ConsumerRequest, Sending, DoctorScene } from '../../harness/actions/scene/interface-behaviour.ts'
import { isJwsDraft, type JwsDraft, jwsDraft } from './actions/jws-draft.ts'
import { tryDigestForms } from './actions/digest-forms.ts'
import { OpenFinance } from './actions/open-finance.ts'
import type { PreparedRequest } from '../../harness/client/prepare.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** How the numbers of the two roles stand in a certificate: 0.4.0.19495.1.3 and 0.4.0.19495.1.2. */
const roles = [
  ['account-information', Buffer.from('060704008198270103', 'hex')],
  ['payment-initiation', Buffer.from('060704008198270102', 'hex')],
] as const

const fixes: Record<string, string> = {
  TARGET_UNTRUSTED: 'give the certificate authority of the target in open_finance.authority_file',
  TLS_REFUSED: 'the target refuses the website certificate: give one from an authority that it trusts',
  TARGET_UNREACHABLE: 'check that the server runs and that open_finance.base_url is its address',
  TLS_FAILED: 'check that open_finance.base_url is an https address',
}

/** What a consumer's test has an example of at most: Assay makes those of the profile. */
const made = new Set(['x-request-id', 'digest', 'x-jws-signature', 'content-type'])

/** Open finance, version 2. Its checks go by `OpenFinance`; what the others arrange is never asked of it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  send: (by, draft) =>
    isJwsDraft(draft) ? new OpenFinance(by).send(draft).then(({ exchange }) => exchange) : undefined,
  goodRequests: { 'create a consent': (scene) => new OpenFinance(scene).createConsent() },
  doctor: { ...usualBehaviour.doctor, own: certificateLines },
  forward: forwardRequest,
  gates: ['open-finance-v2/digest/of-exact-bytes', 'open-finance-v2/signature/accepted'],
  // It has one documented route: a consent is created. One that is ready may be read under in its place.
  preflight: async ({ run }) => {
    const sendPrepared = async (prepared: PreparedRequest) => {
      const exchange = await run.client.sendPrepared(prepared)
      run.note('ask whether the certificates are good', exchange)
      return exchange
    }
    const openFinance = new OpenFinance({ run, sendPrepared })
    const send = async (draft: JwsDraft) => (await openFinance.send(draft)).exchange
    await send(openFinance.createConsent())
    const ready = openFinance.section.consents.valid
    if (run.seen.accepted === 0 && ready !== undefined) await send(openFinance.read(ready))
    // A target that wants another form of Digest refuses everything, but not because of the certificates.
    if (run.seen.accepted === 0) await tryDigestForms(send, openFinance.createConsent())
    if (run.seen.accepted === 0 && ready !== undefined) await tryDigestForms(send, openFinance.read(ready))
  },
}

/** Sends the request of a consumer under the consent of its state, JWS-signed anew. */
async function forwardRequest(by: Sending, asked: ConsumerRequest): Promise<Exchange> {
  const { name, method, target, rawBody, values } = asked
  const headers = asked.headers.filter(([header]) => !made.has(header.toLowerCase()))
  const named = new Set(headers.map(([header]) => header.toLowerCase()))
  const consent = values['consent_id']
  if (typeof consent === 'string' && !named.has('consent-id') && !isConsentRoute(target))
    headers.push(['Consent-ID', consent])
  const draft = jwsDraft({ name, method, path: target, headers: Object.fromEntries(headers), rawBody })
  return (await new OpenFinance(by).send(draft)).exchange
}

/** A consent is named in the path of its own routes. */
function isConsentRoute(target: string): boolean {
  return target.startsWith('/v2/consents')
}

/** What is found of the section of the profile: every certificate, then whether the handshake works. One GET request is sent. */
async function* certificateLines({
  profile: { open_finance: section },
  client,
  now,
}: DoctorScene): AsyncGenerator<DoctorLine & { outOfReach?: boolean }> {
  if (!section) {
    yield notGiven('open-finance-v2', 'the profile claims it but gives no open_finance')
    return
  }
  for (const [path, pair] of keyPairsOf(section)) yield certificateLine(path, pair, now)
  yield await handshakeLine(section, client)
}

/** A certificate by its names, dates and roles. That its key fits was found when the profile was read. */
function certificateLine(path: readonly string[], { certificate }: KeyPairProfile, now: Date): DoctorLine {
  const subject = `certificate ${path.join('.')}`
  const { subject: name, validFrom, validTo, raw } = new X509Certificate(certificate)
  const [from, to] = [new Date(validFrom), new Date(validTo)]
  const carried = roles.filter(([, number]) => raw.includes(number)).map(([role]) => role)
  const said = `${name.replaceAll('\n', ', ')}, valid ${dayOf(from)} to ${dayOf(to)}, ${
    carried.length === 0 ? 'no role' : carried.join(' and ')
  }, its key fits`
  // The others are wrong on purpose.
  if (path.length > 1) return ok(subject, said)
  if (now > to) return problem(subject, said, 'it has expired: give a valid one')
  if (now < from) return problem(subject, said, 'it is not valid yet: give a valid one')
  if (path[0] === 'website' && !carried.includes('account-information'))
    return warning(subject, said, 'account-access consents need the account-information role')
  return ok(subject, said)
}

async function handshakeLine(
  { base_url, resource_path, website, authority }: OpenFinanceProfile,
  client: Client,
): Promise<DoctorLine> {
  const { certificate, key, passphrase } = website
  const tls = {
    certificate,
    key,
    ...(passphrase !== undefined && { passphrase }),
    ...(authority !== undefined && { authority }),
  }
  const url = `${base_url}${resource_path}`
  const { answer, trouble } = await client.sendPrepared({
    name: 'shake hands',
    method: 'GET',
    url,
    headers: [
      ['Accept', 'application/json'],
      ['Accept-Encoding', 'identity'],
    ],
    body: Buffer.alloc(0),
    rateLimited: 'waited-out',
    tls,
  })
  const subject = 'handshake'
  if (answer) return ok(subject, `${url} answers to the website certificate (status ${answer.status})`)
  const code = trouble?.code ?? 'TARGET_UNREACHABLE'
  const fix =
    fixes[code] ?? trouble?.message ?? 'check that the server runs and that open_finance.base_url is its address'
  return problem(subject, `${url} gives no answer (${code})`, fix)
}
