import { X509Certificate } from 'node:crypto'
import { Newest } from '../../core/newest.ts'
import { audienceOf, parsOf, type JwsRequest } from './jws-request.ts'

/** The name of the mechanism for signed HTTP headers in ETSI TS 119 182-1. */
export const httpHeadersMechanism = 'http://uri.etsi.org/19182/HttpHeaders'

/** The first segment of a JWS signature. Source: x-jws-signature rule 2. */
export interface ProtectedHeader {
  typ: string
  alg: string
  b64: boolean
  crit: string[]
  x5c: string | string[]
  sigT: string
  sigD: { pars: string[]; mId: string }
  aud: string
}

const read = new Newest<string, string>(1_000_000)

/** The base64 DER of a PEM certificate, for x5c. Cached, because a run signs with few. */
export function x5cOf(pem: string): string {
  return read.of(pem, pem.length, () => new X509Certificate(pem).raw.toString('base64'))
}

/** A moment for sigT: UTC, whole seconds. */
function sigTOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}

/**
 * The protected header of a request. The documents do not give the form of x5c. It is a list of one, as in JOSE, unless
 * `x5cForm` differs. Source: x-jws-signature rule 2.
 */
export function protectedHeaderOf(
  request: JwsRequest,
  certificate: string,
  now: Date,
  x5cForm: 'list' | 'text' = 'list',
): ProtectedHeader {
  const der = x5cOf(certificate)
  return {
    typ: 'JOSE',
    alg: 'RS256',
    b64: false,
    crit: ['b64', 'sigT', 'sigD'],
    x5c: x5cForm === 'list' ? [der] : der,
    sigT: sigTOf(now),
    sigD: { pars: parsOf(request), mId: httpHeadersMechanism },
    aud: audienceOf(request),
  }
}
