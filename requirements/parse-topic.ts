import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InterfaceName } from '../core/interface-name.ts'
import { interfaceNames } from '../core/interfaces.ts'
import { capabilities, type CapabilityName } from '../core/capability.ts'
import { parseYaml } from '../core/parse-yaml.ts'
import type { Strength } from '../core/verdict.ts'
import type { Requirement } from './requirement.ts'
import { RequirementError } from './requirement-error.ts'

interface TopicFile {
  topic: string
  source: string
  where?: string
  where_in?: Record<string, string>
  interfaces?: string[]
  implied_in?: string[]
  requirements: Array<{
    obligation: string
    text: string
    strength: Strength
    source?: string
    where?: string
    where_in?: Record<string, string>
    interfaces?: string[]
    implied_in?: string[]
    needs?: string[]
    note?: string
    unjudgeable?: string
  }>
}

/** Homes whose rows name the interfaces that they bind: the rules of all interfaces, and those of account information. */
export const sharedHomes = ['conventions', 'ais']

/** The home of the rows that a user adds; they name the interfaces that they bind, as those of a shared home do. */
export const ownHome = 'own'

/** The home of the duties of clients, which no run against a server reports. */
export const clientsHome = 'clients'

let compiled: ValidateFunction<TopicFile> | undefined

function validator(): ValidateFunction<TopicFile> {
  compiled ??= new Ajv2020({ allErrors: true, validateSchema: false }).compile<TopicFile>(
    JSON.parse(readFileSync(new URL('row.schema.json', import.meta.url), 'utf8')),
  )
  return compiled
}

/**
 * The rows of one topic file. `place` is the file's path below `requirements/`, `home/topic.yaml`, and gives the ids;
 * `named` is what errors call the file.
 * @throws RequirementError REQUIREMENT_INVALID naming the file and, where there is one, the row
 */
export function parseTopic(place: string, yaml: string, named = place): Requirement[] {
  const [home = '', file = ''] = place.split('/')
  const content = contentOf(named, yaml)
  if (`${content.topic}.yaml` !== file) throw invalid(named, `topic is "${content.topic}", but the file is ${file}`)
  return content.requirements.map((row) => {
    const where = `${named}, row ${row.obligation}`
    const bound = row.interfaces ?? content.interfaces
    const shared = [...sharedHomes, ownHome, clientsHome].includes(home)
    if (!shared && bound)
      throw invalid(where, `the row or its file names interfaces; only rows in ${sharedHomes.join(' and ')} may do so`)
    if (shared && !bound) throw invalid(where, 'a shared row must name the interfaces that it binds')
    const binds = oneOf<InterfaceName>(where, 'interface', bound ?? [home], interfaceNames())
    const weaker = row.implied_in ?? content.implied_in ?? []
    const impliedIn = row.strength === 'stated' ? binds.filter((name) => weaker.includes(name)) : []
    const whereIn = row.where_in ?? content.where_in ?? {}
    for (const [field, names] of [
      ['implied_in', row.implied_in ?? []],
      ['where_in', Object.keys(row.where_in ?? {})],
    ] as const) {
      const missing = names.find((name) => !binds.includes(name))
      if (missing !== undefined) throw invalid(where, `${field} names ${missing}, but the row does not bind it`)
    }
    const standsAt = row.where ?? content.where
    if (standsAt === undefined) throw invalid(where, 'where is missing: the place in the documents, below the heading')
    return {
      id: `${home}/${content.topic}/${row.obligation}`,
      text: row.text,
      source: row.source ?? content.source,
      where: standsAt,
      ...(binds.some((name) => name in whereIn) && { whereIn }),
      strength: row.strength,
      interfaces: binds,
      ...(impliedIn.length > 0 && { impliedIn }),
      needs: oneOf<CapabilityName>(where, 'capability', row.needs ?? [], Object.keys(capabilities) as CapabilityName[]),
      ...(row.unjudgeable === undefined ? {} : { unjudgeable: row.unjudgeable }),
      ...(row.note === undefined ? {} : { note: row.note }),
    }
  })
}

function contentOf(place: string, yaml: string): TopicFile {
  let content: unknown
  try {
    content = parseYaml(yaml)
  } catch (error) {
    throw new RequirementError('REQUIREMENT_INVALID', `${place} is not YAML. ${(error as Error).message}`, {
      cause: error,
    })
  }
  const validate = validator()
  if (validate(content)) return content
  throw invalid(place, (validate.errors ?? []).map((error) => said(error, content)).join('; '))
}

/** One schema violation in words, with the obligation of its row if there is one. */
function said({ instancePath, message, params }: ErrorObject, content: unknown): string {
  const index = /^\/requirements\/(\d+)/.exec(instancePath)?.[1]
  const row = index === undefined ? undefined : (content as TopicFile).requirements[Number(index)]
  const accepted = params.allowedValues ? ` (${params.allowedValues.join(', ')})` : ''
  const extra = params.additionalProperty ? ` (${params.additionalProperty})` : ''
  return `${row?.obligation ? `row ${row.obligation}, ` : ''}${instancePath || 'the file'} ${message}${accepted}${extra}`
}

function oneOf<Word extends string>(where: string, kind: string, given: string[], accepted: readonly Word[]): Word[] {
  for (const word of given) {
    if (!accepted.includes(word as Word))
      throw invalid(where, `"${word}" is an unknown ${kind}; accepted: ${accepted.join(', ')}`)
  }
  return given as Word[]
}

function invalid(where: string, problem: string): RequirementError {
  return new RequirementError('REQUIREMENT_INVALID', `${where}: ${problem}.`)
}
