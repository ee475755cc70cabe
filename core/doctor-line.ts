/** The result for one item of a profile. */
export type Mark = 'ok' | 'warning' | 'problem' | 'not given'

/** What the doctor reports about one item, on one line. */
export interface DoctorLine {
  mark: Mark
  /** The item: `client live`, `provider plain`. */
  subject: string
  said: string
  /** How to fix it; only for warnings and problems. */
  fix?: string
}

export function ok(subject: string, said: string): DoctorLine {
  return { mark: 'ok', subject, said }
}

export function warning(subject: string, said: string, fix: string): DoctorLine {
  return { mark: 'warning', subject, said, fix }
}

export function problem(subject: string, said: string, fix: string): DoctorLine {
  return { mark: 'problem', subject, said, fix }
}

export function notGiven(subject: string, said: string): DoctorLine {
  return { mark: 'not given', subject, said }
}

/** The printed line: the mark in its own column, the fix after a dash. */
export function printed({ mark, subject, said, fix }: DoctorLine): string {
  return `${mark.padEnd(9)}  ${subject}: ${said}${fix ? ` - ${fix}` : ''}`
}
