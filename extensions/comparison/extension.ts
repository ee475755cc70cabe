import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { addBaseline } from './add-baseline.ts'
import { addCompare } from './add-compare.ts'

/** Adds `assay compare` and `assay baseline` to the program. */
export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  addCompare(program, io, finish)
  addBaseline(program, io, finish)
}
