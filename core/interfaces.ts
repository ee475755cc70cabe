import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, isGivenInterface } from './content-roots.ts'
import { validYaml } from './valid-yaml.ts'

/** The `about.yaml` of an interface. Texts, addresses and profiles need it before any code of the interface is loaded. */
export interface AboutInterface {
  name: InterfaceName
  /** Its name for people; the folder's name by default. */
  title: string
  /** The folder with everything about the interface. */
  folder: string
  /** How a request identifies its client: keys in headers, or certificates. */
  authentication: 'keys' | 'certificates'
  /** Its words for things that have another name in version 4 of account information. */
  words: Lexicon
  /** Requests that replace those that the interface does not have, by the name that features use. Texts use each name unchanged. */
  standIns: Readonly<Record<string, string>>
}

const aboutFile = 'about.yaml'
const aboutSchema = join(import.meta.dirname, 'about.schema.json')
let read: { below: readonly string[]; all: AboutInterface[]; names: InterfaceName[] } | undefined

/** Every interface that Assay knows, sorted by name within each folder. Read again only when the folders change. */
export function interfacesKnown(): readonly AboutInterface[] {
  return known().all
}

/** The names of the known interfaces. Callers must not change the result. */
export function interfaceNames(): InterfaceName[] {
  return known().names
}

function known(): NonNullable<typeof read> {
  const below = contentFolders('interfaces')
  if (read?.below === below) return read
  const all = below.flatMap(interfacesBelow)
  return (read = { below, all, names: all.map(({ name }) => name) })
}

export function aboutInterface(name: InterfaceName): AboutInterface | undefined {
  return interfacesKnown().find((one) => one.name === name)
}

/** Whether the interface identifies its clients by certificates, not by keys in headers. */
export function goesByCertificates(name: InterfaceName): boolean {
  return aboutInterface(name)?.authentication === 'certificates'
}

/** Sorts by the order of reports; an unknown name comes last. */
export function byInterface(one: InterfaceName, other: InterfaceName): number {
  const names = interfaceNames()
  const place = (name: InterfaceName) => (names.includes(name) ? names.indexOf(name) : names.length)
  return place(one) - place(other)
}

function interfacesBelow(folder: string): AboutInterface[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => isGivenInterface(join(folder, name)) && existsSync(join(folder, name, aboutFile)))
    .sort()
    .map((name) => ({ ...written(join(folder, name, aboutFile), name), name, folder: join(folder, name) }))
}

/**
 * Reads an about file. An empty one, or one with comments only, means that the interface uses the words of version 4.
 * @throws CodedError ABOUT_INVALID with file and line of each mistake
 */
function written(file: string, name: InterfaceName): Omit<AboutInterface, 'name' | 'folder'> {
  const {
    title = name,
    authentication = 'keys',
    words,
    standIns = {},
  } = (validYaml(file, aboutSchema, 'ABOUT_INVALID') ?? {}) as Partial<AboutInterface>
  return { title, authentication, words: { terms: {}, names: {}, ...words }, standIns }
}

/** The name of an interface with its version: its folder's name below `interfaces/`. */
export type InterfaceName = string

/**
 * The words of one interface for things that have another name in version 4 of account information. `terms` are
 * lower-case words of prose, singular and plural; a term may have several words. `names` are fields, headers and error
 * classes, spelled as sent.
 */
export interface Lexicon {
  readonly terms: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}
