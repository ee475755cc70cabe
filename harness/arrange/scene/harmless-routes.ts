/**
 * Routes below the base path that may be called with whatever comes: nothing is made at the target, whether a request is
 * accepted or refused.
 */
export interface HarmlessRoutes {
  reads: ReadonlyArray<[path: string, parameters: string[]]>
  writes: ReadonlyArray<[path: string, data: unknown[]]>
}
