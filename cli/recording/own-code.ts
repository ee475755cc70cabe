import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { addInterface } from '../../core/content-roots.ts'
import { useOwnFeatures } from '../../harness/evaluation/use-own-features.ts'
import type { RecordingOpened } from '../../harness/recording/recording-line.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'

/** The user's own folders for a recording. */
export interface OwnFolders {
  /** Folders of requirements, features and steps. */
  features?: string[]
  /** One folder per interface. */
  interfaceFolder?: string[]
}

/**
 * Loads the user's features and interfaces that the command line names. The recording's own list is only compared: it
 * names code, and a recording may come from anybody.
 * @throws AskedWrongly OWN_CODE_NOT_NAMED when they differ, INTERFACE_UNREADABLE; FeaturesInvalid
 */
export function takeOwnFolders(
  { asked, profile }: RecordingOpened,
  { features = [], interfaceFolder = [] }: OwnFolders,
): void {
  const missing = [
    ...unnamed([...asked.features, ...(profile.features ?? [])], features, '--features'),
    ...unnamed(profile.interfaces ?? [], interfaceFolder, '--interface-folder'),
  ]
  if (missing.length > 0) {
    const why = `the recording was made with code of its user, which only runs where you name it. Add ${missing.join(' ')}`
    throw new AskedWrongly('OWN_CODE_NOT_NAMED', `${why}, with the way to each folder on this machine.`)
  }
  for (const folder of interfaceFolder) takeInterface(folder)
  useOwnFeatures(features)
}

/** The missing options for folders that the recorded run used. The folders may have moved. */
function unnamed(used: readonly string[], named: readonly string[], option: string): string[] {
  const known = new Set(named.map((folder) => basename(resolve(folder))))
  return [...new Set(used.map((folder) => basename(folder)))].flatMap((name) =>
    known.has(name) ? [] : `${option} ${name}`,
  )
}

/** Adds the interface of the user's folder. @throws AskedWrongly INTERFACE_UNREADABLE where it is none */
export function takeInterface(folder: string): void {
  if (existsSync(join(folder, 'about.yaml'))) return addInterface(folder)
  const why = `"${folder}" holds no about.yaml. Name the folder of one interface`
  throw new AskedWrongly('INTERFACE_UNREADABLE', `${why}, as docs/add-an-interface.md has it.`)
}
