import type { Attempt } from '../store/entities.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/named.ts'

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
})
