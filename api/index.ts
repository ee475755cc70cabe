/** What a program may use of Assay; docs/package.md shows each with an example. */
export { type Judged, judge, type EvaluateOptions } from './judge.ts'
export { readResults, type RequirementResult, type Results } from './read-results.ts'
export { type Sandbox, type SandboxChoices, startSandbox } from './start-sandbox.ts'
export type { Verdict } from '../core/verdict.ts'
