// Writes the sizes in docs/package.md, from what `npm pack` would pack and from the packages that are installed here. Run it
// after a change of what the package holds or depends on.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export const packagePage = `${root}docs/package.md`

/** What npm says of a package that it packs, in bytes. */
export interface Packed {
  size: number
  unpackedSize: number
  files: ReadonlyArray<{ size: number }>
}

interface Needs {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Required<Needs>
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, Needs> }

export function withSizes(page: string, { size, unpackedSize, files }: Packed): string {
  const optional = Object.keys(manifest.optionalDependencies)
  const needed = closure(Object.keys(manifest.dependencies).filter((name) => !optional.includes(name)))
  const own = files.reduce((sum, file) => sum + onDisk(file), 0)
  const all = megabytes(own + bytesOf(needed))
  const sentence = `It takes ${megabytes(size, 1)} packed, ${megabytes(unpackedSize, 1)} unpacked, and ${all} on a disk`
  const sizes = new Map([[/It takes .* on a disk/, sentence]])
  for (const name of optional) {
    const further = [...closure([name])].filter((folder) => !needed.has(folder))
    sizes.set(new RegExp(`\`${name}\` \\(\\d+ MB\\)`), `\`${name}\` (${megabytes(bytesOf(further))})`)
  }
  return [...sizes].reduce((text, [before, after]) => {
    if (!before.test(text)) throw new Error(`docs/package.md says nothing like ${before}.`)
    return text.replace(before, after)
  }, page)
}

/** The folders of these packages and of all that they need, where they are installed. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (from: string, name: string): void => {
    const folder = installed(from, name)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = packages[folder] ?? {}
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(folder, one)
  }
  for (const name of names) add('', name)
  return found
}

/** Where a package finds another one: beneath itself, or beneath what it lies in. */
function installed(from: string, name: string): string | undefined {
  const beneath = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (existsSync(`${root}${beneath}`)) return beneath
  return from === '' ? undefined : installed(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

function bytesOf(folders: Iterable<string>): number {
  const own = (folder: string) =>
    globSync('**/*', { cwd: `${root}${folder}`, exclude: (name) => name === 'node_modules' })
      .map((file) => statSync(`${root}${folder}/${file}`))
      .reduce((sum, stats) => sum + (stats.isFile() ? onDisk(stats) : 0), 0)
  return [...folders].reduce((sum, folder) => sum + own(folder), 0)
}

function onDisk({ size }: { size: number }): number {
  return Math.ceil(size / 4096) * 4096
}

function megabytes(bytes: number, places = 0): string {
  return `${(bytes / 1e6).toFixed(places)} MB`
}

if (import.meta.main) {
  const out = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: root, encoding: 'utf8' })
  const [packed] = JSON.parse(out.slice(out.lastIndexOf('\n[\n') + 1)) as [Packed]
  writeFileSync(packagePage, withSizes(readFileSync(packagePage, 'utf8'), packed))
}
