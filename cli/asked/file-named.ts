import { readFileSync } from 'node:fs'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/** The content of a file named by an option. @throws AskedWrongly FILE_UNREADABLE */
export function fileNamed(option: string, file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file)
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new AskedWrongly('FILE_UNREADABLE', `${option} names ${file}, which cannot be read (${why}).`)
  }
}
