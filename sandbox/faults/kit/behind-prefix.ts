import { type Patch, wrapRule } from './change-rule.ts'

/** Puts a prefix against JSON hijacking before bodies that hold a word. No JSON parser accepts it. */
export function behindPrefix(word: string): Patch {
  return wrapRule('wire.text', (rule, json) => {
    const text = rule(json)
    return text.includes(word) ? `)]}',\n${text}` : text
  })
}
