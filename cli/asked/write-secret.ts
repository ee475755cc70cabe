import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { AskedWrongly } from './interfaces-to-evaluate.ts'
import { beginningOf } from './own-files.ts'

export interface WhereSecretsGo {
  file: string
  /** The option that names the file. */
  option: string
  /** Overwrites any file of that name. */
  force: boolean
  unwritable: string
}

/** How many first characters stay the same whenever the text is written again. */
const sameAtEachStart = 24

/**
 * Writes a text that only its owner may read. It overwrites a file that Assay wrote before, other files only with
 * `force`, and never follows a link.
 * @throws AskedWrongly FILE_NOT_OWN, or `unwritable` when the file cannot be written
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

/** Whether Assay wrote the file; an empty file may be overwritten. */
function isOwn(file: string, text: string): boolean {
  const old = beginningOf(file)
  return old === '' || old.startsWith(text.slice(0, sameAtEachStart))
}
