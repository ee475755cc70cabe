import { createHash, sign } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import { firsts } from '../kit/firsts.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, narrowRule, replaceRule, together, wrapRule } from '../kit/change-rule.ts'

type Kind = Parameters<Rules['callbacks']['sends']>[0]

/** Sends no callbacks of a kind after `after` fetches of a login. */
function keepBack(kind: Kind, after = 0): Patch {
  return narrowRule('callbacks.sends', (given, fetches) => !(given === kind && fetches > after))
}

/** Sends no callbacks of a kind after later fetches that a user begins. */
function keepBackOfReconnects(kind: Kind): Patch {
  return narrowRule('callbacks.sends', (given, fetches, present) => !(given === kind && fetches > 1 && present))
}

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
  'sends-no-success-callback-after-a-refresh': keepBack('success', 1),
  'sends-no-success-callback-after-a-second-refresh': keepBack('success', 2),
  'notifies-of-accounts-ever-after': {
    sentence: 'What one request asked for with fetched_accounts_notify counts for all later fetches of its login.',
    patch: replaceRule('callbacks.notifiesOfAccounts', (rule) => {
      const asked = new Set<string>()
      return (attempt) => asked.has(attempt.loginId) || (rule(attempt) && !!asked.add(attempt.loginId))
    }),
  },
  'calls-success-back-long-before-the-end': {
    sentence: 'A success callback comes after the accounts unasked, and the transactions take their time.',
    patch: together(
      replaceRule('callbacks.notifiesOfAccounts', () => () => true),
      wrapRule('stages.lastsMs', (rule, ms, slow, name) => (name === 'fetch_full' ? 800 : rule(ms, slow, name))),
    ),
  },
  'sends-no-success-callback-after-a-reconnect': keepBackOfReconnects('success'),
  'sends-no-fail-callback-after-a-reconnect': keepBackOfReconnects('fail'),
  'sends-no-fail-callback-after-a-refresh': keepBack('fail', 1),
  'sends-no-interactive-callback-after-a-reconnect': keepBack('interactive', 1),
  'signs-callbacks-of-version-3-with-md5': wrapRule('callbacks.signature', (_rule, text, key) =>
    sign('md5', Buffer.from(text), key).toString('base64'),
  ),
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
    patch: wrapRule('callbacks.signature', (rule, text, key, digest) =>
      rule(text, key, /^[^|]*\/fail\|/.test(text) ? 'sha1' : digest),
    ),
  },
  'signs-later-callbacks-over-the-first': replaceRule('callbacks.signedText', (rule) => {
    const first = firsts<string>()
    return (url, body) => first(url, rule(url, body))
  }),
  'signs-callbacks-with-sha-1': 'takes-callbacks.digest-as-sha1',
})
