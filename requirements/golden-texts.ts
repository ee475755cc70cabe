import { addressOf } from './address-of.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import { bindsInterface } from './select-addresses.ts'
import { asBinding } from './as-binding.ts'
import { readRequirements } from './read-requirements.ts'

/** The file that holds an interface's texts, so that a review sees each change of wording in each interface. */
export function goldenFile(name: InterfaceName): URL {
  return new URL(`golden/${name}.txt`, import.meta.url)
}

/** Every requirement that binds the interface, one a line: its address and its text, in the words of the interface. */
export function goldenTexts(name: InterfaceName): string {
  return readRequirements()
    .filter((row) => bindsInterface(row, name))
    .map((row) => `${addressOf(row.id, name)}: ${asBinding(row, name).text}\n`)
    .join('')
}
