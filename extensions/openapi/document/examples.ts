/** What was sent to one route of a sandbox, and what it answered; secrets are masked. */
export interface Example {
  status: number
  /** Values of the parameters in path and query, by their names. */
  parameters: Readonly<Record<string, string>>
  requestBody?: unknown
  /** The body of the answer; absent where it had none. */
  answer?: unknown
}

/** Examples of one route: a right request, and one that was refused. */
export interface RouteExamples {
  right?: Example
  refused?: Example
}

/** The examples of an interface by route, such as `GET /accounts`. */
export type Examples = ReadonlyMap<string, RouteExamples>
