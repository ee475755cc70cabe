import type { PlainProfile, Variant } from './kit/variant.ts'
import { replaceRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'

/** Targets that offer less than the sandbox. What they lack stays untested, and nothing fails. */
export const variants: Variant[] = named({
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
  'no-control-port': {
    question: 'control port',
    hides: true,
    sentence: 'A target need not offer the control port.',
    options: { control: false },
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
