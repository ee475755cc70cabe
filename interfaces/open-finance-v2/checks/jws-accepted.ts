import { check } from '../../../harness/checks/answers/check.ts'
import { demand, demandSent, demandAnswered } from '../../../harness/checks/answers/demands.ts'
import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { codesOf, outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { isPage, demandProven } from './refused-with.ts'

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
/** Enough to tell two certificates apart; the whole fills a page. */
const mostOfCertificate = 24

/**
 * Whether a rightly signed request is accepted. A refusal with a code that does not name what is particular about it, or
 * where its twin was refused too, proves nothing. A refusal is reported with every step that led to the signature.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 */
export function jwsAccepted(
  particular: Particular,
  exchange: Exchange | undefined,
  steps: JwsSteps | undefined,
): Judgement {
  const judgement = accepts(particular, steps && exchange)
  if (judgement.finding === 'held' || !steps) return judgement
  return { ...judgement, details: jwsDetails(steps) }
}

const accepts = check(({ what, codes = ofSignatures, control }: Particular, exchange: Exchange | undefined) => {
  demandSent(exchange)
  const evidence = control ? [control, exchange] : [exchange]
  if (control) demandProven(control, evidence)
  demandAnswered([exchange])
  demand(!isSuccess(exchange) || !isPage(exchange), because('answer-not-json'), evidence)
  const outcome = outcomeWithCodes(exchange)
  if (isSuccess(exchange)) return held(because('request-accepted', { outcome }), evidence)
  const isNamed = codesOf(exchange).some((code) => codes.includes(code))
  demand(isNamed, because('request-refused-otherwise', { outcome }), evidence)
  return differs({ wanted: `acceptance of a right JWS signature (${what})`, got: outcome }, evidence)
})

/** Whether a rightly signed request is accepted, or refused for something else than its signature. */
export const jwsNotRefused = check((particular: Particular, exchange: Exchange, steps: JwsSteps | undefined) => {
  const { control } = particular
  const evidence = control ? [control, exchange] : [exchange]
  if (control) demandProven(control, evidence)
  const codes = codesOf(exchange)
  const isOfOther = codes.length > 0 && !codes.some((code) => ofSignatures.includes(code))
  if (!isOfOther) return jwsAccepted(particular, exchange, steps)
  const outcome = outcomeWithCodes(exchange)
  return held(because('request-refused-otherwise', { outcome }), evidence)
})

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
