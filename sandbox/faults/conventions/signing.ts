import { verify } from 'node:crypto'
import { faultsNamed } from '../kinds/faults-named.ts'
import { signAt } from '../kit/sign-at.ts'
import { narrowRule, replaceRule, widenRule, wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
  'refuses-unsigned-requests-that-write': {
    absentIn: ['ais-v6'],
    patch: widenRule('signing.required', (_client, request) => request.method === 'POST'),
  },
  'refuses-unsigned-requests-of-version-6': {
    interfaces: ['ais-v6'],
    patch: signAt(/\/api\/v6\/connections\?/, true),
  },
  'refuses-unsigned-requests-for-categories': {
    interfaces: ['enrichment-v5'],
    sentence: 'Clients that are not live must sign the list of categories of version 5 from the second request on.',
    patch: replaceRule('signing.required', (rule) => {
      let lists = 0
      return (client, request) => {
        if (request.url === '/api/v5/categories') lists += 1
        return rule(client, request) || lists > 1
      }
    }),
  },
  'refuses-unsigned-reads-of-one-list': {
    absentIn: ['enrichment-v5', 'payments-v1'],
    patch: signAt(/\/(logins|connections)\?/, true),
  },
  'asks-live-clients-no-signature-to-refresh': {
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    patch: signAt(/\/refresh$/, false),
  },
  'asks-live-clients-no-signature-of-forms': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: narrowRule('signing.required', (_client, { headers }) => !headers['content-type']?.startsWith('multipart')),
  },
  'verifies-no-signature-of-live-clients': widenRule(
    'signing.verifies',
    (_publicKey, _signature, _text, client) => client.status === 'live',
  ),
  'verifies-no-signature-below-live': widenRule(
    'signing.verifies',
    (_publicKey, _signature, _text, client) => client.status !== 'live',
  ),
  'ignores-a-signature-without-expires-at': wrapRule(
    'signing.unsigned',
    (_rule, { expiresAt }) => expiresAt === undefined,
  ),
  'ignores-an-expires-at-without-signature': wrapRule(
    'signing.unsigned',
    (_rule, { signature }) => signature === undefined,
  ),
  'reads-expires-at-up-to-its-first-letter': {
    sentence: 'Only the leading digits of Expires-at are read, so a date counts as a time long ago.',
    patch: wrapRule('signing.parseExpiresAt', (_rule, text) => {
      const seconds = Number.parseInt(text, 10)
      return Number.isNaN(seconds) ? undefined : seconds
    }),
  },
  'reads-a-long-expires-at-as-milliseconds': wrapRule('signing.parseExpiresAt', (rule, text) => {
    const seconds = rule(text)
    return seconds !== undefined && seconds > 1e12 ? seconds / 1000 : seconds
  }),
  'forgives-requests-an-hour-late': wrapRule('signing.expired', (rule, expiresAt, now) => rule(expiresAt + 3600, now)),
  'checks-only-the-length-of-a-signature': wrapRule(
    'signing.verifies',
    (_rule, _publicKey, signature) => signature.length === 256,
  ),
  'takes-signatures-of-any-client': wrapRule('signing.keysOf', (_rule, _own, everyKey) => everyKey()),
  'takes-the-digest-of-version-3': widenRule('signing.verifies', (publicKey, signature, text) =>
    verify('sha1', text, publicKey, signature),
  ),
})
