import type { ReceivedAnswer, Trouble } from '../../core/exchange.ts'
import { isErrorForm, isObject } from './gateway-trouble.ts'
import type { PreparedRequest } from './prepare.ts'

type Make = () => PreparedRequest
type Control = { make: Make; path: string } & Pick<PreparedRequest, 'pace'>

/** What is known of the way to the target: whether an answer comes from something that stands before it. */
export interface WayToTarget {
  /** Remembers the first accepted requests that read something, of two routes. */
  learn(make: Make, prepared: PreparedRequest, answer: ReceivedAnswer): void
  /**
   * The request that shows whether an answer in no form of the documents is the target's own, with its pace; undefined for
   * others.
   */
  controlFor(prepared: PreparedRequest, answer: ReceivedAnswer): Control | undefined
  /**
   * The transport error where the same request, sent again, is answered in a form of the documents: the page comes only at
   * times. It is known from then on, also as the answer to requests that cannot be sent again.
   */
  pageAtTimes(answer: ReceivedAnswer, again: ReceivedAnswer | undefined): Trouble | undefined
  /**
   * The same for an answer to what cannot be sent again: `ask` sends a request that was accepted before, a few times for a
   * new page and for a few pages in all. A page that answers it too comes only at times.
   */
  pageElsewhere(answer: ReceivedAnswer, ask: () => Promise<ReceivedAnswer | undefined>): Promise<Trouble | undefined>
}

/** A failure of its own, which the target is to answer for even where all its routes have it. */
const ownFailure = 500

/** How many pages are looked for, and with how many requests each: three in four of the pages that answer every tenth are found. */
const mostLookedFor = 4
const looks = 15

/** Knows nothing yet: without a request that was accepted every answer counts as the target's own. */
export function createWayToTarget(): WayToTarget {
  const accepted: Control[] = []
  const pages = new Set<string>()
  const lookedFor = new Map<string, Promise<void>>()

  async function look(page: string, ask: () => Promise<ReceivedAnswer | undefined>): Promise<void> {
    for (let turn = 0; turn < looks && !pages.has(page); turn += 1) {
      const shown = await ask()
      if (shown && isFormless(shown) && pageOf(shown) === page) pages.add(page)
    }
  }

  function pageAtTimes(answer: ReceivedAnswer, again: ReceivedAnswer | undefined): Trouble | undefined {
    if (!again && pages.size === 0) return undefined
    const page = pageOf(answer)
    if (again && !isFormless(again)) pages.add(page)
    if (!pages.has(page)) return undefined
    const message = `The target answered ${answer.status}, in no form of the documents, where it answers otherwise at other times: what stands before the target may have answered in its place.`
    return { code: 'TARGET_UNAVAILABLE', message }
  }

  return {
    learn(make, { method, url, elsewhere, burst, pace }, { status, json }) {
      if (accepted.length === 2 || method !== 'GET' || elsewhere || burst || status >= 300 || !isObject(json)) return
      const path = pathOf(url)
      if (accepted[0]?.path !== path) accepted.push({ make, path, ...(pace && { pace }) })
    },
    controlFor({ method, url, elsewhere, burst }, answer) {
      if (method === 'HEAD' || burst || answer.status === ownFailure || !isFormless(answer)) return undefined
      // The control port has a form of its own; what stands before the target may refuse its requests too.
      if (elsewhere && answer.status < 300) return undefined
      const path = pathOf(url)
      const other = accepted.find((control) => control.path !== path)
      // The same route may be the one that a target answers in a form of its own, once it has rows to show.
      return other ?? (answer.status < 300 ? undefined : accepted[0])
    },
    pageAtTimes,
    async pageElsewhere(answer, ask) {
      const page = pageOf(answer)
      if (lookedFor.size < mostLookedFor && !lookedFor.has(page)) lookedFor.set(page, look(page, ask))
      await lookedFor.get(page)
      return pageAtTimes(answer, undefined)
    },
  }
}

/**
 * The transport error where a request that the target accepted before is answered like this one now, in no form of the
 * documents: then the answer is the same for every route and comes from what stands before the target. Undefined where the
 * control was answered otherwise: a target that answers so to one route alone is taken at its word.
 */
export function wayTrouble(answer: ReceivedAnswer, control: ReceivedAnswer | undefined): Trouble | undefined {
  const { status } = answer
  if (!control || control.status !== status || !isFormless(control)) return undefined
  // A success in no form is a page only where another route shows the same one; else each is an answer of its own.
  if (status < 300 && likeness(answer) !== likeness(control)) return undefined
  const message = `The target answers ${status}, in no form of the documents, also to a request that it accepted before: what stands before the target answers in its place.`
  return { code: 'TARGET_UNAVAILABLE', message }
}

/** Reads a body only where it has to: a long one is kept packed. */
function isFormless(answer: ReceivedAnswer): boolean {
  return answer.status < 300 ? !isObject(answer.json) && answer.body !== '' : !isErrorForm(answer.json)
}

function pageOf(answer: ReceivedAnswer): string {
  return `${answer.status} ${likeness(answer)}`
}

/** The text without what differs from one showing of a page to the next: numbers, ids and moments. */
function likeness({ body }: ReceivedAnswer): string {
  return body.replaceAll(/[\w.:-]*\d[\w.:-]*/g, '')
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
