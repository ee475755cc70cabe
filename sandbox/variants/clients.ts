import { interfacesWithLogins, type Variant } from './kit/variant.ts'
import { replaceRule, wrapRule } from '../faults/kit/change.ts'
import { named } from '../world/sandbox.ts'

/** Other legal callbacks, keys and pages, which the documents do not show. */
export const variants: Variant[] = named({
  'callbacks-come-late': {
    question: 'callbacks: timing',
    sentence: 'Callbacks are sent late; the documents state no time.',
    patch: wrapRule('callbacks.waitMs', () => 150),
  },
  'callbacks-come-twice': {
    question: 'callbacks: timing',
    sentence: 'Every callback is sent twice; the documents do not describe retries.',
    patch(rules) {
      rules.callbacks.delivered = () => false
      rules.callbacks.maxTries = 2
      rules.callbacks.waitMs = (count) => (count === 1 ? 0 : 5)
    },
  },
  'callbacks-are-never-sent-again': {
    question: 'callbacks: timing',
    sentence: 'A callback that fails is not sent again; the documents do not describe retries.',
    patch: replaceRule('callbacks.maxTries', () => 1),
  },
  'sends-one-success-callback-per-fetch': {
    question: 'number of success callbacks',
    sentence: 'The documents do not say how many success callbacks a fetch has; here one, whatever was asked for.',
    patch: wrapRule('callbacks.notifiesOfAccounts', () => false),
  },
  'sends-a-success-callback-per-step': {
    question: 'number of success callbacks',
    sentence: 'The documents do not say how many success callbacks a fetch has; here one after the accounts, always.',
    patch: wrapRule('callbacks.notifiesOfAccounts', () => true),
  },
  'calls-back-after-refreshes-only': {
    question: 'callbacks after the first fetch',
    alone: true,
    interfaces: interfacesWithLogins,
    seenWith: 'callback-address',
    sentence: 'The documents say that callbacks follow a refresh; here the first fetch of a login has none.',
    patch: wrapRule('callbacks.sends', (_rule, kind, fetches) => fetches > 1 || kind === 'interactive'),
  },
  'callbacks-are-bare': {
    question: 'callbacks: body',
    sentence: 'The documents do not show the body of a callback; here it has only the ids, at its top level.',
    patch: wrapRule('callbacks.body', (_rule, { login_id, customer_id }, time) => ({ login_id, customer_id, time })),
  },
  'callbacks-with-more-fields': {
    question: 'callbacks: body',
    sentence: 'Callbacks have additional fields at every depth.',
    patch: wrapRule('callbacks.body', (rule, facts, time, version) => {
      const made = rule(facts, time, version) as { data: object }
      return {
        ...made,
        event: { name: 'fetch', ids: [1, 2], nested: { deep: null } },
        data: { ...made.data, score: 7 },
      }
    }),
  },
  'signs-callbacks-of-version-3-with-sha-256': {
    question: 'version 3: digest of callbacks',
    sentence: 'The documents say of callbacks that they are signed with sha256, and name no version there.',
    patch: replaceRule('callbacks.digest', () => () => 'sha256'),
  },
  'callbacks-sign-their-body-alone': {
    question: 'callbacks: signature',
    sentence: 'The documents do not show what the signature of a callback covers; here only the body.',
    patch: wrapRule('callbacks.signedText', (_rule, _url, body) => body),
  },
  'callbacks-sign-something-else': {
    question: 'callbacks: signature',
    sentence: 'The documents do not show what the signature of a callback covers; here an unusual text.',
    patch: wrapRule('callbacks.signedText', (_rule, url, body) => `${body.length} ${url} ${body}`),
  },
  // Other legal ways to compare keys: the documents say only that wrong ones are refused.
  'normalises-queries-before-it-verifies': {
    question: 'gateway before the target',
    sentence: 'A gateway normalises queries, with the same parameters, before the target sees and verifies them.',
    patch: wrapRule('signing.candidates', (rule, received) =>
      rule(received).map((parts) => ({ ...parts, url: normalised(parts.url) })),
    ),
  },
  'reads-keys-in-any-case': {
    question: 'letter case of keys',
    sentence: 'The documents do not say how keys are compared; here they are hexadecimal numbers, in any letter case.',
    patch({ headers }) {
      const { appId, secret } = headers
      headers.appId = (given, route) => appId(given, route)?.toLowerCase()
      headers.secret = (given, route) => secret(given, route)?.toLowerCase()
    },
  },
  'knows-a-client-by-all-its-keys': {
    question: 'keys of other versions',
    sentence: 'Only the headers of version 3 are said to be dropped; here its keys open the other versions too.',
    patch: wrapRule('headers.clientWithAppId', (rule, store, id, route) => {
      const old = store.clients.by('client_id', id)
      return rule(store, id, route) ?? (old && { ...old, secret: old.v3_secret })
    }),
  },
  'adds-no-parameters-to-return-to': {
    question: 'return parameters',
    sentence: 'The documents do not show which parameters are added to return_to; here none are.',
    patch: wrapRule('pages.returnAddress', (_rule, returnTo) => returnTo),
  },
  'posts-messages-to-its-own-window': {
    question: 'window of messages',
    sentence: 'The documents do not say to which window a payment page posts; here it is its own, or the parent.',
    patch: replaceRule('payments.messageWindow', () => 'window.parent'),
  },
  'lets-its-pages-be-framed': {
    question: 'frames',
    sentence: 'The documents do not say that the page itself forbids frames.',
    patch(rules) {
      rules.pages.frameAncestors = '*'
      rules.pages.frameOptions = undefined
    },
  },
})

/** The address normalised by RFC 3986: only needed escapes, in upper case, and no empty parts of the query. */
function normalised(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const pieces = query.split('&').filter((piece) => piece !== '')
  const spelled = pieces.join('&').replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
  })
  return spelled === '' ? path : `${path}?${spelled}`
}
