import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Fields } from '../../core/fields.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/** Larger than any key, certificate, script or account statement. */
const mostBytes = 20_000_000

/** The text of a file; undefined where it cannot be read, which is reported for the field at `path`. */
export function readable(file: string, path: ProfilePath, problems: ProblemList): string | undefined {
  const found = textIn(file)
  if ('text' in found) return found.text
  problems.add(path, {
    given: `${problems.shownAt(path)}: ${found.unfit}`,
    accepted: 'a readable file; a relative path starts at the folder of the profile',
  })
  return undefined
}

function textIn(file: string): { text: string } | { unfit: string } {
  try {
    accessSync(file, constants.R_OK)
    const kind = statSync(file)
    if (kind.isDirectory()) return { unfit: 'it is a folder' }
    if (!kind.isFile()) return { unfit: 'it is a device, a pipe or a socket' }
    if (kind.size > mostBytes) return { unfit: `it has more than ${mostBytes} bytes` }
    return { text: readFileSync(file, 'utf8') }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    return { unfit: { ENOENT: 'there is no such file', EACCES: 'it may not be read' }[code] ?? code }
  }
}

/**
 * Replaces a file's name by its text and returns the field that gave the text. Undefined where there is none. Reports
 * an unreadable file and a text that is given twice.
 */
export function takeText(
  holder: Fields,
  path: ProfilePath,
  name: string,
  folder: string,
  problems: ProblemList,
): ProfilePath | undefined {
  const ofFile = `${name}_file`
  const { [name]: text, [ofFile]: file } = holder
  const inText = [...path, name]
  const inFile = [...path, ofFile]
  if (typeof file === 'string' && text !== undefined) {
    problems.add(inText, { given: `\`${name}\` and \`${ofFile}\``, accepted: 'one of the two' })
  } else if (typeof file === 'string' && !problems.has(inFile)) {
    const read = readable(resolve(folder, file), inFile, problems)
    holder[ofFile] = resolve(folder, file)
    if (read === undefined) return undefined
    holder[name] = read
    return inFile
  } else if (typeof text === 'string' && !problems.has(inText)) {
    holder[name] = text.replaceAll('\\n', '\n')
    return inText
  }
  return undefined
}
