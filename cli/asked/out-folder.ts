/** The folder of the reports cannot be written, as where the disk is full. */
export class OutUnwritable extends Error {
  readonly code = 'OUT_UNWRITABLE'
}

/** What the file system says; anything else is a fault of ours. */
const ofTheDisk = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'EIO',
  'EMFILE',
])

/** An error met while the folder was written, told as OUT_UNWRITABLE where the file system is the cause. */
export function asUnwritable(folder: string, cause: unknown): unknown {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === undefined || !ofTheDisk.has(code)) return cause
  const mend = 'Give --out a folder that can be made and written, on a disk with room.'
  return new OutUnwritable(`OUT_UNWRITABLE: ${folder} cannot be written (${message}). ${mend}`, { cause })
}

/** Makes the folder or opens a file in it. @throws OutUnwritable where the file system refuses */
export function inFolder<T>(folder: string, make: () => T): T {
  try {
    return make()
  } catch (cause) {
    throw asUnwritable(folder, cause)
  }
}
