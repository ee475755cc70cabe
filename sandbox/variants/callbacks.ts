import { interfacesWithLogins } from './interfaces-with-logins.ts'
import type { Variant } from './variant.ts'

/** How callbacks are sent and what they hold, which the documents do not show. */
export const callbackVariants: Variant[] = [
  {
    id: 'callbacks-come-late',
    question: 'callbacks: timing',
    sentence: 'Callbacks are sent late; the documents state no time.',
    patch(rules) {
      rules.callbacks.waitMs = () => 150
    },
  },
  {
    id: 'callbacks-come-twice',
    question: 'callbacks: timing',
    sentence: 'Every callback is sent twice; the documents do not describe retries.',
    patch(rules) {
      rules.callbacks.delivered = () => false
      rules.callbacks.maxTries = 2
      rules.callbacks.waitMs = (count) => (count === 1 ? 0 : 5)
    },
  },
  {
    id: 'callbacks-are-never-sent-again',
    question: 'callbacks: timing',
    sentence: 'A callback that fails is not sent again; the documents do not describe retries.',
    patch(rules) {
      rules.callbacks.maxTries = 1
    },
  },
  {
    id: 'sends-one-success-callback-per-fetch',
    question: 'number of success callbacks',
    sentence: 'The documents do not say how many success callbacks a fetch has; here one, whatever was asked for.',
    warns: [
      'conventions/callbacks/accounts-notified-when-asked',
      'conventions/callbacks/accounts-notified-on-reconnect',
    ],
    patch({ callbacks }) {
      callbacks.notifiesOfAccounts = () => false
    },
  },
  {
    id: 'sends-a-success-callback-per-step',
    question: 'number of success callbacks',
    sentence: 'The documents do not say how many success callbacks a fetch has; here one after the accounts, always.',
    warns: [
      'conventions/callbacks/accounts-not-notified-by-default',
      'conventions/callbacks/accounts-not-notified-on-reconnect',
    ],
    patch({ callbacks }) {
      callbacks.notifiesOfAccounts = () => true
    },
  },
  {
    id: 'calls-back-after-refreshes-only',
    question: 'callbacks after the first fetch',
    alone: true,
    interfaces: interfacesWithLogins,
    seenWith: 'callback-address',
    sentence: 'The documents say that callbacks follow a refresh; here the first fetch of a login has none.',
    warns: ['conventions/callbacks/success-after-fetch', 'conventions/callbacks/failure-after-fetch'],
    patch({ callbacks }) {
      callbacks.sends = (kind, again) => again || kind === 'interactive'
    },
  },
  {
    id: 'callbacks-are-bare',
    question: 'callbacks: body',
    sentence: 'The documents do not show the body of a callback; here it has only the ids, at its top level.',
    patch(rules) {
      rules.callbacks.body = ({ login_id, customer_id }, time) => ({ login_id, customer_id, time })
    },
  },
  {
    id: 'callbacks-with-more-fields',
    question: 'callbacks: body',
    sentence: 'Callbacks have additional fields at every depth.',
    patch(rules) {
      const { body } = rules.callbacks
      rules.callbacks.body = (facts, time, version) => {
        const made = body(facts, time, version) as { data: object }
        return {
          ...made,
          event: { name: 'fetch', ids: [1, 2], nested: { deep: null } },
          data: { ...made.data, score: 7 },
        }
      }
    },
  },
  {
    id: 'signs-callbacks-of-version-3-with-sha-256',
    question: 'version 3: digest of callbacks',
    sentence: 'The documents say of callbacks that they are signed with sha256, and name no version there.',
    warns: ['ais-v3/signing/callbacks-signed-with-sha-1'],
    patch(rules) {
      rules.callbacks.digest = () => 'sha256'
    },
  },
  {
    id: 'callbacks-sign-their-body-alone',
    question: 'callbacks: signature',
    sentence: 'The documents do not show what the signature of a callback covers; here only the body.',
    patch(rules) {
      rules.callbacks.signedText = (_url, body) => body
    },
  },
  {
    id: 'callbacks-sign-something-else',
    question: 'callbacks: signature',
    sentence: 'The documents do not show what the signature of a callback covers; here an unusual text.',
    patch(rules) {
      rules.callbacks.signedText = (url, body) => `${body.length} ${url} ${body}`
    },
  },
]
