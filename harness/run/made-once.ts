import { CheckStopped } from '../../core/check-stopped.ts'
import { reading } from '../tape/tape.ts'
import type { Lane } from './lane.ts'

/** The tries at something that checks share. */
interface Tries {
  made: Array<Promise<unknown>>
  /** The number of the one that a check rests on which wants it now, from 1. */
  number: number
  inVain: number
}

/** How often something is tried for which the run waited in vain. */
const mostTriesInVain = 3
/** More are never made; a recording may say any number. */
const mostTries = 10_000
/** Transport errors that are there at once, so that another try costs nothing. */
const soonKnown = new Set(['CHECK_SHARE_SPENT', 'TARGET_RESET', 'TARGET_UNREACHABLE', 'TARGET_UNAVAILABLE'])

/**
 * What is made once for several checks. A failure is remembered too, so that it is not tried a hundred times. One that
 * trouble on the way explains may pass: it is tried anew, a few times only where the run waited for it. What a check lacked
 * the share of the budget for, another makes.
 */
export class MadeOnce {
  private readonly tries = new Map<string, Tries>()

  /**
   * What was made under this name, or is. Which try a check rests on is a reading: whoever evaluates a recording asks in
   * another order, and is given what each check was given.
   */
  get<T>(name: string, make: () => Promise<T>, lane: Lane): Promise<T> {
    const tries = this.tries.get(name) ?? { made: [], number: 1, inVain: 0 }
    this.tries.set(name, tries)
    const wanted = reading(`try at ${name}`, () => tries.number)
    const number = Math.min(wanted, mostTries)
    const isKnown = tries.made.length >= number
    while (tries.made.length < number) addTry(tries, make)
    // The Promises of one name are of one type.
    const made = tries.made[number - 1] as Promise<T>
    return isKnown ? lane.waitFor(made) : afterWaiting(made)
  }
}

/** Makes it, once the try before has failed. */
function addTry(tries: Tries, make: () => Promise<unknown>): void {
  const made = tries.made.at(-1)?.catch(make) ?? make()
  tries.made.push(made)
  made.catch((error: unknown) => {
    const codes = troublesIn(error)
    if (!codes.some((code) => soonKnown.has(code))) tries.inVain += 1
    if (codes.length > 0 && tries.inVain < mostTriesInVain) tries.number = tries.made.length + 1
  })
}

function troublesIn(error: unknown): string[] {
  return error instanceof CheckStopped ? error.evidence.flatMap(({ trouble }) => trouble?.code ?? []) : []
}

/** The same, a moment after those who wait for it have seen it: they count as going on before its maker does. */
export async function afterWaiting<T>(made: Promise<T>): Promise<T> {
  await made.catch(() => undefined)
  return made
}
