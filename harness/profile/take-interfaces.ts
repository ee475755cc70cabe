import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { addInterface } from '../../core/content-roots.ts'
import { aboutInterface } from '../../core/interfaces.ts'
import type { ProblemList } from './problem-list.ts'

/**
 * Adds the user's interfaces from a profile before any interface name is checked. Makes their folders absolute. Reports
 * folders without an interface, and names that another interface has.
 */
export function takeInterfaces(value: unknown, folder: string, problems: ProblemList): void {
  const profile = value as { interfaces?: unknown } | null
  if (!Array.isArray(profile?.interfaces)) return
  profile.interfaces = profile.interfaces.map((named: unknown, at) => {
    if (typeof named !== 'string') return named
    const absolute = resolve(folder, named)
    const other = aboutInterface(basename(absolute))
    const given = !existsSync(join(absolute, 'about.yaml'))
      ? `${named}, a folder without about.yaml`
      : other && other.folder !== absolute && `${named}, whose name another interface has`
    if (given)
      problems.add(['interfaces', at], {
        given,
        accepted: 'a folder named after its interface, with about.yaml, routes.yaml and interface.js',
        advice: 'see docs/add-an-interface.md',
      })
    else addInterface(absolute)
    return absolute
  })
}
