import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { reading } from '../../replay/replay-log.ts'
import type { Run } from '../../run/run.ts'

/** What is lent to checks, one after another. */
export interface Lending<T> {
  make: () => Promise<T>
  /** Whether one that was lent before is as it was made; always when absent. */
  isStill?: (lent: T) => Promise<boolean>
  /** The texts by which a request names it. */
  namesOf: (lent: T) => readonly string[]
  /** What leaves it as it was: nothing but reading it, or requests too that write and were refused. */
  isLeftBy: 'reads' | 'refusals'
}

interface Lent extends Pick<Lending<unknown>, 'isLeftBy'> {
  names: readonly string[]
  giveBack: () => void
  isNew: boolean
  isUsed: boolean
}

/** What one check has for itself, of what the run made for several. */
export class Lender {
  private readonly run: Pick<Run, 'lend' | 'takeBack' | 'once'>
  private readonly borrowed = new Map<string, number>()
  private readonly lent: Lent[] = []

  constructor(run: Pick<Run, 'lend' | 'takeBack' | 'once'>) {
    this.run = run
  }

  /** The same each time that the check asks; others change it after this one. */
  borrow<T>(name: string, make: () => Promise<T>): Promise<T> {
    const number = this.borrowed.get(name) ?? reading('lent', () => this.run.lend(name))
    this.borrowed.set(name, number)
    return this.run.once(number === 1 ? name : `${name} (${number})`, make)
  }

  /** Another one each time that the check asks, as it was made. */
  async lend<T>(name: string, { make, isStill = async () => true, ...lending }: Lending<T>): Promise<T> {
    for (;;) {
      const number = reading('lent', () => this.run.lend(name))
      let isNew = false
      const lent = await this.run.once(`${name} (${number})`, () => {
        isNew = true
        return make()
      })
      isNew = reading('new', () => isNew)
      if (!isNew && !(await isStill(lent))) continue
      const giveBack = () => this.run.takeBack(name, number)
      this.lent.push({ ...lending, names: lending.namesOf(lent), giveBack, isNew, isUsed: false })
      return lent
    }
  }

  /** Notes what a request may have changed: without an answer it may have been carried out too. */
  note(exchange: Exchange): void {
    const { answer, request } = exchange
    if (request.method === 'GET') return
    const isRefused = answer !== undefined && !isSuccess(exchange)
    const bytes = Buffer.from(request.bodyBase64 ?? '', 'base64').toString('latin1')
    const text = [request.url, ...request.headers.flat(), request.body, bytes].join(' ')
    for (const one of this.lent)
      one.isUsed ||=
        !(isRefused && one.isLeftBy === 'refusals') && one.names.some((name) => name !== '' && text.includes(name))
  }

  /** Lets no other check have what was lent to this one. Gives whether others had any of it before. */
  keep(): boolean {
    const some = this.lent.filter(({ isUsed }) => !isUsed)
    for (const one of some) one.isUsed = true
    return some.some(({ isNew }) => !isNew)
  }

  /** Lets other checks have what this one had, but for what it used up. */
  giveBack(): void {
    for (const [name, number] of this.borrowed) this.run.takeBack(name, number)
    for (const { giveBack, isUsed } of this.lent.splice(0)) if (!isUsed) giveBack()
    this.borrowed.clear()
  }
}
