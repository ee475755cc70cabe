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
    delayMs: (_route: string): number => 0,
    chunked: false,
    closeConnection: false,
  }
}
