import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { AskedWrongly } from './interfaces-to-evaluate.ts'
import { beginningOf } from './own-files.ts'

export interface WhereSecretsGo {
  file: string
  /** The option that named the file. */
  option: string
  /** Replaces whatever has that name. */
  force: boolean
  unwritable: string
}

/** How many first characters of a text are the same whenever it is written again. */
const sameAtEachStart = 24

/**
 * Writes a text that only its owner may read. It takes the place of a file that was written so before; what else has the
 * name is replaced only by force, and a link is never followed.
 * @throws AskedWrongly FILE_NOT_OWN, or the code given where the file cannot be written
 */
export function writeSecret(text: string, { file, option, force, unwritable }: WhereSecretsGo): void {
  const beside = `${file}.${process.pid}.tmp`
  try {
    const there = lstatSync(file, { throwIfNoEntry: false })
    const mayGo = force && (there?.isFile() || there?.isSymbolicLink())
    if (there && !mayGo && !(there.isFile() && isOwn(file, text)))
      throw new AskedWrongly(
        'FILE_NOT_OWN',
        `${file} ${there.isSymbolicLink() ? 'is a link' : 'was not written by this option'}. With ${option}, name another file, or replace a file or link with --force.`,
      )
    writeFileSync(beside, text, { mode: 0o600, flag: 'wx' })
    renameSync(beside, file)
  } catch (cause) {
    if (cause instanceof AskedWrongly) throw cause
    rmSync(beside, { force: true })
    const { code } = cause as NodeJS.ErrnoException
    throw new AskedWrongly(
      unwritable,
      `${file} cannot be written (${code}). With ${option}, name a file in a folder that exists.`,
      { cause },
    )
  }
}

/** Whether a file was written as the text is now; an empty one is nobody's. */
function isOwn(file: string, text: string): boolean {
  const old = beginningOf(file)
  return old === '' || old.startsWith(text.slice(0, sameAtEachStart))
}
