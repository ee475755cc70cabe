import { hash } from 'node:crypto'
import { encodedTexts } from './encoded-texts.ts'
import { formsOf } from './forms-of.ts'
import { betweenRows } from './json-tokens.ts'
import { createLikeness } from './likeness.ts'
import { isOrdinary, isWordOfRules } from './ordinary-text.ts'
import { remembering } from './remembering.ts'
import { everydayWords } from './secret-fields.ts'
import { createSecretIndex, type Found } from './secret-index.ts'
import { isShort, shortestForm } from './short-index.ts'
import { detachedText } from './detached-text.ts'
import { decodedViews, plainView, type TextView } from './text-view.ts'

/** The secrets met so far, each with the name that stands in for it. */
export interface KnownSecrets {
  /** The stand-in of a value: `«Customer-secret 2»`, the same whenever the value is the same. */
  standIn(value: string, label: string): string
  /**
   * Makes a value be replaced wherever it stands, in any case and however it is encoded, and pieces of it: of one that is a
   * guess only those with a digit.
   */
  learn(value: string, label: string, isGuess?: boolean): void
  replace(text: string): string
  /** Whether a learnt value may go over the end of a row of a list in JSON. */
  mayCrossRows(): boolean
  /** Whether stand-ins have the form of what they stand for, so that a number stays one. */
  readonly keepsForm?: true
  /**
   * The same secrets with stand-ins of the same length and kinds of characters, for what is evaluated again. To be asked for
   * before any is learnt.
   */
  keepingForm(): KnownSecrets
}

/** Whether a value can be looked for in texts: one of three characters, a word of the rules or a text of HTTP stands anywhere. */
export function canBeHidden(value: string): boolean {
  const text = value.toLowerCase()
  if (value.length < shortestForm || everydayWords.has(text) || isWordOfRules(text)) return false
  return value.length > longestOrdinary || !isOrdinary(text)
}

const longestOrdinary = 40

/** What stands in for values: a label may have the words of another secret, so none is looked for in it. */
const standIns = /«[^«»]+»/g
const longestHarmless = 1000
const mostHarmless = 5000
/** Keys and tokens are sent with every request. */
const keyOf = remembering(2000, 200, (value) => ({ key: hash('sha256', value) }))
/** How often texts are looked for within texts: a value may be encoded twice. */
const mostDepth = 2

/**
 * Keeps secrets and replaces them in texts, in any case and encoded up to twice. Values shorter than four characters and
 * everyday words are given stand-ins but not replaced everywhere. None is ever forgotten, as a target may show it again
 * at any time; instead each takes but a kilobyte.
 */
export function createKnownSecrets(): KnownSecrets {
  const stands = new Map<string, string>()
  const given = new Set<string>()
  const counts = new Map<string, number>()
  /** Whether each is but a guess. */
  const learnt = new Map<string, boolean>()
  const index = createSecretIndex()
  /** What stand-ins stand for, as long as nobody asked for its likeness; only where one may be asked for. */
  const behind = new Map<string, string>()
  const alike = new Map<string, string>()
  let crossesRows = false
  let likeness: ((value: string) => string) | undefined
  /** Texts in which none of what is learnt stands: most words of headers and records, and most rows of lists, come again. */
  const harmless = [new Set<string>(), new Set<string>()] as const

  function standIn(value: string, label: string): string {
    if (given.has(value)) return value
    const { key } = keyOf(value)
    const known = stands.get(key)
    if (known !== undefined) return known
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const stand = `«${label} ${count}»`
    stands.set(key, stand)
    given.add(stand)
    if (likeness) behind.set(stand, value)
    return stand
  }

  function foundIn(text: string): Found[] {
    const found: Found[] = []
    findWithin(plainView(text), found, 0)
    return found
  }

  function findWithin(view: TextView, found: Found[], depth: number): void {
    const views = decodedViews(view)
    for (const one of views) index.find(one, found)
    if (depth < mostDepth) for (const inner of encodedTexts(views.at(-1) ?? view)) findWithin(inner, found, depth + 1)
  }

  const replacedIn = (text: string) => replaced(text, foundIn(text))

  function unlessHarmless(known: Set<string>, replace: (text: string) => string): (text: string) => string {
    const replaceOne = (text: string) => {
      if (known.has(text)) return text
      const whole = replace(text)
      if (whole === text && text.length <= longestHarmless && known.size < mostHarmless) known.add(detachedText(text))
      return whole
    }
    return (text) => {
      if (learnt.size === 0) return text
      if (text.length <= longestHarmless || crossesRows) return replaceOne(text)
      // The pages of a list come in many sizes, with the same rows.
      return text.split(betweenRows).map(replaceOne).join(betweenRows)
    }
  }

  // Most are never asked for: signatures are many, and each stands in one place.
  function alikeFor(stand: string): string {
    const value = behind.get(stand)
    if (value !== undefined && likeness) {
      alike.set(stand, likeness(value))
      behind.delete(stand)
    }
    return alike.get(stand) ?? stand
  }

  function likenessOf({ stand, piece }: Found): string {
    return piece !== undefined && likeness ? likeness(piece) : alikeFor(stand)
  }

  const secrets: KnownSecrets = {
    standIn,
    learn(value, label, isGuess = false) {
      const before = learnt.get(value)
      if (before === false || before === isGuess || !canBeHidden(value)) return
      const alone = detachedText(value)
      learnt.set(alone, isGuess)
      const stand = standIn(alone, label)
      for (const [form, hasPieces] of formsOf(alone)) {
        if (form.length < shortestForm) continue
        index.add(form, { stand, isShort: isShort(alone), pieces: !hasPieces ? 'none' : isGuess ? 'made' : 'all' })
        crossesRows ||= form.includes(betweenRows)
      }
      for (const texts of harmless) texts.clear()
    },
    mayCrossRows: () => crossesRows,
    replace: unlessHarmless(harmless[0], (text) => {
      const parts: string[] = []
      let done = 0
      for (const { 0: stand, index: at } of text.matchAll(standIns)) {
        if (!given.has(stand)) continue
        parts.push(replacedIn(text.slice(done, at)), stand)
        done = at + stand.length
      }
      return parts.join('') + replacedIn(text.slice(done))
    }),
    keepingForm() {
      likeness ??= createLikeness()
      return {
        ...secrets,
        keepsForm: true,
        standIn: (value, label) => alikeFor(standIn(value, label)),
        replace: unlessHarmless(harmless[1], (text) =>
          replaced(
            text,
            foundIn(text).map((one) => ({ ...one, stand: likenessOf(one) })),
          ),
        ),
      }
    },
  }
  return secrets
}

/** A text with what was found in it replaced; what overlaps is replaced together. */
function replaced(text: string, found: Found[]): string {
  if (found.length === 0) return text
  const parts: string[] = []
  let done = 0
  for (const { from, to, stand } of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (from >= done) parts.push(text.slice(done, from), stand)
    done = Math.max(done, to)
  }
  return parts.join('') + text.slice(done)
}
