import { stringify } from 'lossless-json'
import type { VersionName } from '../../basics/values.ts'
import type { Refusal } from '../../basics/refusals.ts'

export interface Answer {
  /** Name of the route that answers; `none` when the address has no route. */
  route: string
  /** The version in whose words it is written; absent for an address outside every version. */
  version?: VersionName | undefined
  /** The requested path and query. */
  url?: string
  /** The rule that refuses the request; absent where it is accepted. */
  refusedBy?: string | undefined
  status: number
  headers: Record<string, string>
  json: unknown
}

/**
 * A body as JSON that keeps all digits of whole numbers beyond a double. The exact writer takes four times as long, so
 * bodies without such numbers use the plain one.
 */
function jsonText(json: unknown, indent?: number): string {
  try {
    return JSON.stringify(json, null, indent)
  } catch {
    return stringify(json, null, indent) ?? 'null'
  }
}

/**
 * The last change of an answer before it is written in the words of its version; changes nothing by default. Until then
 * every answer has the names of version 4 and the flat form of errors. `text` makes the sent body.
 */
export const wireRules = () => ({
  answer: (answer: Answer): Answer => answer,
  /** The parsed text of a body. @throws SyntaxError when it is not JSON */
  parsed: (text: string): unknown => JSON.parse(text),
  /** The body as a route reads it, in the names of version 4: faults change it here. */
  heard: (body: unknown, _route: string): unknown => body,
  text: jsonText,
  contentType: 'application/json; charset=utf-8',
  headerName: (name: string): string => name,
  /** Whether a request is refused unread with status 429. */
  turnsAway: (_route: string, _version: VersionName): boolean => false,
  /** The class of a refusal before reading the request, or a breakage; undefined lets it pass. */
  refuses: (_route: string, _version: VersionName): string | undefined => undefined,
  delayMs: (_route: string): number => 0,
  chunked: false,
  closeConnection: false,
  /** Whether Date headers show the machine's time even after the control port moved the clock. */
  datedByMachine: false,
})

/** The widest accepted values. Source: Data types; Errors, ValueOutOfRange. */
export const valuesRules = () => ({
  beyondLimit(value: bigint): boolean {
    return value > 2n ** 64n - 1n
  },
})

const notFound = /NotFound$/

const notAcceptable = new Set(['PublicKeyNotProvided', 'ProviderKeyFound', 'AppsRestricted', 'WrongProviderMode'])

const duplicates = new Set([
  'DuplicatedCustomer',
  'LoginDuplicated',
  'LoginAlreadyProcessing',
  'LoginAlreadyAuthorized',
])

/** How a refusal is written. Source: Errors; the documents leave most statuses of classes open. */
export const errorsRules = () => ({
  /** The class as a route sends it; every refusal passes here, with the name of the rule that refuses. */
  classSent: (errorClass: string, _route: string, _rule?: string): string => errorClass,

  statusOf(errorClass: string): number {
    if (errorClass === 'InternalServerError') return 500
    if (notFound.test(errorClass)) return 404
    if (notAcceptable.has(errorClass)) return 406
    return duplicates.has(errorClass) ? 409 : 400
  },

  body: (refusal: Refusal, errorClass: string, request: unknown): unknown => ({
    error_class: errorClass,
    error_message: refusal.message,
    request,
  }),
})

/** The form of ids. Source: Data types; Versioning 4. */
export const idsRules = () => ({
  integers: (version: VersionName): boolean => version === 'v3',

  /** Whether a version accepts ids as numbers in a body. */
  numbersTaken: (version: VersionName): boolean => version === 'v3',

  /** Whether a version accepts ids as text in a body; a form has only text. */
  textTaken: (_version: VersionName, _contentType = ''): boolean => true,

  holdsId: (name: string): boolean => name === 'id' || name.endsWith('_id'),
})

/** How pages are sent to browsers. Source: Partners (/api/partners/v1), the hosted widget; for other pages a choice. */
export const pagesRules = () => ({
  /** The frame-ancestors of the Content-Security-Policy: no page may show it in a frame. */
  frameAncestors: "'none'",
  /** X-Frame-Options for browsers that do not know frame-ancestors; undefined sends none. */
  frameOptions: 'DENY' as string | undefined,

  /** Whether the user's answer means agreement. */
  agrees: (answer: string | undefined): boolean => answer === 'allow',

  /** The address after the last page; undefined leaves the user there. */
  wayBack: (address: string | undefined): string | undefined => address,

  /** return_to with the parameters of the outcome added. Which parameters are added is a choice. */
  returnAddress(returnTo: string, added: Record<string, string>): string {
    const url = new URL(returnTo)
    for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
    return url.href
  },
})
