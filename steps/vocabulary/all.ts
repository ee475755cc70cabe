import { fileURLToPath } from 'node:url'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { modulesIn } from '../../core/load-module.ts'
import { joined, type Vocabulary } from './vocabulary.ts'

const vocabularies: readonly Vocabulary[] = [
  ...modulesIn(fileURLToPath(new URL('.', import.meta.url)), '.phrases').map(
    ({ exported }) => exported['phrases'] as Vocabulary,
  ),
  ...partsOfInterfaces('steps/phrases').flatMap(({ part }) => part['phrases'] as readonly Vocabulary[]),
]

/** Every phrase of every `*.phrases.ts` in this folder, and of each interface's `steps/phrases.ts`, by kind. */
export const fixtures = joined(vocabularies, 'fixtures')
export const actions = joined(vocabularies, 'actions')
export const expectations = joined(vocabularies, 'expectations')
export const observations = joined(vocabularies, 'observations')
