import { createHmac, createSecretKey, hash, randomBytes, type KeyObject } from 'node:crypto'
import { detachedText } from './detached-text.ts'
import { formsOf } from './forms-of.ts'
import { canBeHidden } from './ordinary-words.ts'
import { createSecretIndex, byChanceBelow } from './secret-index.ts'

/** The kinds of characters that a stand-in keeps. */
const letterKinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const
/** The kinds for secrets in hexadecimal. */
const hexKinds = ['abcdef', 'ABCDEF', '0123456789'] as const

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The positions of a UUID that show its version and variant. */
const kindPlaces = new Set([14, 19])

/**
 * Returns a function that gives each secret a text of the same length and character kinds, so that checks of its form
 * have the same result. The same secret always gives the same text. The key exists only in this process, so that nobody
 * can search for the secret.
 */
export function createLikeness(): (value: string) => string {
  const key = createSecretKey(randomBytes(32))
  return (value) => {
    const isUuid = uuid.test(value)
    const within = /^[\da-f-]+$/i.test(value) ? hexKinds : letterKinds
    const draws = createDraws(key, value)
    const drawn = Array.from(value, (character, at) => {
      const kind = letterKinds.findIndex((letters) => letters.includes(character))
      const letters = within[kind]
      if (letters === undefined) return character > '~' ? 'x' : character
      if (isUuid && kindPlaces.has(at)) return character
      // A number does not begin with zero.
      if (kind === 2 && at === 0 && character !== '0') return String(1 + (draws(at) % 9))
      return letters[draws(at) % letters.length] ?? character
    })
    return drawn.join('')
  }
}

/** A number for each position; the same value gives the same numbers. */
function createDraws(key: KeyObject, value: string): (at: number) => number {
  const bytes: Buffer[] = []
  return (at) => {
    const block = Math.floor(at / 64)
    bytes[block] ??= createHmac('sha512', key).update(`${block} ${value}`).digest()
    return bytes[block][at % 64] ?? 0
  }
}

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
      for (const form of formsOf(alone)) index.add(form, stand, alone.length < byChanceBelow)
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
