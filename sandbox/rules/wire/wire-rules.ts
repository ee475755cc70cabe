import { stringify } from 'lossless-json'
import type { VersionName } from '../../basics/version-name.ts'

export interface Answer {
  /** Name of the route that answers; `none` when the address has no route. */
  route: string
  /** The version it is written in once the rules are done with it; none for an address outside every version. */
  version?: VersionName | undefined
  /** The address that was asked for, path and query. */
  url?: string
  status: number
  headers: Record<string, string>
  json: unknown
}

/**
 * A body as JSON. What an answer repeats of a request may hold whole numbers beyond a double, which keep their digits;
 * they are looked for only where there are some, as that takes four times as long.
 */
function jsonText(json: unknown, indent?: number): string {
  try {
    return JSON.stringify(json, null, indent)
  } catch {
    return stringify(json, null, indent) ?? 'null'
  }
}

/**
 * The last hand on an answer before it is written in the words of its version; changes nothing of itself. Up to there
 * every answer has the names of version 4 and the flat form of errors. `text` has what is sent.
 */
export function wireRules() {
  return {
    answer: (answer: Answer): Answer => answer,
    /** What the text of a body says. @throws SyntaxError where it is not JSON */
    parsed: (text: string): unknown => JSON.parse(text),
    /** The body as a route hears it, in the names of version 4: the place to change one, or to see which route is asked. */
    heard: (body: unknown, _route: string): unknown => body,
    text: jsonText,
    contentType: 'application/json; charset=utf-8',
    headerName: (name: string): string => name,
    /** Whether a request is turned away unread, with status 429. */
    turnsAway: (_route: string, _version: VersionName): boolean => false,
    /** The class with which a request is refused unread, or how it breaks off; undefined lets it pass. */
    refuses: (_route: string, _version: VersionName): string | undefined => undefined,
    delayMs: (_route: string): number => 0,
    chunked: false,
    closeConnection: false,
    /** Whether Date headers show the time of the machine, even after the control port moved the clock. */
    datedByMachine: false,
  }
}
