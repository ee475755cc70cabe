import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolders, ownFolders, shownPath } from '../core/content-roots.ts'
import { interfaceNames } from '../core/interfaces.ts'
import { addressOf } from './address-of.ts'
import { clientsHome, ownHome, parseTopic, sharedHomes } from './parse-topic.ts'
import type { Requirement } from './requirement.ts'
import { RequirementError } from './requirement-error.ts'

const read = new Map<string, Requirement[]>()

/**
 * Every requirement row below the folders, shared homes first, then by interface and topic, in the order of the files; last
 * those that the user adds. Read once; callers must not change what they get.
 * @throws RequirementError REQUIREMENT_INVALID naming file and row
 */
export function readRequirements(folders: readonly string[] = contentFolders('requirements')): Requirement[] {
  const own = ownFolders('requirements')
  const key = [...folders, ...own].join('\n')
  let rows = read.get(key)
  if (!rows) {
    const homes = [...sharedHomes, ...interfaceNames()]
    rows = [
      ...homes.flatMap((home) => folders.flatMap((folder) => readHome(folder, home))),
      ...own.flatMap((folder) => readOwn(folder)),
    ]
    demandUniqueAddresses(rows)
    read.set(key, rows)
  }
  return rows
}

let duties: Requirement[] | undefined

/**
 * What the documents oblige clients to, in the order of the files. No run against a server reports these rows.
 * @throws RequirementError REQUIREMENT_INVALID naming file and row
 */
export function readDuties(): Requirement[] {
  duties ??= contentFolders('requirements').flatMap((folder) => readHome(folder, clientsHome))
  return duties
}

function readHome(folder: string, home: string): Requirement[] {
  return topicFiles(join(folder, home)).flatMap((file) =>
    parseTopic(`${home}/${file}`, readFileSync(join(folder, home, file), 'utf8')),
  )
}

/** The rows that a user adds: their files lie side by side, and each row names the interfaces that it binds. */
function readOwn(folder: string): Requirement[] {
  return topicFiles(folder).flatMap((name) => {
    const file = join(folder, name)
    return parseTopic(`${ownHome}/${name}`, readFileSync(file, 'utf8'), shownPath(file))
  })
}

/** Whether a row is one that the user added. */
export function isOwnRow({ id }: Pick<Requirement, 'id'>): boolean {
  return id.startsWith(`${ownHome}/`)
}

/** The topic files of a home, in the order of their names; none if the home has no folder. */
function topicFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** A report could not distinguish two rows with the same address. */
function demandUniqueAddresses(rows: Requirement[]): void {
  const owners = new Map<string, string>()
  const ids = new Set<string>()
  for (const { id, interfaces } of rows) {
    if (ids.has(id))
      throw new RequirementError(
        'REQUIREMENT_INVALID',
        `Two rows have the id ${id}. Give one of them another obligation.`,
      )
    ids.add(id)
    for (const name of interfaces) {
      const address = addressOf(id, name)
      const other = owners.get(address)
      if (other !== undefined)
        throw new RequirementError(
          'REQUIREMENT_INVALID',
          `The rows ${other} and ${id} share the address ${address}. Give one of them another obligation.`,
        )
      owners.set(address, id)
    }
  }
}
