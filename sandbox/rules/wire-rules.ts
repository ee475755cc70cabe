export interface Answer {
  /** Name of the route that answers; `none` when the address has no route. */
  route: string
  status: number
  headers: Record<string, string>
  json: unknown
}

/** The last hand on an answer before its bytes are written; changes nothing of itself. */
export function wireRules() {
  return {
    answer: (answer: Answer): Answer => answer,
    text: (json: unknown): string => JSON.stringify(json),
    contentType: 'application/json; charset=utf-8',
    headerName: (name: string): string => name,
    /** Whether a request is turned away unread, with status 429. */
    turnsAway: (_route: string): boolean => false,
    delayMs: (_route: string): number => 0,
    chunked: false,
    closeConnection: false,
  }
}
