import { readFileSync, statSync } from 'node:fs'

/** The parsed content of a JSON file. @throws the error that `unreadable` makes */
export function jsonIn(file: string, unreadable: (why: string, cause?: unknown) => Error): unknown {
  // A pipe or a device may never end.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw unreadable('is not a file')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw unreadable(`cannot be read (${(cause as Error).message})`, cause)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable('is not JSON', cause)
  }
}
