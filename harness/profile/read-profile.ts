import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeFile } from '../../core/code-file.ts'
import { checkConsistency } from './check-consistency.ts'
import { checkTexts } from './check-texts.ts'
import { convertReplaced, leavesOf } from './convert-replaced.ts'
import { fillDefaults, type WrittenProfile } from './fill-defaults.ts'
import { evaluateShape } from './check-shape.ts'
import { loadFiles } from './load-files.ts'
import { loadKeyPairs } from './load-key-pairs.ts'
import { ProblemList } from './problem-list.ts'
import { ProfileError } from './profile-error.ts'
import type { ProfileText } from './profile-text.ts'
import type { Profile } from './profile.ts'
import { addInterface } from '../../core/content-roots.ts'
import { aboutInterface } from '../../core/interfaces.ts'
import { nearestAddresses } from '../../core/nearest-word.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'

// Loaded when a text is read, because the embedded sandbox gives data.
const load = createRequire(import.meta.url)

/** Adds the profile's feature folders, before the readings of their rules are checked. */
type TakeFeatures = (folders: readonly string[]) => void

/** The origin of a profile's text. */
interface ProfilePlace {
  file: string
  folder: string
  environment: NodeJS.ProcessEnv
  takeFeatures?: TakeFeatures
}

/**
 * Reads a profile from a YAML file, replaces variables, fills in defaults and reads key files.
 * @throws ProfileError PROFILE_UNREADABLE, PROFILE_SYNTAX or PROFILE_INVALID, with all problems and no secret.
 */
export function readProfile(
  file: string,
  environment: NodeJS.ProcessEnv = process.env,
  takeFeatures?: TakeFeatures,
): Profile {
  const folder = dirname(resolve(file))
  return parseProfile(textOf(file), { file, folder, environment, takeFeatures })
}

/**
 * Reads a profile from a YAML text. `file` names it in errors; relative file names refer to `folder`.
 * @throws ProfileError PROFILE_SYNTAX or PROFILE_INVALID, with all problems and no secret.
 */
export function parseProfile(yaml: string, place: ProfilePlace): Profile {
  const file = fileURLToPath(codeFile('profile-text', import.meta.url))
  const { parseProfileText } = load(file) as typeof import('./profile-text.ts')
  return profileIn(parseProfileText(yaml, place.file, place.environment), place)
}

/**
 * Reads a profile from plain data without variables. Thousands of sandboxes use it, because YAML would take longer than
 * everything else.
 * @throws ProfileError PROFILE_INVALID, all problems at the first line.
 */
export function profileOfData(data: object, place: Omit<ProfilePlace, 'environment'>): Profile {
  const value: unknown = JSON.parse(JSON.stringify(data))
  return profileIn({ value, placeOf: () => ({ line: 1, column: 1 }), replacedAt: () => undefined }, place)
}

function profileIn(text: ProfileText, { file, folder, takeFeatures }: Omit<ProfilePlace, 'environment'>): Profile {
  const problems = new ProblemList(text)
  if (text.value === null || text.value === undefined) {
    const empty = { path: '', line: 1, column: 1, given: 'an empty file', accepted: 'a profile' }
    throw new ProfileError('PROFILE_INVALID', file, [{ ...empty, advice: 'write one with `assay init`' }])
  }
  dropEmptyGroups(text.value)
  takeInterfaces(text.value, folder, problems)
  reportVariables(text, problems)
  convertReplaced(text)
  evaluateShape(text.value, problems)
  checkTexts(text.value, problems)
  loadFiles(text.value, folder, problems)
  loadKeyPairs(text.value, folder, problems)
  checkConsistency(text.value, problems)
  if (problems.all().length === 0) takeFeatures?.((text.value as { features?: string[] }).features ?? [])
  checkReadings(text.value, problems)
  const found = problems.all()
  if (found.length > 0) throw new ProfileError('PROFILE_INVALID', file, found)
  return withoutSchemaKey(fillDefaults(text.value as WrittenProfile))
}

