import { writeFileSync } from 'node:fs'
import type { Io } from '../asked/io.ts'
import { conclusion, type Matrix } from './matrix.ts'
import { linesOf } from './matrix-lines.ts'

/** Writes a proof's matrix as JSON if a file is named, and prints it with its conclusion. Returns the exit code. */
export function concludeProof(matrix: Matrix, json: string | undefined, io: Io): number {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(matrix, null, 2)}\n`)
  for (const line of linesOf(matrix)) io.out.line(line)
  const { sentence, exitCode } = conclusion(matrix)
  io.out.line('')
  io.out.line(sentence)
  return exitCode
}
