import { fileURLToPath } from 'node:url'
import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { modulesIn } from '../../core/load-module.ts'
import type { Family } from './family.ts'

const folder = fileURLToPath(new URL('families', import.meta.url))

/**
 * The model of every family: the export `family` of each file in `families` and of each interface's
 * `generators/family.ts`.
 * @throws Error FAMILY_UNFIT where one exports none
 */
export function families(): ReadonlyArray<Family & { where: string }> {
  const shared = modulesIn(folder).map(({ name, exported }) =>
    familyIn(exported, `generators/models/families/${name}.ts`),
  )
  const ofInterfaces = partsOfInterfaces('generators/family')
  return [
    ...shared,
    ...ofInterfaces.map(({ of, part }) => familyIn(part, `interfaces/${of.name}/generators/family.ts`)),
  ]
}

function familyIn({ family }: { family?: Family }, where: string): Family & { where: string } {
  if (!family) throw new Error(`FAMILY_UNFIT: ${where} exports no family`)
  return { ...family, where }
}
