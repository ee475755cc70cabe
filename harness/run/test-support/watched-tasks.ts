import type { Slot, ScheduledTask, Turn } from '../slot.ts'

const beside: Turn = { alone: false, groups: [] }
/** A moment in which other tasks run. */
export const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
export async function moments(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await moment()
}

/** Tasks that record which ones run in parallel, and their actions in order. */
export function watched() {
  const going = new Set<string>()
  const met = new Map<string, Set<string>>()
  const order: string[] = []
  const meet = (name: string) => {
    going.add(name)
    for (const one of going) met.set(one, new Set([...(met.get(one) ?? []), ...going]))
  }
  const clock = {
    advance: async (seconds: number) => void order.push(`clock ${seconds}`),
    reset: async () => void order.push('clock back'),
  }
  const task = (
    name: string,
    turn: Partial<Turn> = {},
    then: (slot: Slot) => Promise<unknown> = moment,
  ): ScheduledTask => ({
    turn: { ...beside, ...turn },
    async act(slot) {
      if (turn.alone && !turn.changes) await slot.alone()
      order.push(name)
      meet(name)
      await moment()
      await then(slot)
      going.delete(name)
    },
  })
  /** Waits for a later time, then continues. */
  const later = (name: string, seconds: number, turn: Partial<Turn> = {}) =>
    task(name, turn, async (slot) => {
      going.delete(name)
      const { putBack } = await slot.moveClock({ seconds }, clock)
      order.push(`${name} put back ${putBack}`)
      met.delete(name)
      meet(name)
      await moment()
    })
  /** Rests as long as the pause that begins then, and continues. */
  const rests = (name: string, pause: () => Promise<void>) =>
    task(name, {}, async (slot) => {
      await slot.rest(pause())
      order.push(`${name} goes on`)
    })
  return { task, later, rests, clock, met: (name: string) => [...(met.get(name) ?? [])].sort(), order }
}
