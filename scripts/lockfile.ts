// Completes package-lock.json: `node scripts/lockfile.ts` after every `npm install`. If a registry serves only some
// platforms' binaries, npm leaves the others out of the lockfile and then refuses it. The names of the packages give
// system, processor and C library.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Entry {
  version: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

export interface Lockfile {
  packages: Record<string, Entry>
}

export const lockfile = fileURLToPath(new URL('../package-lock.json', import.meta.url))

/** Optional packages that the lockfile requires but lacks: name, version and whether only development needs them. */
export function missingOptional({ packages }: Lockfile): Array<{ name: string; version: string; dev: boolean }> {
  return Object.values(packages).flatMap((entry) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => packages[`node_modules/${name}`] === undefined)
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  )
}

/** The lockfile with the missing entries; npm installs them only on a fitting system and processor. */
export function completed(given: Lockfile): Lockfile {
  const added = missingOptional(given).map(({ name, version, dev }): [string, Entry] => {
    const [os = '', cpu = ''] = (name.split('/').at(-1) ?? '').replace(/^binding-/, '').split('-')
    const libc = /musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : undefined
    return [
      `node_modules/${name}`,
      { version, cpu: [cpu], ...(dev && { dev }), ...(libc && { libc }), optional: true, os: [os] },
    ]
  })
  const [root = ['', { version: '' }], ...rest] = Object.entries(given.packages)
  const packages = [...rest, ...added].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...given, packages: Object.fromEntries([root, ...packages]) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile
  writeFileSync(lockfile, `${JSON.stringify(completed(given), null, 2)}\n`)
  process.stdout.write(`${missingOptional(given).length} optional packages added to package-lock.json\n`)
}
