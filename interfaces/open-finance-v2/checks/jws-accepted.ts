import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isSuccess, transportErrorIn } from '../../../harness/checks/answers/answer.ts'
import { codesOf, outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { isPage, unprovenBy } from './refused-with.ts'
import { nothingSent } from '../../../harness/checks/answers/nothing-in.ts'

/** What a JWS signature was made of, step by step. */
export interface JwsSteps {
  digestInput: Buffer
  jws: { digest: string; protectedText: string; payload: string; signingInput: string }
}

/** What is particular about a valid request, and how its refusal is read. */
export interface Particular {
  /** For people: what is particular about the request. */
  what: string
  /** Codes that name just that as wrong; those of signatures when absent. */
  codes?: readonly string[]
  /** The same request without what is particular, which must be accepted before a refusal counts. */
  control?: Exchange | undefined
}

const ofSignatures = ['SIGNATURE_INVALID', 'SIGNATURE_MISSING']

/** The codes that name one part of a request as wrong. Source: Open-finance errors. */
export const codesNaming = {
  signature: ofSignatures,
  certificate: ['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED', 'SIGNATURE_INVALID'],
  consent: ['CONSENT_UNKNOWN', 'CONSENT_INVALID', 'CONSENT_EXPIRED'],
} as const
const mostOfCertificate = 24

/**
 * Whether a rightly signed request is accepted. A refusal with a code that does not name what is particular about it, or
 * where its twin was refused too, proves nothing. A refusal is reported with every step that led to the signature.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 */
export function jwsAccepted(
  { what, codes = ofSignatures, control }: Particular,
  exchange: Exchange | undefined,
  steps: JwsSteps | undefined,
): Judgement {
  if (!exchange || !steps) return nothingSent()
  const evidence = control ? [control, exchange] : [exchange]
  const doubt = (control && unprovenBy(control)) ?? transportErrorIn([exchange]) ?? pageAccepts(exchange)
  if (doubt) return { ...doubt, evidence }
  const got = outcomeWithCodes(exchange)
  if (isSuccess(exchange))
    return held(because('request-accepted', { what: `a JWS-signed request (${what})`, outcome: got }), evidence)
  const details = jwsDetails(steps)
  const named = codesOf(exchange).some((code) => codes.includes(code))
  if (!named) return { ...inconclusive(because('request-refused-otherwise', { outcome: got }), evidence), details }
  return { ...differs({ wanted: `acceptance of a right JWS signature (${what})`, got }, evidence), details }
}

/** Whether a rightly signed request is accepted, or refused for something else than its signature. */
export function jwsNotRefused(particular: Particular, exchange: Exchange, steps: JwsSteps | undefined): Judgement {
  const judgement = jwsAccepted(particular, exchange, steps)
  const codes = codesOf(exchange)
  const ofOther = codes.length > 0 && !codes.some((code) => ofSignatures.includes(code))
  if (!ofOther || (particular.control && unprovenBy(particular.control))) return judgement
  const outcome = outcomeWithCodes(exchange)
  return held(
    `The target refused a JWS-signed request (${particular.what}) for something else than its signature: ${outcome}`,
    judgement.evidence ?? [exchange],
  )
}

function pageAccepts(exchange: Exchange): Judgement | undefined {
  if (!isSuccess(exchange) || !isPage(exchange)) return undefined
  return inconclusive(because('answer-not-json'), [exchange])
}

/** The steps of a signature for people to compare with their own. */
export function jwsDetails({ digestInput, jws }: JwsSteps): Array<{ title: string; text: string }> {
  const shown = (text: string) => text.replaceAll('\r', '\\r')
  const [segment = ''] = jws.signingInput.split('.')
  return [
    { title: `Digest input, ${digestInput.length} bytes`, text: shown(digestInput.toString()) || '(no bytes)' },
    { title: 'Digest', text: jws.digest },
    { title: 'Protected header, decoded', text: shown(withShortCertificates(jws.protectedText)) },
    {
      title: `Signing input, ${Buffer.byteLength(jws.signingInput, 'latin1')} bytes`,
      text: `base64url of the protected header (${segment.length} characters), a dot, then:\n${shown(jws.payload)}`,
    },
  ]
}

/** A certificate fills a page and says little to a reader. */
function withShortCertificates(text: string): string {
  return text.replace(/("x5c":\[?")([^"]+)/, (_whole, before: string, der: string) =>
    der.length > mostOfCertificate ? `${before}${der.slice(0, mostOfCertificate)}… (${der.length} characters)` : _whole,
  )
}
