import { X509Certificate } from 'node:crypto'
import { Newest } from '../../core/newest.ts'
import { audienceOf, parsOf, type JwsRequest } from './jws-request.ts'

/** How ETSI TS 119 182-1 names the mechanism of signed HTTP headers. */
export const httpHeadersMechanism = 'http://uri.etsi.org/19182/HttpHeaders'

/** What the first segment of a JWS signature holds. Source: x-jws-signature rule 2. */
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

/** The base64 DER of a certificate in PEM form, as x5c carries it. Each is read once: a run signs with few. */
export function x5cOf(pem: string): string {
  return read.of(pem, pem.length, () => new X509Certificate(pem).raw.toString('base64'))
}

/** A moment as sigT has it: UTC, whole seconds. */
function sigTOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}

/**
 * The protected header of a request. The form of x5c is not given: a list of one, as JOSE has it, unless `x5cForm` says
 * otherwise. Source: x-jws-signature rule 2.
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
