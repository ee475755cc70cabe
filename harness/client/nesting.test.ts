import { cases } from '../../core/test-support/cases.ts'
import { nestingProblem } from './nesting.ts'

const nested = (levels: number, open = '[', close = ']') => Buffer.from(open.repeat(levels) + close.repeat(levels))

cases(
  'An answer of 200 levels is read, one of 201 is not',
  [nestingProblem(nested(200)), undefined],
  [nestingProblem(nested(201))?.code, 'ANSWER_TOO_DEEP'],
  [nestingProblem(nested(201, '{"a":', '}'))?.code, 'ANSWER_TOO_DEEP'],
  'Brackets in a text are no levels, nor are those that stand side by side',
  [nestingProblem(Buffer.from(`["${'['.repeat(500)}\\"${'{'.repeat(500)}"]`)), undefined],
  [nestingProblem(Buffer.from(`[${'[],'.repeat(500)}[]]`)), undefined],
  'A body that is no JSON, and breaks off, is counted too',
  [nestingProblem(Buffer.from('['.repeat(100_000)))?.code, 'ANSWER_TOO_DEEP'],
  [nestingProblem(Buffer.from(`<p>${'x'.repeat(1000)}</p>`)), undefined],
)
