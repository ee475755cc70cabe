import { readdirSync } from 'node:fs'
import { codeEnding } from '../../core/code-file.ts'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { joined, type Vocabulary } from './vocabulary.ts'

const here = new URL('.', import.meta.url)
const files = readdirSync(here).filter((file) => file.endsWith(`.phrases${codeEnding}`))
const modules = await Promise.all(files.toSorted().map((file) => import(new URL(file, here).href)))
const vocabularies: readonly Vocabulary[] = [
  ...modules.map((module: { phrases: Vocabulary }) => module.phrases),
  ...partsOfInterfaces('steps/phrases').flatMap(({ part }) => part['phrases'] as readonly Vocabulary[]),
]

/** Every phrase of every `*.phrases.ts` in this folder, and of each interface's `steps/phrases.ts`, by kind. */
export const fixtures = joined(vocabularies, 'fixtures')
export const actions = joined(vocabularies, 'actions')
export const expectations = joined(vocabularies, 'expectations')
