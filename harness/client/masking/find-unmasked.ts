import type { HeaderList } from '../../../core/exchange.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { learnFromAnswer } from './learn-secrets.ts'
import { maskerOf } from './mask.ts'
import { kindOf, labelOf, secretHeaders } from './secret-fields.ts'
import { isStandIn } from './stand-in-check.ts'

/** Looks through what was masked with stand-ins that keep the form of secrets; gives the label of the first that is none. */
export interface UnmaskedFinder {
  /** In a message of either side. */
  inMessage(message: Message): string | undefined
  /** In what an answer gives out besides: codes, and tokens within addresses. */
  givenOut(answer: Message): string | undefined
  /** In plain data. */
  inValue(value: unknown): string | undefined
}

interface Message {
  headers: HeaderList
  body: string
  bodyBase64?: string
}

/**
 * Finds secrets that stand as they are where the masker hides them: whatever it would hide must be a stand-in. It is the
 * masker itself that is asked, so that both know the same names of headers and fields.
 */
export function createUnmaskedFinder(): UnmaskedFinder {
  let found: string | undefined
  /** Most come again and again. */
  const standIns = new Set<string>()
  const known: KnownSecrets = {
    keepsForm: true,
    standIn(value, label) {
      if (standIns.has(value)) return value
      if (isStandIn(value)) standIns.add(value)
      else found ??= label
      return value
    },
    learn(value, label) {
      if (isSureToken(value) && !isStandIn(value)) found ??= label
    },
    replace: (text) => text,
    mayCrossRows: () => false,
    keepingForm: () => known,
  }
  const masker = maskerOf(known, new WeakSet())
  const nothing = { id: '', at: '', durationMs: 0 }
  const firstIn = (look: () => unknown) => {
    found = undefined
    look()
    return found
  }
  return {
    inMessage: (message) =>
      firstIn(() => masker.maskExchange({ ...nothing, request: { method: '', url: '', ...message } })),
    givenOut: ({ headers, body }) =>
      firstIn(() => {
        const answer = { status: 200, headers: headers.filter(isNotHidden), body: mayGiveOut(body) ? body : '' }
        learnFromAnswer(answer, known)
      }),
    inValue: (value) => firstIn(() => masker.maskValue(value)),
  }
}

const names = /"([^"\\]{2,60})"\s*:|[?&#]([\w.-]{2,60})=/g

/** Whether a body may hold an address or a code, so that it is worth reading as a whole: long lists of rows hold none. */
function mayGiveOut(body: string): boolean {
  for (const [, field = '', parameter = ''] of body.matchAll(names)) {
    const { isCode, isAddress, label } = kindOf(field || parameter)
    if (isCode || isAddress || (parameter !== '' && label !== undefined)) return true
  }
  return !/^\s*[{[]/.test(body)
}

/** Whether a header is not hidden as a whole; what is, has one stand-in, in which no part is one. */
function isNotHidden([name]: HeaderList[number]): boolean {
  return !secretHeaders.has(name.toLowerCase()) && labelOf(name) === undefined
}

/**
 * Whether a token that an answer gives out was surely known for one when it came. Without a digit its letters say so, which
 * a stand-in within it may have changed; with other signs it may have been written in another way.
 */
function isSureToken(value: string): boolean {
  return /\d/.test(value) && /^[\w.~-]{16,}$/.test(value)
}
