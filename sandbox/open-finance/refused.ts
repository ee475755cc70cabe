import type { OpenFinanceCode, Problem } from './rules/open-finance-error-rules.ts'

/** Refuses an open-finance request for one or more problems of one code. */
export class Refused extends Error {
  readonly problems: readonly [Problem, ...Problem[]]
  readonly headers: Record<string, string>

  constructor(problems: readonly [Problem, ...Problem[]], headers: Record<string, string> = {}) {
    super(problems.map(({ text }) => text).join('; '))
    this.problems = problems
    this.headers = headers
  }
}

/** A refusal for one problem. */
export function refused(code: OpenFinanceCode, text: string, path?: string): Refused {
  return new Refused([path === undefined ? { code, text } : { code, text, path }])
}
