import fc from 'fast-check'
import type { Exchange } from '../../core/exchange.ts'
import { Scene } from '../../harness/actions/scene/scene.ts'
import { together } from '../../harness/actions/scene/together.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Histories, Played, Said } from './family.ts'

/** What a command is told beside its name: few values each, the simplest first. */
export type Told = Readonly<Record<string, string>>

/** One command of a history, as data: the same data sends the same requests to any target. */
export type Step = Told & { readonly do: string }

/** What was answered to a command, and what that says of the documents' promises. */
export interface Acted<Point extends string = string> {
  answer: Exchange | undefined
  said: ReadonlyArray<Said<Point>>
}

export interface Command<State, Point extends string = string> {
  /** The values that each thing it is told may have. */
  told: Readonly<Record<string, readonly string[]>>
  says: (told: Told) => string
  /** Whether the documents allow it in this state, or say what it must come to; always when absent. */
  allowed?: (state: State, told: Told) => boolean
  /** Sends it, changes the state as the documents say, and compares the answer with that. */
  act: (state: State, told: Told) => Promise<Acted<Point>>
}

export interface Model<State> {
  commands: Readonly<Record<string, Command<State>>>
  /** The state before the first command. What it makes at the target is this history's own. */
  begin: (scene: Scene) => State
  /** Makes what a step speaks of, where nothing that comes before it goes by when that was made: so all of it is made at once. */
  ready?: (state: State, step: Step) => Promise<unknown>
  /** What is read after every command, and compared with the state. */
  views?: (state: State) => Promise<readonly Said[]>
  /** Histories that are played with every seed; what a command is told where a step leaves it out is its simplest; a command that the model has not is left out. */
  stories: ReadonlyArray<ReadonlyArray<{ readonly do: string } & Partial<Told>>>
}

/** Of so many cases of a property one history is drawn, beside the stories. */
const casesForOne = 10

/** Histories of commands. One that the state does not allow is left out. */
export function historiesOf<State>(scene: Scene, model: Model<State>): Histories<Step[]> {
  const steps = Object.entries(model.commands).map(([name, { told }]) => stepOf(name, told))
  const edges = model.stories.map((story) =>
    story.filter((step) => step.do in model.commands).map((step) => whole(model, step)),
  )
  return {
    arbitrary: historyOf(steps, Math.max(...edges.map((story) => story.length))),
    edges,
    drawn: (cases) => Math.floor(cases / casesForOne),
    async *play(history, send) {
      const own = new Scene(scene.run, scene.interface, send)
      const state = model.begin(own)
      // What cannot be made ends the history at the step that needs it.
      const ready = async (step: Step) => void (await model.ready?.(state, step).catch(() => undefined))
      try {
        await together(history.map(ready))
        for (const step of history) {
          const command = model.commands[step.do]
          if (!command || command.allowed?.(state, step) === false) continue
          yield await played(model, state, command, step)
        }
      } finally {
        await own.control.resetClock()
      }
    },
  }
}

async function played<State>(
  { views }: Model<State>,
  state: State,
  command: Command<State>,
  step: Step,
): Promise<Played> {
  const { answer, said } = await command.act(state, step)
  const outcome = caseOutcome(answer)
  const seen = (await views?.(state)) ?? []
  return { text: command.says(step), label: `${step.do}: ${outcome}`, outcome, said: [...said, ...seen] }
}

/** Draws histories of a dozen commands at most, and shrinks also those that are as long as the longest story. */
function historyOf(steps: Array<fc.Arbitrary<Step>>, maxLength: number): fc.Arbitrary<Step[]> {
  // Without the bias towards small values, which keeps the first cases of a few from getting anywhere.
  return fc.noBias(fc.array(fc.oneof(...steps), { minLength: 1, maxLength, size: 'small' }))
}

/** Constants in a record shrink also where a history was not drawn. */
function stepOf(name: string, told: Command<never>['told']): fc.Arbitrary<Step> {
  const values = Object.entries(told).map(([key, all]) => [key, fc.constantFrom(...all)])
  return fc.record({ do: fc.constant(name), ...Object.fromEntries(values) }) as fc.Arbitrary<Step>
}

function whole<State>({ commands }: Model<State>, step: { readonly do: string } & Partial<Told>): Step {
  const told = Object.entries(commands[step.do]?.told ?? {})
  return { ...Object.fromEntries(told.map(([key, [first]]) => [key, first])), ...step } as Step
}
