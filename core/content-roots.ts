import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeEnding } from './code-file.ts'

/** The project's folder, without a final slash: a clone, or the folder `dist` of the package. */
export const projectRoot = resolve(fileURLToPath(new URL('..', import.meta.url)))

/** Assay's own package.json. The build does not copy it into `dist`. */
export const packageFile = join(projectRoot, codeEnding === '.ts' ? '.' : '..', 'package.json')

const folders = new Map<string, readonly string[]>()
const interfacesOfProfiles = new Set<string>()
let userFolders: readonly string[] = []

/** The folders that are searched for interfaces or features, the project's own first. */
export function contentFolders(kind: 'interfaces' | 'features'): readonly string[] {
  const found = folders.get(kind) ?? [...new Set([join(projectRoot, kind), ...ofProfiles(kind)])]
  folders.set(kind, found)
  return found
}

/** Adds the folder of an interface from a user's project, named after the interface, and the features below it. */
export function addInterface(folder: string): void {
  interfacesOfProfiles.add(resolve(folder))
  folders.clear()
}

/** Whether a folder holds an interface of Assay or one that a profile names. Its sibling folders do not count. */
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

/** The kinds of content in a user's folder. Each has a subfolder of its name. */
export type OwnKind = 'features' | 'steps' | 'faults'

/** The folders of the user's own features, steps or faults. */
export function ownFolders(kind: OwnKind): string[] {
  return userFolders.map((root) => join(root, kind))
}

/** Replaces the folders with the user's content. Their last path segments must differ. */
export function setOwnFolders(folders: readonly string[]): void {
  userFolders = [...new Set(folders.map((folder) => resolve(folder)))]
}

function ownRoots(): string[] {
  return [...userFolders, ...interfacesOfProfiles]
}

/** A file as reports name it: relative to the project, or to the parent of the user's folder. */
export function shownPath(file: string): string {
  const root = ownRoots().find((folder) => file.startsWith(folder + sep))
  const shown = root === undefined ? relative(projectRoot, file) : join(basename(root), relative(root, file))
  return shown.split(sep).join('/')
}

/** Where an error first passed code of the user: `my-api/interface.js:19`; undefined where it passed none. */
export function placeInOwnCode({ stack = '' }: Error): string | undefined {
  for (const [, url = '', line] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+):\d+/g)) {
    const file = fileURLToPath(url)
    if (ownRoots().some((folder) => file.startsWith(folder + sep))) return `${shownPath(file)}:${line}`
  }
  return undefined
}
