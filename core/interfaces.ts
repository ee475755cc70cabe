import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, isGivenInterface } from './content-roots.ts'
import type { InterfaceName } from './interface-name.ts'
import type { Lexicon } from './lexicon.ts'
import { parseYaml } from './parse-yaml.ts'

/** What texts, addresses and profiles need of an interface before any of its code is loaded: its `about.yaml`. */
export interface AboutInterface {
  name: InterfaceName
  /** Its name for people; that of its folder where it gives none. */
  title: string
  /** The folder in which all that is known of it lies. */
  folder: string
  /** What a request shows who sends it by: keys of a client in its headers, or certificates. */
  authentication: 'keys' | 'certificates'
  /** What it calls the things that version 4 of account information calls otherwise. */
  words: Lexicon
  /** Good requests, by the name that features use, in place of those that it has not: each name is spoken as it stands. */
  standIns: Readonly<Record<string, string>>
}

const aboutFile = 'about.yaml'
let read: { below: readonly string[]; all: AboutInterface[] } | undefined

/** Every interface that Assay knows, by name within each folder. Read once for the same folders. */
export function interfacesKnown(): readonly AboutInterface[] {
  const below = contentFolders('interfaces')
  if (read?.below !== below) read = { below, all: below.flatMap(interfacesBelow) }
  return read.all
}

/** The names of the interfaces, in the order in which reports list them. */
export function interfaceNames(): InterfaceName[] {
  return interfacesKnown().map(({ name }) => name)
}

/** What is known of an interface; undefined for a name that has no folder. */
export function aboutInterface(name: InterfaceName): AboutInterface | undefined {
  return interfacesKnown().find((one) => one.name === name)
}

/** Whether an interface knows its clients by certificates, and not by keys in headers. */
export function goesByCertificates(name: InterfaceName): boolean {
  return aboutInterface(name)?.authentication === 'certificates'
}

/** Sorts by the order of reports; a name that is not known comes last. */
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

/** A file with nothing to say but comments is that of an interface which speaks as version 4 does. */
function written(file: string, name: InterfaceName): Omit<AboutInterface, 'name' | 'folder'> {
  const {
    title = name,
    authentication = 'keys',
    words,
    standIns = {},
  } = (parseYaml(readFileSync(file, 'utf8')) ?? {}) as Partial<AboutInterface>
  return { title, authentication, words: { terms: {}, names: {}, ...words }, standIns }
}
