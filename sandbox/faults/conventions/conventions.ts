import { faultsNamed } from '../kinds/faults-named.ts'
import { changeRefusals, replaceRule, wrapRule } from '../kit/change.ts'
import { createHash } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'

const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

export const faults = faultsNamed({
  'compares-the-first-half-of-a-secret':
    'takes-headers.keyKnown-with-first.secret-as-first-20-and-headers.keyKnown-with-second-as-first-20',
  'says-that-deactivated-keys-have-no-client': 'calls-key-active-ClientNotFound',
  'says-that-clientless-keys-do-not-exist': 'calls-key-of-a-client-ApiKeyNotFound',
  'does-not-know-app-keys': 'takes-headers.keyKnown-as-false-where-key_type-is-app',
  'reads-key-headers-in-one-spelling':
    'takes-headers.nameCounts-as-false-for-app-id-and-headers.nameCounts-as-false-for-client-id',
  'still-takes-the-keys-of-version-3':
    'takes-headers.appId-as-own-client-id-where-it-is-nothing-and-headers.secret-as-own-service-secret-where-it-is-nothing',
  'remembers-the-first-status-of-a-client': 'takes-access.statusRefusal-with-first.status-as-kept-per-app_id',
  'treats-restricted-clients-as-test-clients':
    'takes-access.statusRefusal-as-nothing-where-status-is-restricted-and-loginCreate.providerVisible-with-second.status-as-test-where-second.status-is-restricted',
  'calls-a-pending-client-restricted': [
    'takes-access.statusRefusal-as-ClientRestricted-where-status-is-pending-at-post-customers',
    'takes-access.statusRefusal-as-ClientRestricted-where-status-is-pending-at-post-leads',
  ],
  'keeps-pending-clients-from-fake-providers':
    'takes-loginCreate.providerVisible-with-third-as-false-where-status-is-pending',
  'allows-one-login-too-many': 'takes-loginCreate.limitReached-with-second-as-1-less',
  // One resource, shown differently in two places.
  'nests-attempts-of-another-user-presence': {
    sentence: 'last_attempt of a login says the opposite of the attempt itself on whether the user is present.',
    patch: 'shows-last_attempt.user_present-as-turned-of-login',
  },
  'shows-otherwise-what-stands-on-a-later-page': {
    interfaces,
    sentence: 'A page of transactions that is not the first shows each as a duplicate.',
    patch: 'shows-duplicated-as-turned-by-from_id-at-get-transactions',
  },
  'writes-amounts-as-text-on-later-pages': {
    interfaces: [...interfaces, 'partners-v1'],
    patch: 'shows-amount-as-text-by-from_id-at-get-transactions',
  },
  'loses-text-beyond-ascii': 'takes-wire.text-as-ascii',
  'answers-with-a-text-around-json': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The answer with currencies is JSON after a prefix against hijacking, which no JSON parser accepts.',
    patch: 'takes-wire.text-as-prefixed-where-it-has-"code":"EUR"',
  },
  'reads-a-body-up-to-its-last-brace': {
    absentIn: ['ais-v6', 'enrichment-v5'],
    patch: 'takes-wire.parsed-with-first-as-to-its-last-brace',
  },
  'calls-json-a-page': 'takes-wire.contentType-as-text/html',
  'gives-categories-bare': {
    absentIn: ['ais-v3', 'ais-v6', 'payments-v1'],
    patch: 'shows-body-as-own-data-at-get-categories',
  },
  'gives-currencies-bare': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    patch: 'shows-body-as-own-data-at-get-currencies',
  },
  'shows-credentials-in-logins': 'shows-credentials-as-own-credentials-of-login',
  'refuses-with-a-bare-text': 'shows-body-as-Not found-of-refusal-where-error_class-is-RouteNotFound',
  'names-the-class-error-type': {
    absentIn: ['enrichment-v5'],
    sentence: 'The error for an unknown customer has error_type instead of error_class.',
    patch: 'renames-error_class-as-error_type-of-refusal-where-error_class-is-CustomerNotFound',
  },
  'gives-the-request-as-text': 'shows-request-as-text-of-refusal',
  'redirects-from-a-slash-at-the-end': {
    absentIn: ['enrichment-v5'],
    patch: String.raw`redirects-where-url-matches-/(?:\?|$)`,
  },
  'repeats-null-where-no-body-came': {
    // These look for a customer before they look at the body.
    absentIn: ['ais-v3', 'ais-v6'],
    patch: 'shows-request-as-null-of-refusal-where-request-is-empty',
  },
  'answers-odd-parameters-with-html': {
    absentIn: ['enrichment-v5'],
    patch: String.raw`takes-wire.text-as-<html><body>Bad request</body></html>-where-it-matches-^(?=.*"error(?:_class)?":).*"(?:from_id|per_page|login_id|connection_id|account_id|customer_id)":"[^"]*[^\\w"-]`,
  },
  'shows-another-request-in-errors': {
    sentence: 'An error shows the request of the last other error.',
    patch(rules) {
      const requests: string[] = ['{}']
      changeRefusals({}, (body) => {
        const request = JSON.stringify(body['request'])
        if (request !== requests[0]) requests.unshift(request)
        return { request: JSON.parse(requests[1] ?? '{}') }
      })(rules)
    },
  },
  'calls-the-first-client-back-for-others': {
    sentence: 'Callbacks about the logins of a client without addresses go to those of another client.',
    patch: replaceRule('callbacks.addressOf', (rule) => {
      const known = new Map<Kind, string>()
      return (client, kind) => {
        const own = rule(client, kind)
        if (own !== undefined) known.set(kind, own)
        return own ?? known.get(kind)
      }
    }),
  },
  'sends-no-success-callback': 'takes-callbacks.sends-as-false-for-success',
  'sends-no-fail-callback': 'takes-callbacks.sends-as-false-for-fail',
  'sends-no-success-callback-after-a-refresh':
    'takes-callbacks.sends-as-false-where-first-is-success-where-second-is-above-1',
  'sends-no-success-callback-after-a-second-refresh':
    'takes-callbacks.sends-as-false-where-first-is-success-where-second-is-above-2',
  'notifies-of-accounts-ever-after': {
    sentence: 'What one request asked for with fetched_accounts_notify counts for all later fetches of its login.',
    patch: 'takes-callbacks.notifiesOfAccounts-as-ever-true-per-loginId',
  },
  'calls-success-back-long-before-the-end': {
    sentence: 'A success callback comes after the accounts unasked, and the transactions take their time.',
    patch: 'takes-callbacks.notifiesOfAccounts-as-true-and-stages.lastsMs-as-800-where-third-is-fetch_full',
  },
  'sends-no-success-callback-after-a-reconnect':
    'takes-callbacks.sends-as-false-where-first-is-success-where-second-is-above-1-where-third-is-true',
  'sends-no-fail-callback-after-a-reconnect':
    'takes-callbacks.sends-as-false-where-first-is-fail-where-second-is-above-1-where-third-is-true',
  'sends-no-fail-callback-after-a-refresh':
    'takes-callbacks.sends-as-false-where-first-is-fail-where-second-is-above-1',
  'sends-no-interactive-callback-after-a-reconnect':
    'takes-callbacks.sends-as-false-where-first-is-interactive-where-second-is-above-1',
  'signs-callbacks-of-version-3-with-md5': 'takes-callbacks.signature-with-third-as-md5',
  'sends-no-interactive-callback': 'takes-callbacks.sends-as-false-for-interactive',
  'writes-numbers-as-ids-in-callbacks': 'takes-callbacks.body-with-first.customer_id-as-number',
  'numbers-customers-in-callbacks-of-wrong-input': {
    interfaces: ['ais-v4', 'ais-v5'],
    patch: 'takes-callbacks.body-with-first.customer_id-as-number-where-error_class-is-InvalidInteractiveCredentials',
  },
  'names-another-login-in-callbacks': 'takes-callbacks.body-with-first.login_id-as-another',
  'sends-a-digest-for-a-signature': wrapRule('callbacks.signature', (_rule, text) =>
    createHash('sha256').update(text).digest('base64'),
  ),
  'signs-fail-callbacks-with-sha-1': {
    interfaces: ['ais-v4', 'ais-v5'],
    patch: 'takes-callbacks.signature-with-third-as-sha1-where-first-has-/fail|',
  },
  'signs-later-callbacks-over-the-first': 'takes-callbacks.signedText-as-kept-per-first',
  'signs-callbacks-with-sha-1': 'takes-callbacks.digest-as-sha1',
  // Breaks programs that use the interfaces in ways that other faults do not.
  'answers-no-items': 'takes-categorize.answered-as-emptied',
})

type Kind = Parameters<Rules['callbacks']['sends']>[0]
