import { takesNoEffect } from '../../harness/checks/attempts/takes-no-effect.ts'
import {
  fallsOverNoId,
  findsNothing,
  refusesUnknownWithStatus,
  saysWhatIsUnknown,
} from '../../harness/checks/clients/finds-nothing.ts'
import { answer, control, place, refusedWrites } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  expectations: {
    'its refusal says what is unknown': (world) =>
      saysWhatIsUnknown(world.find(control), world.the(answer), world.the(place).taken?.parameter.id ?? ''),
    'its refusal has a documented status': (world) =>
      refusesUnknownWithStatus(world.find(control), world.the(answer), world.run.dialect.version),
    'nothing is found': (world) => findsNothing(world.find(control), world.the(answer)),
    'it is no server error': (world) => fallsOverNoId(world.the(answer)),
    'it is not done': (world) => takesNoEffect(world.the(refusedWrites)),
  },
}
