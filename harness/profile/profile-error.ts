export type ProfileErrorCode = 'PROFILE_UNREADABLE' | 'PROFILE_SYNTAX' | 'PROFILE_INVALID'

/** Nobody fixes more at a time, and each is looked up in the text. */
export const mostProblems = 100

/** One problem of a profile, and how to fix it. Holds no secret. */
export interface ProfileProblem {
  /** Where in the profile, for example `clients[1].key_type`; empty for the file as a whole. */
  path: string
  line: number
  column: number
  given: string
  accepted: string
  /** What to do, where more can be said than "give what is accepted". */
  advice?: string
}

/** A profile that cannot be used, with all its problems in the order of the file. */
export class ProfileError extends Error {
  readonly code: ProfileErrorCode
  readonly file: string
  readonly problems: ProfileProblem[]

  constructor(code: ProfileErrorCode, file: string, problems: ProfileProblem[], cause?: unknown) {
    super(messageOf(code, file, problems), cause === undefined ? undefined : { cause })
    this.name = 'ProfileError'
    this.code = code
    this.file = file
    this.problems = problems
  }
}

function messageOf(code: ProfileErrorCode, file: string, problems: ProfileProblem[]): string {
  const more = problems.length < mostProblems ? '' : ' or more'
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems${more}`
  const blocks = problems.map((problem) => describeProblem(file, problem))
  return [`The profile cannot be used: ${count} in ${file} [${code}]`, ...blocks].join('\n\n')
}

function describeProblem(file: string, problem: ProfileProblem): string {
  const lines = [
    `${file}:${problem.line}:${problem.column}  ${problem.path}`.trimEnd(),
    `  given:    ${problem.given}`,
    `  accepted: ${problem.accepted}`,
  ]
  return [...lines, ...(problem.advice ? [`  hint:     ${problem.advice}`] : [])].join('\n')
}
