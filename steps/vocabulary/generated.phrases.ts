import { exploration } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  expectations: {
    'the rule holds for every case': (world) => world.the(exploration).judgement,
  },
}
