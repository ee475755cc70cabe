/** A parameter of a query, a path or a body. */
export interface Parameter {
  type: 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'object' | 'strings'
  /** True; `implied` where the documents only imply it; or the condition: `or login_id`, `unless file`. */
  required?: true | string
  /** Set where the documents only imply rules of this kind for it, such as for an id of another client. */
  level?: 'implied'
  /** The only case in which it applies. */
  only?: string
  /** The resource of the id; `row` for a row of the list itself. */
  id?: string
  default?: unknown
  /** The bounds of its value. */
  least?: number | string
  most?: number | string
  /** The maximum number of characters. */
  longest?: number
  /** The table of its allowed words. */
  words?: string
  /** Set where the documents list the words elsewhere and not for this route. */
  unlisted?: true
  /** The obligation in reports by kind of rule, where it is not the usual one. */
  as?: Readonly<Record<string, string>>
}

export type Parameters = Readonly<Record<string, Parameter>>

/** The content of a success: a list of a resource, one resource, or something that the documents do not show. */
export type Answer = { list: string; paged?: true | 'implied'; meta?: string } | { one: string } | 'not shown'

/** The data of a request: one object, an array with an optional maximum, or something that the documents do not show. */
export type Body = { fields: Parameters } | { rows: Parameters; most?: number } | 'not shown'

/** One method on one path, as the documents describe it for one interface, in its spelling. */
export interface Route {
  /** Method and path below the base path: `GET /logins/{login_id}`. */
  route: string
  /** The name of the valid request in features. */
  request: string
  /** The document and the heading. */
  source: string
  /** The row below the heading, by its first cell or by words of its sentence. */
  row: string
  /** Whether the documents state or imply that this version has the route. */
  level: 'stated' | 'implied'
  answer: Answer
  /** The topic of its parameters in reports; the beginning of its path by default. */
  topic?: string
  path?: Parameters
  query?: Parameters
  body?: Body
  /** Headers in addition to the keys, and what asks for them: the row itself, or the section on authentication. */
  headers?: Readonly<Record<string, 'row' | 'authentication'>>
  /** Set where the route creates or changes something. */
  writes?: true
  /** The resource that it creates and that stays at the target. */
  makes?: 'customer' | 'lead' | 'login' | 'consent' | 'lesson'
  /** The limit of requests from one address in a second. */
  per_second?: number
  /** Refusal statuses in its row with their meaning; empty where the row gives none. */
  refusals?: Readonly<Record<string, string>>
}

/** Whether the documents state or imply that a request always needs the parameter. */
export function isAlwaysRequired({ required }: Pick<Parameter, 'required'>): boolean {
  return required === true || required === 'implied'
}

/** A route as a pattern for `METHOD /path`. A name in braces matches any one segment. */
export function patternOf(route: string): RegExp {
  const pattern = patterns.get(route) ?? new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(route, pattern)
  return pattern
}

/** Compiled patterns of routes. Every exchange is compared with all of them. */
const patterns = new Map<string, RegExp>()
