import { hash } from 'node:crypto'
import { detachedText } from './detached-text.ts'
import { formsOf } from './forms-of.ts'
import { createLikeness } from './likeness.ts'
import { canBeHidden } from './ordinary-words.ts'
import { createSecretIndex } from './secret-index.ts'

/** The known secrets, each with its stand-in. */
export interface KnownSecrets {
  /** The stand-in of a value: `«Customer-secret 2»`. The same value always has the same one. */
  standIn(value: string, label: string): string
  /** Lets every occurrence of a value be replaced, in any case and encoding. */
  learn(value: string, label: string): void
  /** The text without secrets. */
  replace(text: string): string
  /** Whether stand-ins keep the form of the value, so that a number stays a number. */
  readonly keepsForm?: true
  /**
   * The same secrets with stand-ins of the same length and character kinds, for exchanges that are evaluated again.
   * Must be called before a secret is learned.
   */
  keepingForm(): KnownSecrets
}

/** Shorter values count only as whole words. */
const shortBelow = 8

/**
 * Keeps secrets and replaces them in texts. A value that cannot be searched for in texts still gets a stand-in. No
 * secret is forgotten, because a target may show it again; each takes about a kilobyte.
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const usedStandIns = new Set<string>()
  const counts = new Map<string, number>()
  const learnt = new Set<string>()
  const index = createSecretIndex()
  /** The form-keeping stand-in of each stand-in, where wanted. */
  const alike = new Map<string, string>()
  let likeness: ((value: string) => string) | undefined

  function standIn(value: string, label: string): string {
    if (usedStandIns.has(value)) return value
    const key = hash('sha256', value)
    const known = stands.get(key)
    if (known !== undefined) return known
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const stand = `«${label} ${count}»`
    stands.set(key, stand)
    usedStandIns.add(stand)
    if (likeness) alike.set(stand, likeness(value))
    return stand
  }

  function replaced(text: string, shown: (stand: string) => string): string {
    let masked = ''
    let done = 0
    // Overlapping secrets are replaced together.
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
