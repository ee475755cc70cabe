import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import type { Io } from './asked/io.ts'

/** What `extension.ts` of a folder below `extensions/` exports. */
interface Extension {
  /** Adds the commands of the extension to the program. */
  addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void
}

const folder = fileURLToPath(new URL('../extensions', import.meta.url))

/** Adds the commands of every extension that is there. The core knows none by its name: without its folder, one is gone. */
export async function addExtensions(
  program: Command,
  io: Io,
  finish: (ended: Promise<number>) => Promise<void>,
): Promise<void> {
  program.commandsGroup('Extensions:')
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const file = join(folder, name, `extension${extname(import.meta.url)}`)
    if (existsSync(file)) ((await import(pathToFileURL(file).href)) as Extension).addCommands(program, io, finish)
  }
}
