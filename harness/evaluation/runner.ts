import { Module, createRequire } from 'node:module'

/**
 * Replaces a package of the runner by Node's own positions of a match's groups. The package is for older Nodes and
 * would load a parser of regular expressions at each start. `load` resolves the runner.
 */
function givePlacesOfGroups(load: NodeJS.Require): void {
  const ofRunner = createRequire(load.resolve('@cucumber/cucumber/lib/support_code_library_builder/index'))
  const ofExpressions = createRequire(ofRunner.resolve('@cucumber/cucumber-expressions'))
  const file = ofExpressions.resolve('regexp-match-indices')
  const emptyModule = new Module(file)
  // A cache: each step's sentence is compared with every phrase.
  const withPlaces = new WeakMap<RegExp, RegExp>()
  emptyModule.exports = (phrase: RegExp, text: string) => {
    const { source, flags } = phrase
    const withIndices = withPlaces.get(phrase) ?? new RegExp(source, `${flags.replace('d', '')}d`)
    withPlaces.set(phrase, withIndices)
    withIndices.lastIndex = 0
    return withIndices.exec(text)
  }
  emptyModule.loaded = true
  load.cache[file] = emptyModule
}

// The runner's entry point loads all of its report formats. These parts suffice to run a scenario.
const load = createRequire(import.meta.url)
givePlacesOfGroups(load)
const { default: builder } = load('@cucumber/cucumber/lib/support_code_library_builder/index') as {
  default: typeof import('@cucumber/cucumber').supportCodeLibraryBuilder
}

/** Collects the step definitions. */
export const supportCodeLibraryBuilder = builder

/** The functions for step definitions. */
export const { Given, When, Then, Before, After, AfterStep, defineParameterType } = builder.methods
export const { setDefaultTimeout, setDefinitionFunctionWrapper, setWorldConstructor } = builder.methods

export const { default: World } = load('@cucumber/cucumber/lib/support_code_library_builder/world') as {
  default: typeof import('@cucumber/cucumber').World
}
export type { DataTable, IWorldOptions, ITestCaseHookParameter } from '@cucumber/cucumber'

// The runner's own copy of the package.
const messages = load('@cucumber/messages') as typeof import('@cucumber/messages')

export function newIds(): () => string {
  return messages.IdGenerator.incrementing()
}

/** Ids for the runner. */
export const newId = newIds()

type Assemble = typeof import('@cucumber/cucumber/lib/assemble/index', { with: { 'resolution-mode': 'require' } })
/** A scenario with its document. */
export type Scenario = Parameters<Assemble['assembleTestCases']>[3][number]
export const { assembleTestCases } = load('@cucumber/cucumber/lib/assemble/index') as Assemble

type Runner = typeof import(
  '@cucumber/cucumber/lib/runtime/test_case_runner',
  { with: { 'resolution-mode': 'require' } }
)
export const { default: TestCaseRunner } = load('@cucumber/cucumber/lib/runtime/test_case_runner') as Runner
