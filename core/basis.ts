import type { Reason } from './reason.ts'

/** What a conclusion rests on in addition to the verdicts. */
export interface Basis {
  /** The day, YYYY-MM-DD, by which known failures expire. When absent, the day on which the run ended. */
  today?: string
  /** Why the run allows no conclusion about the target as a whole, or why it ended early. */
  doubt?: Reason
  faults?: Array<Reason | string>
  /** Further findings about the target. */
  beside?: Reason[]
  /** Transport errors by code, each with the first request that met it. Absent in old journals. */
  transportErrors?: Record<string, { count: number; message: string; asked?: string }>
}
