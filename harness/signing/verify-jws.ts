import { headerOf } from '../../core/exchange.ts'
import type { X509Certificate } from 'node:crypto'
import { digestOf, sha256Of } from './digest.ts'
import { httpHeadersMechanism } from './protected-header.ts'
import { type ReadJws, readJws } from './read-jws.ts'
import { audienceOf, parsOf, payloadOf, type JwsRequest } from './jws-request.ts'
import { signingInputOf, verifiesRs256 } from './signing-input.ts'

export interface JwsStep {
  /** The checked item, for people. */
  what: string
  held: boolean
  wanted: string
  got: string
}

/** The steps and the result of checking a JWS signature. */
export interface JwsVerdict {
  held: boolean
  steps: JwsStep[]
  read: ReadJws
  /** The bytes that had to be signed; undefined where a signed header is missing. */
  signingInput: string | undefined
}

/**
 * Verifies a request's Digest and x-jws-signature with the certificate in x5c. `now` is the moment of arrival. Source:
 * Open-finance / Authentication, Digest rule and x-jws-signature rule.
 */
export function verifyJws(request: JwsRequest, now: Date): JwsVerdict {
  const value = headerOf(request, 'x-jws-signature') ?? ''
  const read = readJws(value)
  const pars = read.protectedHeader?.sigD?.pars
  const payload = Array.isArray(pars) ? payloadOf(request, pars) : undefined
  const signingInput = payload === undefined || !read.segments ? undefined : signingInputOf(read.segments[0], payload)
  const steps = [
    digestStep(request),
    formStep(value, read),
    ...propertySteps(request, read),
    certificateStep(read.certificate, now),
    signatureStep(read, signingInput),
  ]
  return { held: steps.every(({ held }) => held), steps, read, signingInput }
}

function digestStep(request: JwsRequest): JwsStep {
  const wanted = digestOf(request.body)
  const got = headerOf(request, 'digest') ?? 'no Digest'
  const asReceived = sha256Of(request.body)
  // A digest of the unnormalized bytes also counts, because some read the rule so.
  return { what: 'Digest of the body', held: got === wanted || got === asReceived, wanted, got }
}

function formStep(value: string, { segments, protectedHeader }: ReadJws): JwsStep {
  const base64url = /^[\w-]+={0,2}$/
  const held = segments?.[1] === '' && base64url.test(segments[0]) && base64url.test(segments[2])
  const got =
    value === ''
      ? 'no x-jws-signature'
      : segments
        ? `${segments.map((one) => one.length).join(', ')} characters`
        : 'other parts'
  return {
    what: 'three segments, the middle one empty',
    held: held && protectedHeader !== undefined,
    wanted: 'base64url of a JSON object, nothing, base64url of the signature',
    got,
  }
}

function propertySteps(request: JwsRequest, { protectedHeader: header = {} }: ReadJws): JwsStep[] {
  const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing'
  const same = (what: string, wanted: unknown, got: unknown): JwsStep => ({
    what,
    held: shown(wanted) === shown(got),
    wanted: shown(wanted),
    got: shown(got),
  })
  const crit = [...(Array.isArray(header.crit) ? header.crit : [])].sort()
  return [
    same('typ', 'JOSE', header.typ),
    same('alg', 'RS256', header.alg),
    same('b64', false, header.b64),
    { ...same('crit', ['b64', 'sigD', 'sigT'], crit), wanted: shown(['b64', 'sigT', 'sigD']), got: shown(header.crit) },
    {
      what: 'sigT',
      held: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(header.sigT ?? '') && !Number.isNaN(Date.parse(header.sigT ?? '')),
      wanted: 'YYYY-MM-DDThh:mm:ssZ in UTC',
      got: shown(header.sigT),
    },
    same('sigD.pars', parsOf(request), header.sigD?.pars),
    same('sigD.mId', httpHeadersMechanism, header.sigD?.mId),
    same('aud', audienceOf(request), header.aud),
  ]
}

function certificateStep(certificate: X509Certificate | undefined, now: Date): JwsStep {
  const wanted = 'a certificate in base64 DER, valid now'
  if (!certificate) return { what: 'x5c', held: false, wanted, got: 'no readable certificate' }
  const { subject, validFrom, validTo } = certificate
  const valid = Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)
  return {
    what: 'x5c',
    held: valid,
    wanted,
    got: `${subject.replaceAll('\n', ', ')}, valid ${validFrom} to ${validTo}`,
  }
}

function signatureStep({ certificate, signature }: ReadJws, signingInput: string | undefined): JwsStep {
  const wanted = 'RSA SHA-256 over the signing input, with the key of x5c'
  const what = 'signature'
  if (!certificate || !signature) return { what, held: false, wanted, got: 'nothing to verify' }
  if (signingInput === undefined) return { what, held: false, wanted, got: 'a signed header was not sent' }
  const held = verifiesRs256(signingInput, certificate.publicKey, signature)
  return { what, held, wanted, got: held ? 'it verifies' : 'it does not verify' }
}
