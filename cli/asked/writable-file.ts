import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/**
 * Checks before all work that an option's file can be written.
 * @throws AskedWrongly with `code` when it cannot
 */
export function demandWritable(file: string, option = '--json', code = 'JSON_UNWRITABLE'): void {
  const why = hindrance(file)
  if (why === undefined) return
  throw new AskedWrongly(
    code,
    `${file} cannot be written (${why}). With ${option}, name a file in a folder that exists.`,
  )
}

function hindrance(file: string): string | undefined {
  if (file.trim() === '') return 'its name is empty'
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) return 'it is a folder'
    accessSync(found ? file : dirname(file), constants.W_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
