import { changeAnswer } from '../kit/change-data.ts'
import type { Mutant } from '../kit/mutant.ts'
import { sites } from './sites.ts'

/**
 * Breakages that no check sees: the refresh of the oauth login that a profile gives waits for its user, so it cannot be
 * repeated as a control, and another refusal of it or of what follows proves nothing.
 */
const unseen: ReadonlySet<string> = new Set([
  'calls-an-unknown-app-id-a-missing-login-at-post-oauth-providers-refresh',
  'calls-an-unknown-app-id-a-missing-login-at-put-oauth-providers-authorize',
  'needs-no-secret-at-put-oauth-providers-authorize',
  'takes-any-secret-at-put-oauth-providers-authorize',
])

/** The gate of the keys, left open or speaking of something else on one route alone. */
export function keysAtPlaces(): Mutant[] {
  const all = sites(() => true).flatMap(({ name, slug, shown, interfaces }): Mutant[] => [
    {
      id: `needs-no-secret-at-${slug}`,
      breaks: ['conventions/headers/required-on-every-route'],
      interfaces,
      place: 'routes',
      sentence: `The route ${shown} needs no Secret.`,
      patch(rules) {
        const { secretNeeded } = rules.headers
        rules.headers.secretNeeded = (route) => route.name !== name && secretNeeded(route)
      },
    },
    {
      id: `takes-any-secret-at-${slug}`,
      breaks: ['conventions/headers/wrong-secret'],
      interfaces,
      place: 'routes',
      sentence: `The route ${shown} takes any Secret.`,
      patch(rules) {
        const { keyKnown } = rules.headers
        rules.headers.keyKnown = (expected, secret, every, route) =>
          route.name === name || keyKnown(expected, secret, every, route)
      },
    },
    {
      id: `calls-an-unknown-app-id-a-missing-login-at-${slug}`,
      breaks: ['conventions/headers/unknown-app-id'],
      interfaces,
      place: 'routes',
      sentence: `The route ${shown} refuses wrong keys with LoginNotFound.`,
      patch: (rules) =>
        changeAnswer(rules, name, (answer) => {
          const json = answer.json as { error_class?: string }
          const isKey = json.error_class === 'ApiKeyNotFound' || json.error_class === 'ClientNotFound'
          return isKey ? { ...answer, json: { ...json, error_class: 'LoginNotFound' } } : answer
        }),
    },
  ])
  return all.filter(({ id }) => !unseen.has(id))
}
