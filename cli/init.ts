import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { profileSchemaFile } from '../harness/profile/profile-schema.ts'
import { silenceMs } from '../harness/client/silent-routes.ts'
import { interfaceNames } from '../core/interfaces.ts'
import { withoutVersion } from '../core/web-address.ts'
import { listWords } from '../harness/profile/accepted-text.ts'
import { AskedWrongly, checkInterfaces } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { webAddress } from './asked/options.ts'
import { demandWritable } from './asked/writable-file.ts'

export interface InitOptions {
  /** `assay.profile.yaml` when absent. */
  out?: string
  force?: boolean
  /** What the server implements. When absent, a person is asked; without one, the example has all fields. */
  interface?: string[]
  /** The server's address; from the environment when absent. */
  url?: string
}

/** The variables in the active lines of a new profile. */
const namedFirst = ['ASSAY_BASE_URL', 'ASSAY_MAIN_APP_ID', 'ASSAY_MAIN_SECRET']

/**
 * Writes a commented profile for these interfaces, and tries the address. Returns the exit code.
 * @throws AskedWrongly PROFILE_EXISTS, PROFILE_UNWRITABLE or INTERFACE_UNKNOWN
 */
export async function initCommand(options: InitOptions, io: Io): Promise<number> {
  const out = options.out ?? 'assay.profile.yaml'
  if (existsSync(out) && !options.force)
    throw new AskedWrongly(
      'PROFILE_EXISTS',
      `${out} already exists. Name another file with --out, or overwrite it with --force.`,
    )
  demandWritable(out, '--out', 'PROFILE_UNWRITABLE')
  const { interfaces, address } = await whatIsBuilt(options, io)
  const url = address && withoutVersion(address)
  const text = initProfileText(out, interfaces, url)
  writeFileSync(out, text)
  if (url !== address) io.out.line(`base_url is ${url}: Assay adds the path and version of each interface.`)
  if (url !== undefined) io.out.line(await triedLine(url))
  const unset = namedFirst.filter((name) => text.includes(`: \${${name}}`) && !io.env[name])
  const first = unset.length > 0 ? `Set ${listWords(unset, 'and')}, then check it` : 'Check it'
  io.out.line(`Wrote ${out}. ${first}: npx assay doctor --profile ${out}`)
  return 0
}

/** The interfaces and the address, as given or answered. @throws AskedWrongly INTERFACE_UNKNOWN */
async function whatIsBuilt({ interface: given = [], url }: InitOptions, { ask }: Io) {
  const isAsked = ask !== undefined && given.length === 0 && url === undefined
  const answer = isAsked
    ? await ask(`Which interfaces does the server implement (${interfaceNames().join(', ')})? `)
    : ''
  const interfaces = given.length > 0 ? given : answer.split(/[\s,]+/).filter(Boolean)
  checkInterfaces(interfaces)
  const typed = isAsked ? await ask('Its address, or nothing to take it from ASSAY_BASE_URL: ') : ''
  return { interfaces, address: url ?? (typed.trim() === '' ? undefined : webAddress(typed.trim())) }
}

async function triedLine(url: string): Promise<string> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(silenceMs), redirect: 'manual' })
    return `${url} answers, with status ${status}.`
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return `${url} does not answer (${code ?? (error as Error & { cause?: Error }).cause?.message ?? (error as Error).message}). Start the server, or correct base_url in the profile.`
  }
}

/** The commented profile for these interfaces, or for all. `out` decides the relative path to its schema. */
export function initProfileText(out: string, interfaces: readonly string[] = [], url?: string): string {
  const address = relative(dirname(resolve(out)), profileSchemaFile())
    .split(sep)
    .join('/')
  const template = usedBy(interfaces, readFileSync(new URL('init-profile.yaml', import.meta.url), 'utf8'))
    .replace(/(?<=interfaces: \[)([\w-]+)(?=\])/, (usual) => interfaces.join(', ') || usual)
    .replace('base_url: ${ASSAY_BASE_URL}', `base_url: ${url ?? '${ASSAY_BASE_URL}'}`)
  return `# yaml-language-server: $schema=${address}\n${template}`
}

/**
 * The template without the parts of other interfaces. A comment `[ais partners]` begins a part for interfaces with
 * these name prefixes. The part ends at the next comment with no more indent, or at an empty line.
 */
function usedBy(interfaces: readonly string[], template: string): string {
  let leftOut: string | undefined
  return template
    .split('\n')
    .flatMap((line) => {
      const [, indent, words] = /^( *)## (?:\[([\w -]+)\] )?/.exec(line) ?? []
      if (leftOut !== undefined && (line === '' || indent === leftOut)) leftOut = undefined
      if (leftOut === undefined && words !== undefined && indent !== undefined && interfaces.length > 0) {
        const isUsed = words.split(' ').some((word) => interfaces.some((name) => name.startsWith(word)))
        if (!isUsed) leftOut = indent
      }
      return leftOut === undefined ? [line.replace(/## \[[\w -]+\] /, '## ')] : []
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}
