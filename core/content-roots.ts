import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeEnding } from './code-file.ts'

/** The folder of the project, without a slash at its end: a clone, or the folder `dist` of the package. */
export const projectRoot = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Assay's own package.json, which the build leaves where it is. */
export const packageFile = join(projectRoot, codeEnding === '.ts' ? '.' : '..', 'package.json')

const folders = new Map<string, readonly string[]>()
const interfacesOfProfiles = new Set<string>()
let own: readonly string[] = []

/** The folders in which interfaces or features are looked for, the project's own first. */
export function contentFolders(kind: 'interfaces' | 'features'): readonly string[] {
  const found = folders.get(kind) ?? [...new Set([join(projectRoot, kind), ...ofProfiles(kind)])]
  folders.set(kind, found)
  return found
}

/** Adds the folder of one interface, named after it, with its features below: a profile brings it from a user's project. */
export function addInterface(folder: string): void {
  interfacesOfProfiles.add(resolve(folder))
  folders.clear()
}

/** Whether a folder is one of Assay's interfaces, or one that a profile names: beside that lie others that it does not name. */
export function isGivenInterface(folder: string): boolean {
  return isOfAssay(folder) || interfacesOfProfiles.has(folder)
}

/** Whether the folder of an interface is one of Assay's own. */
export function isOfAssay(folder: string): boolean {
  return dirname(folder) === join(projectRoot, 'interfaces')
}

function ofProfiles(kind: 'interfaces' | 'features'): string[] {
  return [...interfacesOfProfiles].map((folder) => (kind === 'interfaces' ? dirname(folder) : join(folder, kind)))
}

/** What a user's own folder holds, each kind in a folder of its name. */
export type OwnKind = 'features' | 'steps' | 'faults'

/** The folders of the user's own features, steps or faults. */
export function ownFolders(kind: OwnKind): string[] {
  return own.map((root) => join(root, kind))
}

/** Sets the folders with what the user adds, in place of those that were set before. Each has another last name. */
export function setOwnFolders(folders: readonly string[]): void {
  own = [...new Set(folders.map((folder) => resolve(folder)))]
}

function ownRoots(): string[] {
  return [...own, ...interfacesOfProfiles]
}

/** A file as reports name it: relative to the project, or to the folder that holds the user's own one. */
export function shownPath(file: string): string {
  const root = ownRoots().find((folder) => file.startsWith(folder + sep))
  const shown = root === undefined ? relative(projectRoot, file) : join(basename(root), relative(root, file))
  return shown.split(sep).join('/')
}
