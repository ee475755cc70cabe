import { createHash } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change-rule.ts'

type Kind = Parameters<Rules['callbacks']['sends']>[0]

export const faults = faultsNamed({
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
})
