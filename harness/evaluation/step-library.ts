import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeEnding } from '../../core/code-file.ts'
import { isOfAssay, ownFolders, projectRoot } from '../../core/content-roots.ts'
import { partFile } from '../../core/interface-parts.ts'
import { interfacesKnown } from '../../core/interfaces.ts'
import { withOwnCode } from '../../core/own-code.ts'
import { FeaturesInvalid } from './features-invalid.ts'
import { ownCodeFiles } from './own-code-files.ts'
import { leadImportsHere } from '../../core/own-imports.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import type { supportCodeLibraryBuilder as Builder } from './runner.ts'

type Library = ReturnType<typeof Builder.finalize>
export type StepDefinition = Library['stepDefinitions'][number]

let loaded: { own: string[]; library: Promise<Library> } | undefined

/** The files of step definitions, by name. Older Nodes cannot search for a pattern. */
function stepFiles(): string[] {
  const folder = join(projectRoot, 'steps', 'definitions')
  const isTest = (file: string) => file.endsWith(`.test${codeEnding}`)
  return readdirSync(folder)
    .filter((file) => file.endsWith(codeEnding) && !isTest(file))
    .map((file) => join(folder, file))
}

/** The files `steps/definitions.ts` of interfaces, either Assay's own or those that profiles add. */
function filesOfInterfaces({ brought }: { brought: boolean }): string[] {
  const wanted = interfacesKnown().filter(({ folder }) => isOfAssay(folder) !== brought)
  return wanted.flatMap((one) => partFile(one, 'steps/definitions') ?? [])
}

/**
 * All step definitions, the user's included. They are loaded once, even if loading fails, because a module defines its
 * steps only when first imported.
 * @throws FeaturesInvalid FEATURES_LOADED where this process has loaded others of the user
 */
export async function stepLibrary(): Promise<Library> {
  const userFiles = [...filesOfInterfaces({ brought: true }), ...ownFolders('steps').flatMap(ownCodeFiles)]
  if (loaded && !userFiles.every((file) => loaded?.own.includes(file)))
    throw new FeaturesInvalid('FEATURES_LOADED', [
      'this process has loaded the steps of other folders before. Run these in a process of their own',
    ])
  // Resolving every later import takes longer.
  if (userFiles.length > 0) leadImportsHere()
  loaded ??= { own: userFiles, library: load([...stepFiles(), ...filesOfInterfaces({ brought: false })], userFiles) }
  return loaded.library
}

async function load(files: string[], userFiles: string[]): Promise<Library> {
  const { newIds, supportCodeLibraryBuilder } = await import('./runner.ts')
  supportCodeLibraryBuilder.reset(projectRoot, newIds())
  for (const file of files) await import(pathToFileURL(file).href)
  for (const file of userFiles) await withOwnCode(() => import(pathToFileURL(file).href))
  const library = supportCodeLibraryBuilder.finalize()
  for (const one of library.stepDefinitions)
    if (one.pattern instanceof PhrasePattern) Object.assign(one, { expression: one.pattern })
  return library
}
