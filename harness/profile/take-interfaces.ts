import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { addInterface } from '../../core/content-roots.ts'
import { aboutInterface } from '../../core/interfaces.ts'
import type { ProblemList } from './problem-list.ts'

/**
 * Makes known the interfaces of the user that a profile names, before anything that goes by the names of interfaces is looked
 * at. Makes their folders absolute; reports those that hold none, and those with the name of another interface.
 */
export function takeInterfaces(value: unknown, folder: string, problems: ProblemList): void {
  const profile = value as { interfaces?: unknown } | null
  if (!Array.isArray(profile?.interfaces)) return
  profile.interfaces = profile.interfaces.map((named: unknown, at) => {
    if (typeof named !== 'string') return named
    const own = resolve(folder, named)
    const other = aboutInterface(basename(own))
    const given = !existsSync(join(own, 'about.yaml'))
      ? `${named}, a folder without about.yaml`
      : other && other.folder !== own && `${named}, whose name another interface has`
    if (given)
      problems.add(['interfaces', at], {
        given,
        accepted: 'a folder named after its interface, with about.yaml, routes.yaml and interface.js',
        advice: 'see docs/add-an-interface.md',
      })
    else addInterface(own)
    return own
  })
}
