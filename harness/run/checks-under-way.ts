import type { CheckDecided, JournalEvent } from '../../core/journal-events.ts'
import type { StepStarted } from '../../core/step-events.ts'
import { because } from '../reasons/because.ts'
import { inconclusiveCheck } from '../verdicts/check-decided.ts'

/** The checks that were in a step of the user when the events of a run end: inconclusive, with that step. */
export function checksUnderWay(events: Iterable<JournalEvent>): CheckDecided[] {
  const inStep = new Map<string, StepStarted>()
  for (const event of events) {
    if (event.type === 'step-started') inStep.set(`${event.interface} ${event.check}`, event)
    else if (event.type === 'step-ended') inStep.delete(`${event.interface} ${event.check}`)
  }
  return [...inStep.values()].map((event) => ({
    ...inconclusiveCheck(event, because('own-step-under-way', event.step)),
    at: event.at,
  }))
}
