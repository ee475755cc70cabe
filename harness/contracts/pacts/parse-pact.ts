import { parseKeeping } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { type GivenState, type Interaction, type Pact, PactError } from './pact.ts'

/**
 * Parses a pact of version 2, 3 or 4 of the Pact specification. `source` names it in errors and reports.
 * @throws PactError PACT_INVALID when the text is no JSON or no pact
 */
export function parsePact(text: string, source: string): Pact {
  const document = documentOf(text, source)
  const consumer = nameOf(document, 'consumer', source)
  const provider = nameOf(document, 'provider', source)
  const listed = document['interactions'] ?? (document['messages'] === undefined ? undefined : [])
  if (!Array.isArray(listed) || !listed.every(isFields))
    throw invalid(source, '"interactions" is not a list of objects')
  const plugins = pluginsOf(document)
  const interactions = listed.map((one, place) => interactionOf(one, place, plugins, source))
  return { source, consumer, provider, interactions: [...interactions, ...messagesOf(document)], document }
}

function documentOf(text: string, source: string): Fields {
  let document: unknown
  try {
    document = parseKeeping(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new PactError('PACT_INVALID', `${source} is not JSON (${(cause as Error).message}). ${fix}`, { cause })
  }
  if (!isFields(document)) throw invalid(source, 'it is not an object')
  return document
}

const fix = 'Give a pact file as a Pact library writes it: an object with consumer, provider and interactions.'

function invalid(source: string, what: string): PactError {
  return new PactError('PACT_INVALID', `${source} is not a pact: ${what}. ${fix}`)
}

function nameOf(document: Fields, party: 'consumer' | 'provider', source: string): string {
  const named = document[party]
  const name = isFields(named) ? named['name'] : undefined
  if (typeof name !== 'string' || name === '') throw invalid(source, `"${party}" has no name`)
  return name
}

function interactionOf(one: Fields, place: number, plugins: string[], source: string): Interaction {
  const description = one['description']
  if (typeof description !== 'string' || description === '')
    throw invalid(source, `interactions[${place}] has no description`)
  const type = one['type'] ?? 'Synchronous/HTTP'
  const { request, response } = one
  const base = { place, description, states: statesOf(one), pending: one['pending'] === true }
  const nothing = { method: '', path: '', headerNames: [] }
  if (type !== 'Synchronous/HTTP') return { ...base, ...nothing, unsupported: String(type) }
  if (!isFields(request) || !isFields(response))
    throw invalid(source, `interactions[${place}] ("${description}") has no request or no response`)
  const { method, path, headers } = request
  if (typeof path !== 'string' || !path.startsWith('/'))
    throw invalid(source, `interactions[${place}] ("${description}") has no path that begins with /`)
  return {
    ...base,
    method: typeof method === 'string' ? method.toUpperCase() : 'GET',
    path,
    headerNames: isFields(headers) ? Object.keys(headers) : [],
    wants: wantedValues(request),
    ...jsonTypeIn(response),
    ...(isFields(one['pluginConfiguration']) && {
      unsupported: `Pact plugin ${plugins.join(', ')}`.trim(),
    }),
  }
}

/** The Content-Type of the needed JSON: beside the body in version 4, among the headers before. */
function jsonTypeIn({ body, headers }: Fields): Pick<Interaction, 'jsonType'> {
  if (body === undefined || body === null) return {}
  const listed = Object.entries(isFields(headers) ? headers : {}).find(([name]) => /^content-type$/i.test(name))?.[1]
  const beside = isFields(body) && 'content' in body ? body['contentType'] : undefined
  const jsonType = String([listed].flat()[0] ?? beside ?? 'application/json')
  return /json/i.test(jsonType) ? { jsonType } : {}
}

/** The states in each version's format. Source: Pact specification, versions 2 to 4. */
function statesOf(one: Fields): GivenState[] {
  const listed = one['providerStates'] ?? one['providerState'] ?? one['provider_state']
  if (typeof listed === 'string') return listed === '' ? [] : [{ name: listed, params: {} }]
  if (!Array.isArray(listed)) return []
  return listed.filter(isFields).map(({ name, params }) => ({
    name: String(name),
    params: isFields(params) ? params : {},
  }))
}

/** Messages of a version 3 pact, in addition to its interactions or in place of them. */
function messagesOf(document: Fields): Interaction[] {
  const { messages } = document
  if (!Array.isArray(messages)) return []
  return messages.filter(isFields).map((one) => ({
    place: -1,
    description: String(one['description']),
    states: statesOf(one),
    method: '',
    path: '',
    headerNames: [],
    pending: false,
    unsupported: 'message',
  }))
}

function pluginsOf({ metadata }: Fields): string[] {
  const plugins = isFields(metadata) ? metadata['plugins'] : undefined
  return Array.isArray(plugins) ? plugins.filter(isFields).map(({ name }) => String(name)) : []
}

/**
 * The distinct names of values that a request takes from its states: `${login_id}` within an expression, or a whole
 * expression that is a name. Empty where no value is needed.
 */
function wantedValues(request: Fields): string[] {
  return [...new Set(expressionsIn(request['generators']).flatMap(namesIn))]
}

/** Every expression in the state generators, at any depth: versions 3 and 4 nest them by part and path. */
function expressionsIn(generators: unknown): string[] {
  if (!isFields(generators)) return []
  const { type, expression } = generators
  if (type === 'ProviderState' && typeof expression === 'string') return [expression]
  return Object.values(generators).flatMap(expressionsIn)
}

function namesIn(expression: string): string[] {
  const names = [...expression.matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name ?? '')
  return expression.includes('${') ? names : [expression]
}
