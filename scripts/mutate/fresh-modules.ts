// Loads the modules of a project anew in the same process: each generation of them has addresses of its own.
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const registry = new URL('test-registry.ts', import.meta.url).href
const sources = new Map<string, string>()
let generation = 0

/** Imports a file and everything that it imports from the project, none of it as it was loaded before. */
export class FreshModules {
  readonly #root: string
  /** The addresses that each module of the project was seen to import. */
  readonly #imports = new Map<string, Set<string>>()

  /** `root` is the folder of the project; what lies outside it, or in node_modules, is loaded once. */
  constructor(root: string) {
    this.#root = pathToFileURL(`${root}/`).href
    registerHooks({
      resolve: (specifier, context, next) => {
        const fresh = context.parentURL?.includes('?generation=')
        if (fresh && specifier === 'node:test') return { url: registry, format: 'module', shortCircuit: true }
        const found = next(specifier, context)
        if (!fresh || !this.#own(found.url)) return found
        this.#importsOf(context.parentURL?.split('?')[0] ?? '').add(found.url)
        return { ...found, url: `${found.url}?generation=${generation}` }
      },
      load: (url, context, next) => {
        const [file, query] = url.split('?generation=')
        if (file === undefined || query === undefined) return next(url, context)
        const source = sources.get(file) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'))
        sources.set(file, source)
        return { format: 'module', source, shortCircuit: true }
      },
    })
  }

  next(): void {
    generation += 1
  }

  load(file: string): Promise<unknown> {
    return import(`${new URL(file, this.#root).href}?generation=${generation}`)
  }

  /** Whether a file of the project was loaded and imports another one, directly or not; undefined before it was loaded. */
  leadsTo(file: string, other: string): boolean | undefined {
    const met = new Set([new URL(file, this.#root).href])
    for (const url of met) for (const imported of this.#imports.get(url) ?? []) met.add(imported)
    return met.size > 1 ? met.has(new URL(other, this.#root).href) : undefined
  }

  #importsOf(url: string): Set<string> {
    const known = this.#imports.get(url) ?? new Set()
    this.#imports.set(url, known)
    return known
  }

  #own(url: string): boolean {
    return url.startsWith(this.#root) && url.endsWith('.ts') && !url.includes('/node_modules/')
  }
}
