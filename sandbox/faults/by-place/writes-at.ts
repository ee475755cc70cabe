import { refuseWhatWasDone } from '../kit/refuse-what-was-done.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

/** Routes whose effect something shows: a list, or that the request cannot be repeated. */
const shownLater =
  /^(POST \/(customers|logins?)|PUT \/logins?\/.*(reconnect|interactive|refresh)|POST .*background_refresh|PUT \/transactions\/.*|DELETE \/transactions)$/

/** What is refused for its keys, and done all the same, on one route alone. */
export function writesAtPlaces(): Fault[] {
  return sites(({ route, writes }) => writes === true && shownLater.test(route)).map(
    ({ name, slug, shown, interfaces, requests }): Fault => ({
      id: `does-what-it-refuses-for-its-keys-at-${slug}`,
      interfaces,
      requests,
      place: 'writing routes',
      sentence: `The route ${shown} does what it refuses for its keys.`,
      patch(rules) {
        const refuse = refuseWhatWasDone(rules, 'ApiKeyNotFound')
        const { keyKnown } = rules.headers
        rules.headers.keyKnown = (...given) => keyKnown(...given) || (given[3].name === name && refuse())
      },
    }),
  )
}
