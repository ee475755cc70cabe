import { rewriteAnswers } from './rewrite.ts'
import type { PlainProfile, Variant } from './variant.ts'

const unshown = /^connections\/(connect|reconnect|refresh|background_refresh)$/

/** Other legal choices in version 6, whose request bodies and whose ways to make a connection are not shown. */
export const version6Variants: Variant[] = [
  {
    id: 'wants-other-bodies-in-version-6',
    question: 'version 6: bodies',
    alone: true,
    interfaces: ['ais-v6'],
    sentence:
      'The bodies of connect, reconnect and refresh are not shown, so what a stranger guesses is refused with 400.',
    patch: (rules) =>
      rewriteAnswers(rules, ({ route, status }) =>
        unshown.test(route) && status === 200 ? { status: 400, json: malformed } : {},
      ),
    profile(profile) {
      delete profile.data.v6_bodies
    },
  },
  {
    id: 'speaks-version-6-alone',
    question: 'versions',
    alone: true,
    interfaces: ['ais-v6'],
    sentence: 'A target of version 6 alone shows no route that makes a connection, so the profile gives one.',
    profile: (profile: PlainProfile) => {
      profile.target.interfaces = ['ais-v6']
      profile.data = { ...profile.data, v6_connection: profile.data.v6_large_connection }
    },
  },
  {
    id: 'lists-no-connections-of-strangers',
    question: 'version 6: strangers',
    sentence: 'The connections of a customer that does not exist are an empty list; only a bare 404 speaks against it.',
    patch: (rules) =>
      rewriteAnswers(rules, ({ route, version, json }) =>
        route === 'logins/list' && version === 'v6' && classOf(json) === 'CustomerNotFound'
          ? { status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
          : {},
      ),
  },
]

const malformed = { error_class: 'WrongRequestFormat', error_message: 'this body is not known', request: {} }

function classOf(json: unknown): unknown {
  return (json as { error_class?: unknown } | null)?.error_class
}
