import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Fields } from '../../core/fields.ts'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

const whys: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
}

/** The text of a file; undefined where it cannot be read, which is reported for the field at `path`. */
export function readable(file: string, path: ProfilePath, problems: ProblemList): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    problems.add(path, {
      given: `${problems.shownAt(path)}: ${whys[code] ?? code}`,
      accepted: 'a readable file; a relative path starts at the folder of the profile',
    })
    return undefined
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
