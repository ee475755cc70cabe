import { becauseOf } from '../../../harness/reasons/because.ts'
import { count } from '../../../harness/reasons/count.ts'

/** Open finance: refusals by code and status, JWS signatures, message blocks. */
export const reasons = {
  'refusals-as-documented': ({ refusals, kinds }: { refusals: number; kinds: readonly string[] }) =>
    `The rule holds for ${count(refusals, 'refusal')} of ${count(kinds.length, 'kind')}: ${kinds.join('; ')}.`,
  'method-unsupported': ({ seen }: { seen: readonly string[] }) =>
    `The target refuses a method that the path does not support: ${seen.join('; ')}.`,
  'body-not-refused': ({ outcome }: { outcome: string }) =>
    `The target did not refuse the body with FORMAT_ERROR: it answered ${outcome}.`,
  'no-path-named': () => 'The message blocks name no path, and the documents do not demand one.',

  'digest-form-refused': ({ outcome, form }: { outcome: string; form: string }) =>
    `The target refuses a Digest in the documented form (${outcome}) and accepts the same request with a Digest ${form}.`,

  'certificate-refused': ({ code }: { code: string }) =>
    `The target refused the TLS connection, and with it the certificate (${code}).`,
  'named-defect-accepted': ({ defect, wanted }: { defect: string; wanted: string }) =>
    `The target accepted a request that ${defect}; expected ${wanted}.`,
  'named-defect-refused-otherwise': ({ defect, outcome, wanted }: Record<'defect' | 'outcome' | 'wanted', string>) =>
    `The target answered ${outcome} to a request that ${defect}; expected ${wanted}.`,
  'control-not-json': () =>
    'The same request without the defect got an answer that is not JSON, so this proves nothing.',
  'jws-signature-not-refused': ({ what, outcome }: { what: string; outcome: string }) =>
    `The target refused a JWS-signed request (${what}) for something else than its signature: ${outcome}.`,
  'jws-signature-accepted': ({ what, outcome }: { what: string; outcome: string }) =>
    `The target accepted a JWS-signed request (${what}): ${outcome}.`,
} as const

/** A reason of open finance, or of the catalogue. */
export const because = becauseOf(reasons)
