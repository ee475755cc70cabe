import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import type { ProblemList } from './problem-list.ts'
import type { ProfilePath } from './profile-schema.ts'

/** Keys, certificates, scripts and statements of accounts are smaller. */
const mostBytes = 20_000_000

/** The text of a file; undefined where it cannot be read, which is then a problem of the field at `path`. */
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
