import { doesNotConnect } from '../../harness/checks/connections/connects.ts'
import { sameEnd } from '../../harness/checks/connections/same-end.ts'
import { storesNothing } from '../../harness/checks/logins/stores-nothing.ts'
import { answer, connection, control, controlConnection } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  expectations: {
    'both connections end in the same way': (world) => sameEnd(world.the(controlConnection), world.the(connection)),
    'it does not connect, and a class other than WrongProviderMode is noted': (world) =>
      doesNotConnect(world.the(controlConnection), world.the(connection), {
        classes: ['WrongProviderMode'],
        otherClassesNoted: true,
      }),
    'it stores no credentials': (world) => storesNothing(world.the(control), world.the(answer)),
  },
}
