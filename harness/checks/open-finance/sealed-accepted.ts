import type { Exchange } from '../../client/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../run/judgement.ts'
import { isSuccess, troubleIn } from '../answer.ts'
import { codesOf, sealedOutcome } from './messages.ts'

/** What a seal was made of, step by step. */
export interface SealSteps {
  digestInput: Buffer
  sealed: { digest: string; protectedText: string; payload: string; signingInput: string }
}

const ofTheSeal = new Set(['SIGNATURE_INVALID', 'SIGNATURE_MISSING', 'CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED'])
const mostCharacters = 2000
const mostOfCertificate = 24

/**
 * Whether a rightly sealed request is accepted. `what` tells what is particular about it. A refusal that has nothing to do
 * with the seal tells nothing. Where the seal is refused, every step that led to it is told.
 * Source: Open-finance / Authentication, Digest rule and x-jws-signature rule.
 */
export function sealedAccepted(what: string, exchange: Exchange | undefined, steps: SealSteps | undefined): Judgement {
  if (!exchange || !steps) return inconclusive('No request was sent.')
  const trouble = troubleIn([exchange])
  if (trouble) return trouble
  const got = sealedOutcome(exchange)
  if (isSuccess(exchange)) return held(`Accepted with ${got}: ${what}.`, [exchange])
  const details = sealDetails(steps)
  if (!codesOf(exchange).some((code) => ofTheSeal.has(code)) && exchange.answer?.status !== 401) {
    return {
      ...inconclusive(`Refused for another reason than its seal (${got}), which so stays untold.`, [exchange]),
      details,
    }
  }
  const difference = { wanted: 'the seal to verify and the request to be accepted', got }
  return { ...broken(`Refused, although it is sealed as stated: ${what}.`, difference, [exchange]), details }
}

/** The steps of a seal for people to compare with their own, cut where they are long. */
export function sealDetails({ digestInput, sealed }: SealSteps): Array<{ title: string; text: string }> {
  const shown = (text: string) => {
    const readable = text.replaceAll('\r', '\\r')
    return readable.length > mostCharacters ? `${readable.slice(0, mostCharacters)} … (cut)` : readable
  }
  const [segment = ''] = sealed.signingInput.split('.')
  return [
    { title: `Digest input, ${digestInput.length} bytes`, text: shown(digestInput.toString()) || '(no bytes)' },
    { title: 'Digest', text: sealed.digest },
    { title: 'Protected header, decoded', text: shown(withShortCertificates(sealed.protectedText)) },
    {
      title: `Signing input, ${Buffer.byteLength(sealed.signingInput, 'latin1')} bytes`,
      text: `base64url of the protected header (${segment.length} characters), a dot, then:\n${shown(sealed.payload)}`,
    },
  ]
}

/** A certificate fills a page and tells a reader little. */
function withShortCertificates(text: string): string {
  return text.replace(/("x5c":\[?")([^"]+)/, (_whole, before: string, der: string) =>
    der.length > mostOfCertificate ? `${before}${der.slice(0, mostOfCertificate)}… (${der.length} characters)` : _whole,
  )
}
