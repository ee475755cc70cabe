import { refusedThenAccepted } from '../../harness/checks/answers/refused-then-accepted.ts'
import { teachesNothing } from '../../harness/checks/categories/teaches-nothing.ts'
import { refusedBeside } from '../../harness/checks/clients/stopped-as.ts'
import { showsNothingOf } from '../../harness/checks/clients/shows-nothing-of.ts'
import { answer, answers, control, others } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  expectations: {
    'it is refused beside the right one': (world) => refusedBeside(world.find(control), world.the(answer)),
    'each is refused until it is right': (world) => refusedThenAccepted(world.the(answers), world.the(others)),
    'the second client is shown nothing of it': (world) => showsNothingOf(world.the(control), world.the(answers)),
    'nothing is learnt from it': (world) => teachesNothing(world.find(control), world.the(answer)),
  },
}
