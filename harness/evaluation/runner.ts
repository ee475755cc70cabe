import { createRequire } from 'node:module'
import { givePlacesOfGroups } from './places-of-groups.ts'

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
