import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
  'refuses-unsigned-requests-that-write': {
    absentIn: ['ais-v6'],
    patch: 'takes-signing.required-as-true-where-method-is-POST',
  },
  'refuses-unsigned-requests-for-categories': {
    interfaces: ['enrichment-v5'],
    sentence: 'Clients that are not live must sign the list of categories of version 5 from the second request on.',
    patch: 'takes-signing.required-as-true-where-url-is-/api/v5/categories-when-repeated',
  },
  'refuses-unsigned-reads-of-one-list': {
    absentIn: ['enrichment-v5', 'payments-v1'],
    patch: 'takes-signing.required-as-true-at-get-logins',
  },
  'asks-live-clients-no-signature-to-refresh': {
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    patch: [
      'takes-signing.required-as-false-at-put-login-refresh',
      'takes-signing.required-as-false-at-put-logins-login-id-refresh',
      'takes-signing.required-as-false-at-post-connections-connection-id-refresh',
    ],
  },
  'asks-live-clients-no-signature-of-forms': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: 'takes-signing.required-as-false-where-headers.content-type-has-multipart',
  },
  'verifies-no-signature-of-live-clients': 'takes-signing.verifies-as-true-where-status-is-live',
  'verifies-no-signature-below-live': 'takes-signing.verifies-as-true-where-status-is-not-live',
  'ignores-a-signature-without-expires-at': 'takes-signing.unsigned-as-true-where-expiresAt-is-nothing',
  'ignores-an-expires-at-without-signature': 'takes-signing.unsigned-as-true-where-signature-is-nothing',
  'reads-expires-at-up-to-its-first-letter': {
    sentence: 'Only the leading digits of Expires-at are read, so a date counts as a time long ago.',
    patch: String.raw`takes-signing.parseExpiresAt-with-first-as-rewriting-^(\d+).*-to-$1`,
  },
  'reads-expires-at-in-hexadecimal':
    'takes-signing.parseExpiresAt-with-first-as-number-where-first-matches-^0x[0-9a-f]+$',
  'reads-a-long-expires-at-as-milliseconds':
    'takes-signing.parseExpiresAt-as-0.001-times-where-it-is-above-1000000000000',
  'forgives-requests-an-hour-late': 'takes-signing.expired-with-first-as-3600-more',
  'checks-only-the-length-of-a-signature':
    'takes-signing.verifies-as-true-where-second.length-is-256-and-signing.verifies-as-false-where-second.length-is-not-256',
  'takes-signatures-of-any-client': wrapRule('signing.keysOf', (_rule, _own, everyKey) => everyKey()),
  'takes-the-digest-of-version-3': 'takes-signing.verifies-with-fourth.digest-as-sha1-too',
})
