/** How one thing about a profile was found. */
export type Mark = 'ok' | 'warning' | 'problem' | 'not given'

/** What the doctor reports about one item, on one line. */
export interface DoctorLine {
  mark: Mark
  /** What was looked at: `client live`, `provider plain`. */
  subject: string
  said: string
  /** What to do about it; only for warnings and problems. */
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

/** The line as printed: the mark in a column of its own, the fix after a dash. */
export function printed({ mark, subject, said, fix }: DoctorLine): string {
  return `${mark.padEnd(9)}  ${subject}: ${said}${fix ? ` - ${fix}` : ''}`
}
