import type { Command } from 'commander'
import { partsOfExtensions } from '../core/extension-parts.ts'
import type { Io } from './asked/io.ts'

/** The exports of an extension's `extension.ts`. */
interface Extension {
  addCommands?(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void
}

/** Adds the commands of every extension in `extensions/`. */
export function addExtensions(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program.commandsGroup('Extensions:')
  for (const extension of partsOfExtensions('extension') as Extension[]) extension.addCommands?.(program, io, finish)
}
