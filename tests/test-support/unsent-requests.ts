import type { CheckDecided } from '../../core/journal-events.ts'
import { aboutInterface } from '../../core/interfaces.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'

/** A title or step of a check that names a request which the check never sent. */
export interface UnsentRequest {
  check: string
  interface: string
  /** The title or step. */
  text: string
  /** What it names: a request, or what a request lists. */
  named: string
}

/**
 * The titles and steps that name requests which were not sent. `names` are the names of all good requests of all
 * interfaces; a check that sent nothing, such as one that is untested, names nothing wrongly. What a request lists is
 * looked for only where another request stands in for it: there, "countries" were not asked for.
 */
export function unsentRequests(decided: readonly CheckDecided[], names: readonly string[]): UnsentRequest[] {
  return decided.flatMap((check) => {
    const { sent = [], interface: name, title, steps } = check
    if (sent.length === 0) return []
    const spoken = names.map((one) => inWordsOf(name, one))
    return [title, ...steps].flatMap((text) => {
      const unsent = [...unsentNames(text, sent, spoken), ...unsentProse(text, sent, name, text === title)]
      return [...new Set(unsent)].map((named) => ({ check: check.check, interface: name, text, named }))
    })
  })
}

/**
 * The longest names that stand in the text and were not sent, in whole or as the beginning of what was. A name of one word,
 * such as `connect`, is a word of prose too.
 */
function unsentNames(text: string, sent: readonly string[], names: readonly string[]): string[] {
  const found = names.filter((name) => name.includes(' ') && stands(name, text))
  const longest = found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
  return longest.filter((name) => !sent.some((one) => name.startsWith(one) || one.startsWith(name)))
}

/**
 * What another request stands in for, spoken of in prose: "countries", or in a title "a customer is not created". A step
 * may say that something is created, by whatever requests.
 */
function unsentProse(text: string, sent: readonly string[], name: string, isTitle: boolean): string[] {
  return Object.keys(aboutInterface(name)?.standIns ?? {}).filter((request) => {
    const [, verb = '', object = ''] = /^(\w+) (?:a )?(.+)$/.exec(request) ?? []
    if (verb !== 'list' && !isTitle) return false
    const noun = inWordsOf(name, object)
    const spoken = verb === 'list' ? noun : `${noun}s? (?:is|are|may be|cannot be)(?: not)? ${verb}e?d`
    return stands(spoken, text) && !sent.some((one) => stands(noun, one))
  })
}

/** Whether words stand in a text, at the borders of words. */
function stands(words: string, text: string): boolean {
  return new RegExp(`(?<![\\w/])${words}(?!\\w)`, 'i').test(text)
}
