import type { Reason } from './reason.ts'

/** What decides a run beside its verdicts. */
export interface Basis {
  /** The day on which it ended, YYYY-MM-DD, by which known failures expire; that of its end when absent. */
  today?: string
  /** Why nothing follows for the target as a whole, or why the run ended early. */
  doubt?: Reason
  faults?: Array<Reason | string>
  /** What else was said of the target. */
  beside?: Reason[]
  /** The transport errors met instead of an answer, by code, with what was asked first; absent in journals of old. */
  transportErrors?: Record<string, { count: number; message: string; asked?: string }>
}
