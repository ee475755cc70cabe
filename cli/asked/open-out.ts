import { existsSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { AskedWrongly } from './interfaces-to-evaluate.ts'
import { inFolder } from './out-folder.ts'
import { lockFileOf, lockFolder } from './out-lock.ts'
import type { CommandName } from '../../core/command-name.ts'
import { commandIn, isOwn } from './own-files.ts'

/**
 * Creates the folder of the reports if it is missing, and locks it for one run. Other people's files are never
 * overwritten: a file in the place of a report is an error.
 * @throws AskedWrongly OUT_EMPTY, OUT_IS_A_LINK, OUT_LOCKED or OUT_OCCUPIED; OutUnwritable where the file system refuses
 */
export function openOut(
  out: string,
  names: readonly string[],
  { option = '--out', command }: { option?: string; command?: CommandName } = {},
): () => void {
  if (out.trim() === '')
    throw new AskedWrongly('OUT_EMPTY', `${option} was given an empty name. Give it the folder to write.`)
  const isLink = inFolder(out, () => lstatSync(resolve(out), { throwIfNoEntry: false })?.isSymbolicLink(), option)
  if (isLink)
    throw new AskedWrongly(
      'OUT_IS_A_LINK',
      `${out} is a symbolic link, and Assay does not write where it leads. Give ${option} the folder itself.`,
    )
  const locked = inFolder(
    out,
    () => {
      makeFolder(resolve(out))
      return lockFolder(out)
    },
    option,
  )
  if ('pid' in locked)
    throw new AskedWrongly(
      'OUT_LOCKED',
      `Another run writes to ${out} (process ${locked.pid} on ${locked.host}, since ${locked.since}). Give ${option} another folder, or wait. If that run is gone, remove ${lockFileOf(out)}.`,
    )
  try {
    const foreign = inFolder(out, () => names.find((name) => !isOwn(out, name)), option)
    const other = command && inFolder(out, () => commandIn(out), option)
    if (foreign === undefined && (other === undefined || other === command)) return locked.release
    if (foreign === undefined)
      throw new AskedWrongly(
        'OUT_OCCUPIED',
        `${out} holds what \`assay ${other}\` wrote, and \`assay ${command}\` does not write over it. Give ${option} another folder.`,
      )
    throw new AskedWrongly(
      'OUT_OCCUPIED',
      `${out} holds ${foreign}, which Assay did not write and does not write over. Give ${option} another folder, or move it away.`,
    )
  } catch (error) {
    locked.release()
    throw error
  }
}

/** Creates a folder and its parents. `mkdirSync` with `recursive` never ends when `/proc` reports a folder as missing. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error
    makeFolder(dirname(folder))
    mkdirSync(folder)
  }
}
