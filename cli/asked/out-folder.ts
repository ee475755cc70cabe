import { isAbsolute, relative } from 'node:path'
import { CodedError } from '../../core/coded-error.ts'

/** The folder of the reports cannot be written, for example on a full disk. */
export class OutUnwritable extends CodedError<'OUT_UNWRITABLE'> {}

/** An error while writing the folder: OUT_UNWRITABLE if the file system is the cause, else the error itself. */
export function asUnwritable(folder: string, cause: unknown, option = '--out'): unknown {
  const { code, syscall, message, path } = cause as NodeJS.ErrnoException
  // A file missing outside the folder is an internal error.
  const isElsewhere = code === 'ENOENT' && (path === undefined || !liesIn(folder, path))
  if ((syscall === undefined && code !== 'ERR_INVALID_ARG_VALUE') || isElsewhere) return cause
  const fix = `Give ${option} a folder that Assay can create and write, on a disk with free space.`
  return new OutUnwritable('OUT_UNWRITABLE', `${folder} cannot be written (${message}). ${fix}`, { cause })
}

function liesIn(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** Creates the folder or opens a file in it. @throws OutUnwritable where the file system refuses */
export function inFolder<T>(folder: string, make: () => T, option?: string): T {
  try {
    return make()
  } catch (cause) {
    throw asUnwritable(folder, cause, option)
  }
}
