import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/** Keys, certificates, scripts and statements of accounts are smaller. */
const mostBytes = 20_000_000

/** The text of a file; undefined where it cannot be read, which is then a problem of the field at `path`. */
export function readable(file: string, path: ProfilePath, problems: ProblemList): string | undefined {
  try {
    accessSync(file, constants.R_OK)
    const kind = statSync(file)
    if (!kind.isFile()) throw Object.assign(new Error(), { code: kind.isDirectory() ? 'EISDIR' : 'no-file' })
    if (kind.size > mostBytes) throw Object.assign(new Error(), { code: 'too-large' })
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const why =
      {
        ENOENT: 'there is no such file',
        EACCES: 'it may not be read',
        EISDIR: 'it is a folder',
        'no-file': 'it is a device, a pipe or a socket',
        'too-large': `it has more than ${mostBytes} bytes`,
      }[code] ?? code
    problems.add(path, {
      given: `${problems.shownAt(path)}: ${why}`,
      accepted: 'a readable file; a relative path starts at the folder of the profile',
    })
    return undefined
  }
}
