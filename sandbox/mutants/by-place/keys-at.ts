import { changeAnswer } from '../kit/change-data.ts'
import type { Mutant } from '../kit/mutant.ts'
import { sites } from './sites.ts'

/** The gate of the keys, left open or speaking of something else on one route alone. */
export function keysAtPlaces(): Mutant[] {
  return sites(() => true).flatMap(({ name, slug, shown, interfaces }): Mutant[] => [
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
}
