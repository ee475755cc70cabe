import { verify } from 'node:crypto'
import type { Fault } from '../kit/fault.ts'

/** When signatures are asked for and how their headers are evaluated, wrong in one way each. */
export const signingFaults: Fault[] = [
  {
    id: 'refuses-unsigned-requests-that-write',
    absentIn: ['ais-v6'],
    sentence: 'Clients that are not live must sign requests that write.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) || request.method === 'POST'
    },
  },
  {
    id: 'refuses-unsigned-requests-of-version-6',
    interfaces: ['ais-v6'],
    sentence: 'Clients that are not live must sign the list of connections of version 6.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) =>
        required(client, request) || request.url.includes('/api/v6/connections?')
    },
  },
  {
    id: 'refuses-unsigned-requests-for-categories',
    interfaces: ['enrichment-v5'],
    sentence: 'Clients that are not live must sign the list of categories of version 5 from the second request on.',
    patch(rules) {
      const { required } = rules.signing
      let lists = 0
      rules.signing.required = (client, request) => {
        if (request.url === '/api/v5/categories') lists += 1
        return required(client, request) || lists > 1
      }
    },
  },
  {
    id: 'refuses-unsigned-reads-of-one-list',
    absentIn: ['enrichment-v5', 'payments-v1'],
    sentence: 'The list of logins is refused to unsigned requests.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) =>
        required(client, request) || /\/(logins|connections)\?/.test(request.url)
    },
  },
  {
    id: 'asks-live-clients-no-signature-to-refresh',
    absentIn: ['enrichment-v5', 'partners-v1', 'payments-v1'],
    sentence: 'A live client can refresh a login with an unsigned request.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) && !request.url.endsWith('/refresh')
    },
  },
  {
    id: 'verifies-no-signature-of-live-clients',
    sentence: 'For live clients the signature headers are required, but not verified.',
    patch(rules) {
      const { verifies } = rules.signing
      rules.signing.verifies = (publicKey, signature, text, client) =>
        client.status === 'live' || verifies(publicKey, signature, text, client)
    },
  },
  {
    id: 'verifies-no-signature-below-live',
    sentence: 'A signature is only verified for live clients.',
    patch(rules) {
      const { verifies } = rules.signing
      rules.signing.verifies = (publicKey, signature, text, client) =>
        client.status !== 'live' || verifies(publicKey, signature, text, client)
    },
  },
  {
    id: 'ignores-a-signature-without-expires-at',
    sentence: 'For clients that are not live a Signature without Expires-at is ignored.',
    patch(rules) {
      rules.signing.unsigned = ({ expiresAt }) => expiresAt === undefined
    },
  },
  {
    id: 'ignores-an-expires-at-without-signature',
    sentence: 'For clients that are not live an Expires-at without Signature is ignored.',
    patch(rules) {
      rules.signing.unsigned = ({ signature }) => signature === undefined
    },
  },
  {
    id: 'reads-expires-at-up-to-its-first-letter',
    sentence: 'Only the leading digits of Expires-at are read, so a date counts as a time long ago.',
    patch(rules) {
      rules.signing.parseExpiresAt = (text) => {
        const seconds = Number.parseInt(text, 10)
        return Number.isNaN(seconds) ? undefined : seconds
      }
    },
  },
  {
    id: 'forgives-requests-an-hour-late',
    sentence: 'A request is accepted until an hour after its Expires-at.',
    patch(rules) {
      const { expired } = rules.signing
      rules.signing.expired = (expiresAt, now) => expired(expiresAt + 3600, now)
    },
  },
  {
    id: 'checks-only-the-length-of-a-signature',
    sentence: 'Any bytes of the length of a signature are accepted as a signature.',
    patch(rules) {
      rules.signing.verifies = (_publicKey, signature) => signature.length === 256
    },
  },
  {
    id: 'takes-signatures-of-any-client',
    sentence: 'A signature may be made with the private key of any client.',
    patch(rules) {
      rules.signing.keysOf = (_own, everyKey) => everyKey()
    },
  },
  {
    id: 'takes-the-digest-of-version-3',
    sentence: 'A signature with a SHA-1 digest is accepted.',
    patch(rules) {
      const { verifies } = rules.signing
      rules.signing.verifies = (publicKey, signature, text, client) =>
        verifies(publicKey, signature, text, client) || verify('sha1', text, publicKey, signature)
    },
  },
]
