import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { joined, type Vocabulary } from './vocabulary.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('*.phrases.ts', { cwd: here }).toSorted()
const modules = await Promise.all(files.map((file) => import(pathToFileURL(`${here}${file}`).href)))
const vocabularies: readonly Vocabulary[] = modules.map((module: { phrases: Vocabulary }) => module.phrases)

/** Every phrase of every `*.phrases.ts` in this folder, by kind. */
export const fixtures = joined(vocabularies, 'fixtures')
export const actions = joined(vocabularies, 'actions')
export const expectations = joined(vocabularies, 'expectations')
