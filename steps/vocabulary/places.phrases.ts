import { classOfOtherWords } from '../../requirements/tables/quantifiers/quantifiers.ts'
import { refusesOtherWords } from '../../harness/checks/answers/refused-as.ts'
import { takesNoEffect } from '../../harness/checks/attempts/takes-no-effect.ts'
import {
  fallsOverNoId,
  findsNothing,
  refusesUnknownWithStatus,
  saysWhatIsUnknown,
} from '../../harness/checks/clients/finds-nothing.ts'
import { answer, control, place, refusedWrites } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'
import { teachesNothing } from '../../harness/checks/categories/teaches-nothing.ts'
import { refusedBeside } from '../../harness/checks/clients/stopped-as.ts'
import { showsNothingOf } from '../../harness/checks/clients/shows-nothing-of.ts'

export const phrases: Vocabulary = {
  expectations: {
    'it is refused beside the right one': (world) => refusedBeside(world.find(control), world.the(answer)),
    'the second client is shown nothing of it': (world) => showsNothingOf(world.the(control), [world.the(answer)]),
    'nothing is learnt from it': (world) => teachesNothing(world.find(control), world.the(answer)),
    'its refusal has <the class of what is unknown>': (world) =>
      saysWhatIsUnknown(world.find(control), world.the(answer), world.the(place).taken?.parameter.id ?? ''),
    'its refusal has <the class of unknown words>': (world) => {
      const errorClass = classOfOtherWords(world.the(place).taken?.parameter) ?? ''
      return refusesOtherWords(world.find(control), world.the(answer), errorClass)
    },
    'its refusal has <a documented status>': (world) =>
      refusesUnknownWithStatus(world.find(control), world.the(answer), world.run.dialect.version),
    'nothing is found': (world) => findsNothing(world.find(control), world.the(answer)),
    'the answer is <no server error>': (world) => fallsOverNoId(world.the(answer)),
    'it is not done': (world) => takesNoEffect(world.the(refusedWrites)),
  },
}
