import { stringify } from 'lossless-json'
import type { VersionName } from '../../basics/version-name.ts'

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
export function wireRules() {
  return {
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
  }
}
