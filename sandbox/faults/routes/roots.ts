import { createHash } from 'node:crypto'
import { faultsNamed } from '../kinds/faults-named.ts'
import { together, wrapRule } from '../kit/change.ts'

/** Each breaks one thing on which many checks depend. */
export const faults = faultsNamed({
  'knows-no-connection-secret-in-version-5': {
    interfaces: ['ais-v5'],
    patch: 'takes-versions.v5.headers-as-fieldless',
  },
  'ends-every-list-after-its-first-page': {
    absentIn: ['payments-v1'],
    patch: 'shows-meta-as-each-null-where-meta.next_id-is-not-nothing',
  },
  'shows-a-login-without-its-attempt': 'shows-last_attempt-as-null-at-get-logins-login-id',
  'wants-digests-in-hexadecimal': together(
    wrapRule('openFinance.digest.of', (_rule, bytes) => `SHA-256=${createHash('sha256').update(bytes).digest('hex')}`),
    wrapRule('openFinance.digest.wellFormed', (_rule, digest) => /^SHA-256=[0-9a-f]{64}$/.test(digest)),
  ),
  'hides-what-a-provider-requires': 'omits-required_fields-at-get-providers-provider-code',
})
