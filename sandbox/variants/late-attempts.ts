import type { Attempt } from '../store/entities.ts'
import type { Variant, PlainProfile } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'
import { replaceRule } from '../faults/kit/change.ts'

/** The time for which a new attempt is missing from its routes: shorter than the time that checks give a target to settle. */
const lateMs = 300

/** Other legal moments from which an attempt is shown. */
export const variants: Variant[] = named({
  'lists-attempts-late': {
    question: 'when attempts are shown',
    sentence: 'A login shows its new attempt at once; here the list and the attempt alone do so 0.3 seconds later.',
    // It slows every fixture down, so it runs alone, on the interface with most rules about attempts.
    hides: true,
    interfaces: ['ais-v4'],
    patch({ attempts, logins }) {
      const { added, shown } = attempts
      const { attempts: listed } = logins
      const addedAt = new WeakMap<Attempt, number>()
      const isThere = (attempt: Attempt) => performance.now() - (addedAt.get(attempt) ?? -lateMs) >= lateMs
      attempts.added = (store, attempt) => {
        const made = added(store, attempt)
        addedAt.set(made, performance.now())
        return made
      }
      attempts.shown = (store, id) => {
        const found = shown(store, id)
        return found && isThere(found) ? found : undefined
      }
      logins.attempts = (store, login) => listed(store, login).filter(isThere)
    },
  },
  // Targets that offer less than the sandbox. What they lack stays untested, and nothing fails.
  'routes-not-shown-are-not-there': {
    question: 'routes',
    hides: true,
    // No other interface requests these routes.
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence:
      'Routes that the documents do not show do not exist: lists of customers and providers, removal, creation of oauth logins.',
    patch: replaceRule('access.routeServed', (rule) => {
      const absent = /^customers\/(?!create$)|^providers\/list$|^logins\/delete$|^oauth\/create$/
      return (route) => rule(route) && (route.version === 'partners' || !absent.test(route.name))
    }),
  },
  'least-profile': {
    question: 'profile',
    alone: true,
    sentence: 'A profile with one client and one provider is enough for a run.',
    options: { control: false },
    profile(profile) {
      keepPurposes(profile, 'clients', ['main'])
      keepPurposes(profile, 'providers', ['plain'])
      for (const provider of profile.providers) delete provider.credentials.other
      for (const client of profile.clients) delete client.private_key
      delete profile.data
      delete profile.capabilities
    },
  },
  'now-and-then-too-many': {
    question: 'request rate',
    sentence:
      'A server may limit requests: here one request in fifty is answered with 429, except on routes with documented limits.',
    patch: replaceRule('wire.turnsAway', () => {
      let count = 0
      return (_route, version) => {
        if (version === 'v5' || version === 'partners') return false
        count += 1
        return count % 50 === 0
      }
    }),
  },
})

function keepPurposes(profile: PlainProfile, key: 'clients' | 'providers', purposes: string[]): void {
  profile[key] = profile[key].filter(({ purpose }: { purpose: string }) => purposes.includes(purpose))
}
