import type { Course, CourseRow } from './course.ts'
import type { LeftOutFile } from './history-html.ts'

const version = 1

/** history.json: the course of many runs, for programs. Durations are in milliseconds. */
export function historyJson(courses: readonly Course[], leftOut: readonly LeftOutFile[]): string {
  const whole = {
    history: version,
    targets: courses.map(({ target, runs, flaky, failed }) => ({
      target,
      runs: runs.map(({ verdicts: _verdicts, counts, durationMs, ...run }) => ({
        ...run,
        duration: durationMs,
        byVerdict: counts,
      })),
      flaky: flaky.map(rowOf),
      failed: failed.map(rowOf),
    })),
    leftOut,
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

function rowOf({ verdicts, ...row }: CourseRow): object {
  return { ...row, verdicts: verdicts.map((verdict) => verdict ?? null) }
}
