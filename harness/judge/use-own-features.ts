import { readdirSync, statSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { ownFolders, setOwnFolders, shownPath } from '../../core/content-roots.ts'
import { isOwnRow, readRequirements } from '../../requirements/read-requirements.ts'
import { pathToFileURL } from 'node:url'
import { ownCodeFiles } from './own-code-files.ts'
import { FeaturesInvalid } from './features-invalid.ts'
import { readChecks } from './read-checks.ts'
import { type StepDefinition, stepLibrary } from './step-library.ts'

/**
 * Takes folders with a user's own requirements, features and steps beside what is built in, in place of those that were
 * taken before. None of the user's code is loaded yet.
 * @throws FeaturesInvalid FEATURES_UNREADABLE or FEATURES_INVALID, with all problems; REQUIREMENT_INVALID and FEATURE_INVALID
 * for the first file that cannot be read as what it is
 */
export function useOwnFeatures(folders: readonly string[]): void {
  setOwnFolders([])
  const missing = folders.filter((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  if (missing.length > 0)
    throw new FeaturesInvalid(
      'FEATURES_UNREADABLE',
      missing.map(
        (folder) => `"${folder}" is not a folder. Name the one that holds requirements/, features/ and steps/`,
      ),
    )
  setOwnFolders(folders)
  demandNone([...sameNames(folders), ...ownFolders('requirements').flatMap(unreadIn), ...tagProblems()])
}

/**
 * Loads the user's steps and finds a definition for each step of the user's features.
 * @throws FeaturesInvalid FEATURES_INVALID for a step with none or several, a definition that takes a step of the features
 * that are built in, and code that cannot be loaded; FEATURES_LOADED
 */
export async function loadOwnSteps(): Promise<void> {
  if (ownFolders('steps').length === 0) return
  const { stepDefinitions } = await stepLibrary().catch(async (cause: unknown) => {
    if (cause instanceof FeaturesInvalid) throw cause
    throw new FeaturesInvalid('FEATURES_INVALID', [await faultOf(cause)], { cause })
  })
  const own = stepDefinitions.filter(({ uri }) => isOwnFile(resolve(uri)))
  const taken = (text: string, by: readonly StepDefinition[]) => by.filter((one) => one.matchesStepName(text)).length
  const [ours, theirs] = [false, true].map((wanted) => readChecks().filter((check) => wanted === isOwnCheck(check)))
  const ownSteps = (theirs ?? []).flatMap(({ where, steps }) => steps.map(({ text }) => ({ where, text })))
  const ourSteps = new Set((ours ?? []).flatMap(({ steps }) => steps.map(({ text }) => text)))
  demandNone([
    ...ownSteps.flatMap(({ where, text }) => {
      const found = taken(text, stepDefinitions)
      if (found === 1) return []
      return [`${where}: the step "${text}" has ${found === 0 ? 'no definition' : `${found} definitions`}`]
    }),
    ...[...ourSteps]
      .filter((text) => own.length > 0 && taken(text, own) > 0)
      .map(
        (text) => `a definition in steps/ takes "${text}", which is a step of Assay's own features. Word it otherwise`,
      ),
  ])
}

function demandNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new FeaturesInvalid('FEATURES_INVALID', [...new Set(problems)])
}

/** Reports name a file by the last name of its folder, so that they do not depend on the machine. */
function sameNames(folders: readonly string[]): string[] {
  const names = [...new Set(folders.map((folder) => resolve(folder)))].map((folder) => basename(folder))
  return names
    .filter((name, at) => names.indexOf(name) < at)
    .map((name) => `two folders are called ${name}. Rename one, as reports name files by it`)
}

/** What lies among the requirements and would not be read, so that its rules would be forgotten without a word. */
function unreadIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return [`${shownPath(folder)}/ is missing. It holds the requirements, a YAML file per topic`]
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'))
  if (files.length === 0) return [`${shownPath(folder)}/ is empty. It holds the requirements, a YAML file per topic`]
  return files
    .filter((name) => !name.endsWith('.yaml'))
    .map((name) => `${shownPath(join(folder, name))} is not read. A file of requirements is called TOPIC.yaml`)
}

/** Rows without a scenario, and scenarios whose tags name no row or one that the user did not add. */
function tagProblems(): string[] {
  const rows = readRequirements().filter(isOwnRow)
  const known = new Set(rows.map(({ id }) => id))
  const checks = readChecks().filter(isOwnCheck)
  const checked = new Set(checks.flatMap(({ requirements }) => requirements))
  return [
    ...checks.flatMap(({ where, requirements }) => [
      ...(requirements.length === 0
        ? [`${where}: no tag names a row, such as @${rows[0]?.id ?? 'own/topic/row'}`]
        : []),
      ...requirements
        .filter((id) => !known.has(id))
        .map((id) => `${where}: the tag @${id} names no row of the folder; it has ${[...known].join(', ')}`),
    ]),
    ...rows
      .filter(({ id, unjudgeable }) => unjudgeable === undefined && !checked.has(id))
      .map(({ id }) => `the row ${id} has no scenario. Tag one with @${id}, or say in unjudgeable why there is none`),
  ]
}

function isOwnCheck({ where }: { where: string }): boolean {
  return ownFolders('features').some((folder) => where.startsWith(`${shownPath(folder)}/`))
}

function isOwnFile(file: string): boolean {
  return ownFolders('steps').some((folder) => file.startsWith(folder + sep))
}

/** What went wrong and in which file: the import of a module that failed fails in the same way again. */
async function faultOf(cause: unknown): Promise<string> {
  for (const file of ownFolders('steps').flatMap(ownCodeFiles)) {
    const fault: unknown = await import(pathToFileURL(file).href).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault !== undefined)
      return `${shownPath(file)} cannot be loaded: ${fault instanceof Error ? fault.message : String(fault)}`
  }
  return `the steps cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`
}
