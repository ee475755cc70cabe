import { mostShown } from '../../core/most-shown.ts'
import { readdirSync, statSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { ownFolders, projectRoot, setOwnFolders, shownPath } from '../../core/content-roots.ts'
import { featureFiles } from '../../requirements/read-feature.ts'
import { isOwnRow, readRequirements } from '../../requirements/read-requirements.ts'
import { pathToFileURL } from 'node:url'
import { observedRules } from '../observers/rules-observed.ts'
import { addOwnStep } from '../run/own-steps.ts'
import { ownCodeFiles } from './own-code-files.ts'
import { FeaturesInvalid } from './features-invalid.ts'
import { readChecks } from './read-checks.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { type StepDefinition, stepLibrary } from './step-library.ts'

/**
 * Adds the folders with a user's features and steps, in place of those added before.
 * @throws FeaturesInvalid FEATURES_UNREADABLE, FEATURES_MISSING or FEATURES_INVALID, with all problems; FeatureError
 * FEATURE_INVALID for the first feature that cannot be read
 */
export function useOwnFeatures(folders: readonly string[]): void {
  setOwnFolders([])
  const missing = folders.filter((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  if (missing.length > 0)
    throw new FeaturesInvalid(
      'FEATURES_UNREADABLE',
      missing.map((folder) => `"${folder}" is not a folder. Name the one that holds features/ and steps/`),
    )
  const empty = folders.filter((folder) => featureFiles(join(folder, 'features')).length === 0)
  if (empty.length > 0) throw new FeaturesInvalid('FEATURES_MISSING', empty.map(withoutFeatures))
  setOwnFolders(folders)
  // A wrong observer name is refused before the first request.
  if (folders.length > 0) observedRules()
  demandNone([...sameNames(folders), ...tagProblems()])
}

/**
 * Loads the user's steps and finds a definition for each step of the user's features.
 * @throws FeaturesInvalid FEATURES_INVALID for a step with none or several, a definition that takes a step of the
 * features that are built in, and code that cannot be loaded; FEATURES_LOADED
 */
export async function loadOwnSteps(): Promise<void> {
  if (ownFolders('steps').length === 0) return
  const loaded = await stepLibrary().catch((cause: unknown) => ({ cause }))
  if ('cause' in loaded) {
    const { cause } = loaded
    if (cause instanceof FeaturesInvalid) throw cause
    throw new FeaturesInvalid('FEATURES_INVALID', [await faultOf(cause)], { cause })
  }
  const { stepDefinitions } = loaded
  // The runner gives paths relative to the project.
  const fileOf = ({ uri }: StepDefinition) => resolve(projectRoot, uri)
  const userDefinitions = stepDefinitions.filter((one) => isOwnFile(fileOf(one)))
  for (const one of userDefinitions)
    addOwnStep(one.unwrappedCode, { text: String(one.pattern), place: `${shownPath(fileOf(one))}:${one.line}` })
  const taken = (text: string, by: readonly StepDefinition[]) => by.filter((one) => one.matchesStepName(text)).length
  const [ours, theirs] = [false, true].map((wanted) => readChecks().filter((check) => wanted === isOwnCheck(check)))
  const ownSteps = (theirs ?? []).flatMap(({ where, steps }) => steps.map(({ text }) => ({ where, text })))
  const ourSteps = new Set((ours ?? []).flatMap(({ steps }) => steps.map(({ text }) => text)))
  demandNone([
    ...ownSteps.flatMap(({ where, text }) => {
      const found = taken(text, stepDefinitions)
      if (found === 1) return []
      if (found > 1) return [`${where}: the step "${text}" has ${found} definitions`]
      const known = stepDefinitions.flatMap(({ pattern }) =>
        pattern instanceof PhrasePattern ? pattern.alike(text) : [],
      )
      const ones = known.length === 0 ? '' : `. Known are: ${known.join(', ')}`
      return [`${where}: the step "${text}" has no definition${ones}`]
    }),
    ...[...ourSteps]
      .filter((text) => userDefinitions.length > 0 && taken(text, userDefinitions) > 0)
      .map(
        (text) => `a definition in steps/ takes "${text}", which is a step of Assay's own features. Word it otherwise`,
      ),
  ])
}

/** What a folder without features contains instead. */
function withoutFeatures(folder: string): string {
  const has = readdirSync(folder).toSorted().slice(0, mostShown.names).join(', ') || 'nothing'
  const layout = `${join(folder, 'features', '*.feature')}, and its steps in ${join(folder, 'steps', '*.js')}`
  return `"${folder}" holds no feature. Put each into ${layout}. The folder has ${has}`
}

function demandNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new FeaturesInvalid('FEATURES_INVALID', [...new Set(problems)])
}

/** Folders with the same last name: reports name files by it, so that names do not depend on the machine. */
function sameNames(folders: readonly string[]): string[] {
  const names = [...new Set(folders.map((folder) => resolve(folder)))].map((folder) => basename(folder))
  return names
    .filter((name, at) => names.indexOf(name) < at)
    .map((name) => `two folders are called ${name}. Rename one, as reports name files by it`)
}

/** Rules without a scenario, and scenarios whose tags name no rule or a rule of Assay. */
function tagProblems(): string[] {
  const rules = readRequirements().filter(isOwnRow)
  const known = new Set(rules.map(({ id }) => id))
  const checks = readChecks().filter(isOwnCheck)
  const checked = new Set(checks.flatMap(({ requirements }) => requirements))
  return [
    ...checks.flatMap(({ where, requirements }) => [
      ...(requirements.length === 0
        ? [`${where}: no tag names a rule, such as @${rules[0]?.id ?? 'own/topic/obligation'}`]
        : []),
      ...requirements
        .filter((id) => !known.has(id))
        .map((id) => `${where}: the tag @${id} names no rule of the folder; it has ${[...known].join(', ')}`),
    ]),
    ...rules
      .filter(({ id, unjudgeable }) => unjudgeable === undefined && !checked.has(id))
      .map(
        ({ id, defined }) =>
          `${defined}: the rule ${id} has no scenario. Write one below it, or say why in "Not checkable:"`,
      ),
  ]
}

function isOwnCheck({ where }: { where: string }): boolean {
  return ownFolders('features').some((folder) => where.startsWith(`${shownPath(folder)}/`))
}

function isOwnFile(file: string): boolean {
  return ownFolders('steps').some((folder) => file.startsWith(folder + sep))
}

/** The error and its file. Importing a failed module again fails in the same way. */
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
