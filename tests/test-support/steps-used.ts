import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api'
import { generateMessages } from '@cucumber/gherkin'
import { IdGenerator, type Pickle, SourceMediaType } from '@cucumber/messages'
import { projectRoot } from '../../core/content-roots.ts'

/** What the runner has loaded; its published type says nothing of it. */
interface Loaded {
  stepDefinitions: ReadonlyArray<{ pattern: string | RegExp; matchesStepName: (text: string) => boolean }>
}

/** Every scenario of the project, once for each of its examples. */
export function everyScenario(): Pickle[] {
  return globSync('features/**/*.feature', { cwd: projectRoot }).flatMap((uri) => {
    const source = readFileSync(join(projectRoot, uri), 'utf8')
    const options = { newId: IdGenerator.incrementing(), includeGherkinDocument: false, includePickles: true }
    const envelopes = generateMessages(source, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, options)
    return envelopes.flatMap(({ pickle }) => pickle ?? [])
  })
}

/** How many of these steps each step definition serves, by its pattern. */
export async function usesOfDefinitions(steps: readonly string[]): Promise<Map<string, number>> {
  const provided = { import: ['steps/**/!(*.test).ts'], paths: [], format: [] }
  const { runConfiguration } = await loadConfiguration({ file: false, provided }, { cwd: projectRoot })
  const library: unknown = await loadSupport(runConfiguration, { cwd: projectRoot })
  const { stepDefinitions } = library as Loaded
  const used = stepDefinitions.map((definition): [string, number] => [
    String(definition.pattern),
    steps.filter((step) => definition.matchesStepName(step)).length,
  ])
  return new Map(used)
}

/** Every phrase of the vocabulary; to be called once the steps are loaded, which it is part of. */
export async function everyPhrase(): Promise<string[]> {
  const { actions, expectations, fixtures } = await import('../../steps/vocabulary/all.ts')
  return [...fixtures.keys(), ...actions.keys(), ...expectations.keys()]
}
