import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type ISupportCodeLibrary, loadConfiguration, loadSupport } from '@cucumber/cucumber/api'
import { codeEnding } from '../../core/code-file.ts'
import { ownFolders, projectRoot } from '../../core/content-roots.ts'
import { FeaturesInvalid } from './features-invalid.ts'
import { ownCodeFiles } from './own-code-files.ts'
import { leadImportsHere } from './own-imports.ts'

const silence = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Where the runner works: it prints nothing, and sees no variable of the process, in which it would look for a CI. */
export const quietEnvironment = () => ({ cwd: projectRoot, stdout: silence(), stderr: silence(), env: {} })

/** A definition of a step, as far as the runner's library shows it. */
export interface StepDefinition {
  uri: string
  line: number
  pattern: string | RegExp
  /** What its file gives, without what hooks wrap around it. */
  unwrappedCode: unknown
  matchesStepName: (text: string) => boolean
}

/** What the runner takes, with the definitions that its declared type keeps to itself. */
type Library = ISupportCodeLibrary & { stepDefinitions: readonly StepDefinition[] }

let loaded: { own: string[]; library: Promise<Library> } | undefined

/** The files of step definitions, by name: a pattern would take a Node that knows patterns. */
function stepFiles(): string[] {
  const folder = join(projectRoot, 'steps', 'definitions')
  const isTest = (file: string) => file.endsWith(`.test${codeEnding}`)
  return readdirSync(folder)
    .filter((file) => file.endsWith(codeEnding) && !isTest(file))
    .map((file) => join(folder, file))
}

/** What the runner is to run: features, by their files, and the tags of which a scenario has one. */
export async function configuration(paths: string[], tags: string, files: string[] = []) {
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: { import: files.map(asPattern), paths: paths.map(asPattern), tags, strict: true, format: [] },
    },
    quietEnvironment(),
  )
  return runConfiguration
}

/**
 * A path that the runner takes for itself and not for a pattern. Braces have no other way to be plain than a sign for any
 * letter: the runner takes a backslash for a slash.
 */
function asPattern(path: string): string {
  return path.replaceAll(/[*?[(]/g, '[$&]').replaceAll(/[{}]/g, '?')
}

/**
 * The definitions of every step, the user's own ones too. They are loaded once, also where that fails: a module defines its
 * steps only when it is first imported.
 * @throws FeaturesInvalid FEATURES_LOADED where this process has loaded others of the user
 */
export async function stepLibrary(): Promise<Library> {
  const own = ownFolders('steps').flatMap(ownCodeFiles)
  if (loaded && !own.every((file) => loaded?.own.includes(file)))
    throw new FeaturesInvalid('FEATURES_LOADED', [
      'this process has loaded the steps of other folders before. Run these in a process of their own',
    ])
  loaded ??= { own, library: load([...stepFiles(), ...own]) }
  return loaded.library
}

async function load(files: string[]): Promise<Library> {
  leadImportsHere()
  const library = (await loadSupport(await configuration([], '', files), quietEnvironment())) as Library
  const { originalCoordinates: from } = library
  // The runner looks for the files of a library at the start of each run, though it loads none of them. Without any it would
  // look through whole folders: one is the least.
  return { ...library, originalCoordinates: { ...from, importPaths: from.importPaths.slice(0, 1) } }
}
