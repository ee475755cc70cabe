/** What a parameter of a query, a path or a body is. */
export interface Parameter {
  type: 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'object' | 'strings'
  /** True, `implied` where that only follows, or the condition under which it is: `or login_id`, `unless file`. */
  required?: true | string
  /** Set where the documents only imply that such a rule holds of it, as of an id of another client. */
  level?: 'implied'
  /** The only case in which it counts. */
  only?: string
  /** Of what it takes the id: a resource, or `row` where it is one of the list itself. */
  id?: string
  default?: unknown
  /** The bounds of its value. */
  least?: number | string
  most?: number | string
  /** How many characters it may have. */
  longest?: number
  /** The table of the words that it takes. */
  words?: string
  /** By the kind of rule, under which obligation reports name what it says, where that is not the usual one. */
  as?: Readonly<Record<string, string>>
}

export type Parameters = Readonly<Record<string, Parameter>>

/** What a success holds: a list of a resource, one resource, or something that the documents do not show. */
export type Answer = { list: string; paged?: true | 'implied'; meta?: string } | { one: string } | 'not shown'

/** The data of a request: one object, an array of at most so many, or something that the documents do not show. */
export type Body = { fields: Parameters } | { rows: Parameters; most?: number } | 'not shown'

/** One method on one path, as the documents describe it for one interface and in that interface's spelling. */
export interface Route {
  /** Below the base path: `GET /logins/{login_id}`. */
  route: string
  /** The name of the good request that features use. */
  request: string
  /** The document and the heading. */
  source: string
  /** The row beneath it, by its first cell, or words of the sentence that says it. */
  row: string
  /** Whether the documents say that this version has it. */
  level: 'stated' | 'implied'
  answer: Answer
  /** The topic under which reports name what it says of its parameters; without it, the beginning of its path. */
  topic?: string
  path?: Parameters
  query?: Parameters
  body?: Body
  /** Headers beside the keys, with what asks for them: the row itself, or the sentences about authentication. */
  headers?: Readonly<Record<string, 'row' | 'authentication'>>
  /** Set where something is made or changed. */
  writes?: true
  /** What it makes, which stays at the target. */
  makes?: 'customer' | 'lead' | 'login' | 'consent' | 'lesson'
  /** Requests that it takes from one address in a second. */
  per_second?: number
  /** Statuses of refusals that its row names, with the meaning that it gives them, empty where it gives none. */
  refusals?: Readonly<Record<string, string>>
}

/** Whether a request must always have a parameter, as the documents say or imply. */
export function isAlwaysRequired({ required }: Pick<Parameter, 'required'>): boolean {
  return required === true || required === 'implied'
}

/** A route as a pattern for `METHOD /path`: a name in braces stands for any one segment. */
export function patternOf(route: string): RegExp {
  const pattern = patterns.get(route) ?? new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(route, pattern)
  return pattern
}

/** The patterns of routes, each made once: every exchange is compared with all of them. */
const patterns = new Map<string, RegExp>()
