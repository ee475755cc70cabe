import { crossAndReconnect, type LoginStates } from '../../harness/actions/logins/crossing.ts'
import { refusedThenAccepted } from '../../harness/checks/answers/refused-then-accepted.ts'
import { teachesNothing } from '../../harness/checks/categories/teaches-nothing.ts'
import { refusedBeside } from '../../harness/checks/clients/stopped-as.ts'
import { showsNothingOf } from '../../harness/checks/clients/shows-nothing-of.ts'
import { leftAsItWas } from '../../harness/checks/logins/left-as-it-was.ts'
import { answer, answers, control, others } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A login before crossed requests, after them, and after it was reconnected. */
const states = part<LoginStates>('the states of the login', 'When')

export const phrases: Vocabulary = {
  actions: {
    'a login is modified with crossed secrets and keys in every way, then reconnected': async (world) => {
      world.keep(states, await crossAndReconnect(world.scene, world.sender))
    },
  },
  expectations: {
    'the crossed requests left the login as it was': (world) => leftAsItWas(...world.the(states)),
    'it is refused beside the right one': (world) => refusedBeside(world.find(control), world.the(answer)),
    'each is refused until it is right': (world) => refusedThenAccepted(world.the(answers), world.the(others)),
    'the second client is shown nothing of it': (world) => showsNothingOf(world.the(control), world.the(answers)),
    'nothing is learnt from it': (world) => teachesNothing(world.find(control), world.the(answer)),
  },
}
