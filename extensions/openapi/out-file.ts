import { lstatSync, writeFileSync } from 'node:fs'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { beginningOf } from '../../cli/asked/own-files.ts'

/** By what Assay knows a description of its own: the first sentence of every one. */
const ownSentence = 'Written by Assay'

/**
 * Refuses to write where somebody else's file stands, before anything is made.
 * @throws AskedWrongly OUT_EMPTY, OUT_IS_A_LINK, OUT_OCCUPIED or OUT_UNWRITABLE
 */
export function demandOwn(out: string): void {
  if (out.trim() === '')
    throw new AskedWrongly('OUT_EMPTY', '--out was given an empty name. Give it the file of the description.')
  const found = onDisk(out, () => lstatSync(out, { throwIfNoEntry: false }))
  if (found?.isSymbolicLink())
    throw new AskedWrongly(
      'OUT_IS_A_LINK',
      `${out} is a symbolic link, and Assay does not write where it leads. Give --out the file itself.`,
    )
  if (!found) return
  if (found.isDirectory())
    throw new AskedWrongly('OUT_OCCUPIED', `${out} is a folder. Give --out the name of a file, such as one in it.`)
  const isOurs = () => beginningOf(out).includes(ownSentence)
  if (found.isFile() && (found.size === 0 || onDisk(out, isOurs))) return
  throw new AskedWrongly(
    'OUT_OCCUPIED',
    `${out} is there, and Assay did not write it and does not write over it. Give --out another file, or move it away.`,
  )
}

/** Writes the description. @throws AskedWrongly OUT_UNWRITABLE */
export function writeOut(out: string, text: string): void {
  onDisk(out, () => writeFileSync(out, text))
}

function onDisk<T>(out: string, act: () => T): T {
  try {
    return act()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new AskedWrongly(
      'OUT_UNWRITABLE',
      `${out} cannot be written (${code}). With --out, name a file in a folder that exists.`,
      { cause },
    )
  }
}
