import { hash } from 'node:crypto'
import { detachedText } from './detached-text.ts'
import { formsOf } from './forms-of.ts'
import { createLikeness } from './likeness.ts'
import { canBeHidden } from './ordinary-words.ts'
import { createSecretIndex } from './secret-index.ts'

/** The secrets met so far, each with the name that stands in for it. */
export interface KnownSecrets {
  /** The stand-in of a value: `«Customer-secret 2»`, the same whenever the value is the same. */
  standIn(value: string, label: string): string
  /** Makes a value be replaced wherever it stands, in any case and as clients and servers encode it. */
  learn(value: string, label: string): void
  /** The text without secrets. */
  replace(text: string): string
  /** Whether stand-ins have the form of what they stand for, so that a number stays one. */
  readonly keepsForm?: true
  /**
   * The same secrets with stand-ins of the same length and kinds of characters, for what is evaluated again. To be asked for
   * before any is learnt.
   */
  keepingForm(): KnownSecrets
}

/** Values that are shorter count only as whole words. */
const shortBelow = 8

/**
 * Keeps secrets and replaces them in texts. What cannot be hidden in texts is given stand-ins all the same. None is ever
 * forgotten, as a target may show it again at any time; each takes but a kilobyte.
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const given = new Set<string>()
  const counts = new Map<string, number>()
  const learnt = new Set<string>()
  const index = createSecretIndex()
  /** For each stand-in the one that keeps the form, where that is asked for. */
  const alike = new Map<string, string>()
  let likeness: ((value: string) => string) | undefined

  function standIn(value: string, label: string): string {
    if (given.has(value)) return value
    const key = hash('sha256', value)
    const known = stands.get(key)
    if (known !== undefined) return known
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const stand = `«${label} ${count}»`
    stands.set(key, stand)
    given.add(stand)
    if (likeness) alike.set(stand, likeness(value))
    return stand
  }

  function replaced(text: string, shown: (stand: string) => string): string {
    let masked = ''
    let done = 0
    // What overlaps is replaced together.
    for (const { from, to, stand } of index.find(text)) {
      if (from >= done) masked += text.slice(done, from) + shown(stand)
      done = Math.max(done, to)
    }
    return masked + text.slice(done)
  }

  const inForm = (stand: string) => alike.get(stand) ?? stand
  const secrets: KnownSecrets = {
    standIn,
    learn(value, label) {
      if (learnt.has(value) || !canBeHidden(value)) return
      const alone = detachedText(value)
      learnt.add(alone)
      const stand = standIn(alone, label)
      for (const form of formsOf(alone)) index.add(form, stand, alone.length < shortBelow)
    },
    replace: (text) => replaced(text, (stand) => stand),
    keepingForm() {
      likeness ??= createLikeness()
      return {
        ...secrets,
        keepsForm: true,
        standIn: (value, label) => inForm(standIn(value, label)),
        replace: (text) => replaced(text, inForm),
      }
    },
  }
  return secrets
}
