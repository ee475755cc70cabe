import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { codeEnding } from '../../core/code-file.ts'
import type { Family } from './family.ts'

// A file is found by listing, so that a new family is named nowhere; `require` loads it without waiting.
const load = createRequire(import.meta.url)
const folder = new URL('./families/', import.meta.url)
let loaded: readonly Family[] | undefined

/** The model of every family: what each file of `families` exports as `family`. @throws Error FAMILY_UNFIT where one exports none */
export function families(): readonly Family[] {
  loaded ??= readdirSync(folder)
    .filter((file) => file.endsWith(codeEnding) && !file.endsWith(`.test${codeEnding}`))
    .sort()
    .map((file) => {
      const { family } = load(fileURLToPath(new URL(file, folder))) as { family?: Family }
      if (!family) throw new Error(`FAMILY_UNFIT: ${file} exports no family`)
      return family
    })
  return loaded
}
