import { globSync, readFileSync } from 'node:fs'
import { root } from './assay.ts'

/** The ids of the rows that a scenario evaluates at places after this step: `Given all <routes>`. */
export function rowsOver(step: string): string[] {
  return globSync('features/**/*.feature', { cwd: root }).flatMap((file) => {
    const rules = readFileSync(`${root}/${file}`, 'utf8').split(/\n(?=  @[a-z0-9-]+\/)/)
    return rules.filter((rule) => rule.includes(step)).flatMap((rule) => rule.match(/(?<=@)[a-z0-9-]+\/\S+/g) ?? [])
  })
}
