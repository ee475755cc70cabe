import { accessSync, constants, readFileSync } from 'node:fs'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/** The text of a file; undefined where it cannot be read, which is then a problem of the field at `path`. */
export function readable(file: string, path: ProfilePath, problems: ProblemList): string | undefined {
  try {
    accessSync(file, constants.R_OK)
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const why =
      { ENOENT: 'there is no such file', EACCES: 'it may not be read', EISDIR: 'it is a folder' }[code] ?? code
    problems.add(path, {
      given: `${problems.shownAt(path)}: ${why}`,
      accepted: 'a readable file; a relative path starts at the folder of the profile',
    })
    return undefined
  }
}
