import { verify } from 'node:crypto'
import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const signingFaults: Fault[] = named({
  'refuses-unsigned-requests-that-write': {
    absentIn: ['ais-v6'],
    sentence: 'Clients that are not live must sign requests that write.',
    patch: wrapRule('signing.required', (rule, client, request) => rule(client, request) || request.method === 'POST'),
  },
  'refuses-unsigned-requests-of-version-6': {
    interfaces: ['ais-v6'],
    sentence: 'Clients that are not live must sign the list of connections of version 6.',
    patch: wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) || request.url.includes('/api/v6/connections?'),
    ),
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
    sentence: 'The list of logins is refused to unsigned requests.',
    patch: wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) || /\/(logins|connections)\?/.test(request.url),
    ),
  },
  'asks-live-clients-no-signature-to-refresh': {
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    sentence: 'A live client can refresh a login with an unsigned request.',
    patch: wrapRule(
      'signing.required',
      (rule, client, request) => rule(client, request) && !request.url.endsWith('/refresh'),
    ),
  },
  'verifies-no-signature-of-live-clients': {
    sentence: 'For live clients the signature headers are required, but not verified.',
    patch: wrapRule(
      'signing.verifies',
      (rule, publicKey, signature, text, client) =>
        client.status === 'live' || rule(publicKey, signature, text, client),
    ),
  },
  'verifies-no-signature-below-live': {
    sentence: 'A signature is only verified for live clients.',
    patch: wrapRule(
      'signing.verifies',
      (rule, publicKey, signature, text, client) =>
        client.status !== 'live' || rule(publicKey, signature, text, client),
    ),
  },
  'ignores-a-signature-without-expires-at': {
    sentence: 'For clients that are not live a Signature without Expires-at is ignored.',
    patch: wrapRule('signing.unsigned', (_rule, { expiresAt }) => expiresAt === undefined),
  },
  'ignores-an-expires-at-without-signature': {
    sentence: 'For clients that are not live an Expires-at without Signature is ignored.',
    patch: wrapRule('signing.unsigned', (_rule, { signature }) => signature === undefined),
  },
  'reads-expires-at-up-to-its-first-letter': {
    sentence: 'Only the leading digits of Expires-at are read, so a date counts as a time long ago.',
    patch: wrapRule('signing.parseExpiresAt', (_rule, text) => {
      const seconds = Number.parseInt(text, 10)
      return Number.isNaN(seconds) ? undefined : seconds
    }),
  },
  'forgives-requests-an-hour-late': {
    sentence: 'A request is accepted until an hour after its Expires-at.',
    patch: wrapRule('signing.expired', (rule, expiresAt, now) => rule(expiresAt + 3600, now)),
  },
  'checks-only-the-length-of-a-signature': {
    sentence: 'Any bytes of the length of a signature are accepted as a signature.',
    patch: wrapRule('signing.verifies', (_rule, _publicKey, signature) => signature.length === 256),
  },
  'takes-signatures-of-any-client': {
    sentence: 'A signature may be made with the private key of any client.',
    patch: wrapRule('signing.keysOf', (_rule, _own, everyKey) => everyKey()),
  },
  'takes-the-digest-of-version-3': {
    sentence: 'A signature with a SHA-1 digest is accepted.',
    patch: wrapRule(
      'signing.verifies',
      (rule, publicKey, signature, text, client) =>
        rule(publicKey, signature, text, client) || verify('sha1', text, publicKey, signature),
    ),
  },
})
