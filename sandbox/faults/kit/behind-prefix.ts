import { type Patch, wrapRule } from './change-rule.ts'

/** Writes the texts that hold a word behind a prefix against hijacking, which no JSON parser accepts. */
export function behindPrefix(word: string): Patch {
  return wrapRule('wire.text', (rule, json) => {
    const text = rule(json)
    return text.includes(word) ? `)]}',\n${text}` : text
  })
}
