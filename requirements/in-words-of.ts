import { type InterfaceName, aboutInterface } from '../core/interfaces.ts'
import { replaceWords } from './words/replace-words.ts'

/** A text in the words of an interface. Texts are written in the words of version 4: its "login" is a "connection" in version 5. */
export function inWordsOf(name: InterfaceName, text: string): string {
  const about = aboutInterface(name)
  return about ? replaceWords(about.words, text) : text
}

/**
 * A check's title or step in the words of an interface. A request that replaces another has its own name here, because
 * that one was sent: "The request to list countries" becomes "The request to list payment providers".
 */
export function checkInWordsOf(name: InterfaceName, text: string): string {
  const { standIns = {} } = aboutInterface(name) ?? {}
  return inWordsOf(name, replaceWords({ terms: standIns, names: {} }, text))
}

/** One part of an address, words joined by hyphens, in the words of an interface. */
export function segmentInWordsOf(name: InterfaceName, segment: string): string {
  return inWordsOf(name, segment.replaceAll('-', ' ')).replaceAll(' ', '-')
}
