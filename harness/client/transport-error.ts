import type { TransportError } from '../../core/exchange.ts'

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])
const certificate = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS)/
const refused = /^ERR_SSL_.*ALERT_(BAD_|UNSUPPORTED_|NO_)?(CERT|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE|DECRYPT)/
const handshake = /^(EPROTO$|ERR_SSL)/
const unsendable = new Set([
  'ERR_INVALID_CHAR',
  'ERR_INVALID_HTTP_TOKEN',
  'ERR_INVALID_URL',
  'ERR_UNESCAPED_CHARACTERS',
  'ERR_HTTP_INVALID_HEADER_VALUE',
])

const lasting = new Set(['BUDGET_SPENT', 'RUN_INTERRUPTED', 'NOT_IN_RECORDING'])

/** Whether every further request will meet the same error, so that waiting is useless. */
export function isLasting(trouble: TransportError | undefined): boolean {
  return trouble !== undefined && lasting.has(trouble.code)
}

const passing = new Set([
  'ANSWER_INCOMPLETE',
  'TARGET_RESET',
  'TARGET_TIMEOUT',
  'TARGET_UNAVAILABLE',
  'TARGET_UNREACHABLE',
])

/** Whether the next request may succeed: no answer came, or one from a gateway before the target. */
export function mayPass(trouble: TransportError | undefined): trouble is TransportError {
  return trouble !== undefined && passing.has(trouble.code)
}

/**
 * The stable code and the sentence of an error on the wire. REQUEST_UNSENDABLE is a mistake of the harness; the others
 * lie between it and the target. `receivedBytes` distinguishes a broken answer from a missing one. `hurried` is set where
 * the wait was shorter than the profile allows, as at the start of a run.
 */
export function transportErrorOf(error: NodeJS.ErrnoException, receivedBytes: number, hurried = false): TransportError {
  const cause = error.code ?? error.name
  const transportError = (code: string, sentence: string): TransportError => ({
    code,
    // OpenSSL writes its errors in several lines.
    message: `${sentence} (${cause}: ${error.message.replace(/\s+/g, ' ').trim()})`,
  })
  if (cause === 'ETIME') {
    const sentence = hurried
      ? 'No complete answer came at the start of the run, where a silent target is given up soon.'
      : 'No complete answer came in time. Raise pacing.timeout_seconds.'
    return transportError('TARGET_TIMEOUT', sentence)
  }
  if (cause === 'ETOOLARGE')
    return transportError('ANSWER_TOO_LARGE', 'The answer is longer than the limit of the client.')
  if (unsendable.has(cause)) return transportError('REQUEST_UNSENDABLE', 'The request cannot be sent as it is.')
  if (cause === 'EADDRNOTAVAIL')
    return transportError(
      'ADDRESS_UNUSABLE',
      'This machine does not have the address in capabilities.second_address, or no free port.',
    )
  if (unreachable.has(cause))
    return transportError('TARGET_UNREACHABLE', 'The target cannot be reached. Check target.base_url.')
  if (certificate.test(cause))
    return transportError('TARGET_UNTRUSTED', 'The certificate of the target is not trusted.')
  if (refused.test(cause))
    return transportError('TLS_REFUSED', 'The target refused the certificate in the TLS handshake.')
  if (handshake.test(cause)) return transportError('TLS_FAILED', 'The TLS handshake with the target failed.')
  if (/^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(cause))
    return transportError('ANSWER_MALFORMED', 'The answer is not well-formed HTTP.')
  if (receivedBytes > 0)
    return transportError('ANSWER_INCOMPLETE', 'The connection closed in the middle of the answer.')
  if (cutOff.has(cause)) return transportError('TARGET_RESET', 'The target closed the connection without an answer.')
  return transportError('TARGET_UNREACHABLE', 'The request to the target failed.')
}
