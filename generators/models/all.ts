import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { codeEnding } from '../../core/code-file.ts'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import type { Family } from './family.ts'

// A file is found by listing, so that a new family is named nowhere; `require` loads it without waiting.
const load = createRequire(import.meta.url)
const folder = new URL('./families/', import.meta.url)

/**
 * The model of every family: the `family` of each file of `families`, and of each interface's `generators/family.ts`.
 * @throws Error FAMILY_UNFIT where one exports none
 */
export function families(): readonly Family[] {
  const shared = readdirSync(folder)
    .filter((file) => file.endsWith(codeEnding) && !file.endsWith(`.test${codeEnding}`))
    .sort()
    .map((file) => familyIn(load(fileURLToPath(new URL(file, folder))) as { family?: Family }, file))
  return [...shared, ...partsOfInterfaces('generators/family').map(({ of, part }) => familyIn(part, of.name))]
}

function familyIn({ family }: { family?: Family }, where: string): Family {
  if (!family) throw new Error(`FAMILY_UNFIT: ${where} exports no family`)
  return family
}
