type ProfileErrorCode = 'PROFILE_UNREADABLE' | 'PROFILE_SYNTAX' | 'PROFILE_INVALID'

/** More would not help, and each needs a search in the text. */
export const mostProblems = 100

/** One problem of a profile and how to fix it, without secrets. */
export interface ProfileProblem {
  /** The place in the profile, such as `clients[1].key_type`; empty for the whole file. */
  path: string
  line: number
  column: number
  given: string
  accepted: string
  /** The fix, where more can be said than "give what is accepted". */
  advice?: string
}

/** An unusable profile, with all problems in file order. */
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