function textOf(file: string): string {
  const bytes = bytesOf(file)
  if (isUtf8(bytes)) return bytes.toString()
  const lines = bytes.toString('latin1').split('\n')
  const before = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')))
  const given = 'bytes that are not UTF-8'
  const problem = { path: '', line: before + 1, column: 1, given, accepted: 'a text in UTF-8' }
  throw new ProfileError('PROFILE_SYNTAX', file, [{ ...problem, advice: 'save the file as UTF-8' }])
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const given = `a file that cannot be read (${why})`
    const advice = 'name the profile with `--profile`, or write one with `assay init`'
    const problem = { path: '', line: 1, column: 1, given, accepted: 'a YAML file', advice }
    throw new ProfileError('PROFILE_UNREADABLE', file, [problem], error)
  }
}

/** Removes a heading whose lines are all commented out. */
function dropEmptyGroups(value: unknown): void {
  if (typeof value !== 'object') return
  for (const [key, group] of Object.entries(value ?? {})) if (group === null) Reflect.deleteProperty(value!, key)
}

/** An unset variable is a separate problem, so that it never becomes an empty secret. */
function reportVariables(text: ProfileText, problems: ProblemList): void {
  for (const path of leavesOf(text.value)) {
    const replaced = text.replacedAt(path)
    const unset = [...new Set(replaced?.unset)]
    if (replaced?.nested) {
      problems.add(path, {
        given: 'a variable inside the default of another one',
        accepted: '${NAME:-default} with a plain default',
        advice: 'give the inner variable a line of its own, or set the outer one',
      })
    } else if (unset.length > 0) {
      problems.add(path, {
        given: `${unset.map((name) => `\${${name}}`).join(' and ')}, which the environment does not set`,
        accepted: 'the name of a variable with a value',
        advice: `set ${unset.join(' and ')}, or give a default: \${${unset[0]}:-default}`,
      })
    } else if (replaced?.malformed) {
      problems.add(path, {
        given: 'a ${ without a variable name and a }',
        accepted: '${NAME} or ${NAME:-default}, the name in letters, digits and _',
        advice: 'write $${ for a plain ${',
      })
    }
  }
}

function withoutSchemaKey(profile: Profile & { $schema?: string }): Profile {
  const { $schema: _, ...rest } = profile
  return rest
}

/**
 * Adds the user's interfaces from a profile before any interface name is checked. Makes their folders absolute. Reports
 * folders without an interface, and names that another interface has.
 */
function takeInterfaces(value: unknown, folder: string, problems: ProblemList): void {
  const profile = value as { interfaces?: unknown } | null
  if (!Array.isArray(profile?.interfaces)) return
  profile.interfaces = profile.interfaces.map((named: unknown, at) => {
    if (typeof named !== 'string') return named
    const absolute = resolve(folder, named)
    const other = aboutInterface(basename(absolute))
    const given = !existsSync(join(absolute, 'about.yaml'))
      ? `${named}, a folder without about.yaml`
      : other && other.folder !== absolute && `${named}, whose name another interface has`
    if (given)
      problems.add(['interfaces', at], {
        given,
        accepted: 'a folder named after its interface, with about.yaml, routes.yaml and interface.js',
        advice: 'see docs/add-an-interface.md',
      })
    else addInterface(absolute)
    return absolute
  })
}

let read: { rows: object; addresses: ReadonlySet<string> } | undefined

/** The addresses of all requirements, cached. */
function knownAddresses(): ReadonlySet<string> {
  const rows = readRequirements()
  if (read?.rows !== rows)
    read = {
      rows,
      addresses: new Set(rows.flatMap(({ id, interfaces }) => interfaces.map((name) => addressOf(id, name)))),
    }
  return read.addresses
}

/** Reports readings of unknown requirements, with the nearest known ones, and second readings of a requirement. */
function checkReadings(value: unknown, problems: ProblemList): void {
  const readings = (value as { readings?: unknown } | null)?.readings
  if (!Array.isArray(readings)) return
  const addresses = readings.map((one: { address?: unknown } | null) => one?.address)
  const known = knownAddresses()
  for (const [index, address] of addresses.entries()) {
    if (typeof address !== 'string') continue
    const path = ['readings', index, 'address']
    const first = addresses.indexOf(address)
    if (!known.has(address))
      problems.add(path, {
        accepted: 'the address of a requirement',
        advice: `the nearest are ${nearestAddresses(address, [...known]).join(', ')}; \`assay requirements\` lists them all`,
      })
    else if (first < index)
      problems.add(path, {
        accepted: `each address once: readings[${first}] already has it`,
        advice: 'remove one of the two',
      })
  }
}
