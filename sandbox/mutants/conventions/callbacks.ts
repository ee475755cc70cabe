import { createHash } from 'node:crypto'
import type { Rules } from '../../world/rules.ts'
import type { Mutant } from '../kit/mutant.ts'

const row = (obligation: string) => `conventions/callbacks/${obligation}`
type Kind = Parameters<Rules['callbacks']['sends']>[0]

function keepBack(rules: Rules, kind: Kind): void {
  const { sends } = rules.callbacks
  rules.callbacks.sends = (given, again) => given !== kind && sends(given, again)
}

/** Callbacks: each mutant sends them wrong in one way. */
export const callbacksMutants: Mutant[] = [
  {
    id: 'sends-no-success-callback',
    breaks: [row('success-after-fetch')],
    sentence: 'No success callback is sent after a successful fetch.',
    patch: (rules) => keepBack(rules, 'success'),
  },
  {
    id: 'sends-no-fail-callback',
    breaks: [row('failure-after-fetch')],
    sentence: 'No fail callback is sent after a failed fetch.',
    patch: (rules) => keepBack(rules, 'fail'),
  },
  {
    id: 'sends-no-interactive-callback',
    breaks: [row('interactive-when-input-needed')],
    sentence: 'No interactive callback is sent for a login that waits for input.',
    patch: (rules) => keepBack(rules, 'interactive'),
  },
  {
    id: 'sends-no-accounts-callback-when-asked',
    breaks: [row('accounts-notified-when-asked')],
    sentence: 'fetched_accounts_notify true has no effect.',
    patch(rules) {
      rules.callbacks.notifiesOfAccounts = () => false
    },
  },
  {
    id: 'sends-accounts-callbacks-unasked',
    breaks: [row('accounts-not-notified-by-default')],
    sentence: 'A success callback is sent after the accounts even without fetched_accounts_notify.',
    patch(rules) {
      rules.callbacks.notifiesOfAccounts = () => true
    },
  },
  {
    id: 'writes-numbers-as-ids-in-callbacks',
    breaks: [row('ids-are-strings')],
    sentence: 'customer_id in a callback is a number.',
    patch(rules) {
      const { body } = rules.callbacks
      rules.callbacks.body = (facts, time, version) => {
        const made = body(facts, time, version) as { data: object }
        return { ...made, data: { ...made.data, customer_id: Number(facts.customer_id) } }
      }
    },
  },
  {
    id: 'sends-a-digest-for-a-signature',
    breaks: [row('signed')],
    sentence: 'The Signature of a callback is a digest of its text instead of a signature.',
    patch(rules) {
      rules.callbacks.signature = (text) => createHash('sha256').update(text).digest('base64')
    },
  },
  {
    id: 'signs-callbacks-with-sha-1',
    breaks: [row('signed-with-sha-256')],
    sentence: 'Callbacks of versions after 3 are signed with SHA-1.',
    patch(rules) {
      rules.callbacks.digest = () => 'sha1'
    },
  },
]
