import fc from 'fast-check'
import type { Exchange } from '../../core/exchange.ts'
import { Scene } from '../../harness/actions/scene/scene.ts'
import { together } from '../../harness/actions/scene/together.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Histories, Played, Said } from './family.ts'

/** The options of a command by name: few values each, the simplest first. */
export type Options = Readonly<Record<string, string>>

/** One command of a history as data. The same data sends the same requests to any target. */
export type Step = Options & { readonly do: string }

/** The answer to a command, and the judgements that follow from it. */
export interface Acted<Point extends string = string> {
  answer: Exchange | undefined
  said: ReadonlyArray<Said<Point>>
}

export interface Command<State, Point extends string = string> {
  /** The values that each option may have. */
  options: Readonly<Record<string, readonly string[]>>
  says: (chosen: Options) => string
  /** Whether the documents allow the command in this state or say its outcome; always when absent. */
  allowed?: (state: State, chosen: Options) => boolean
  /** Sends the command, updates the state as the documents say, and compares the answer with it. */
  act: (state: State, chosen: Options) => Promise<Acted<Point>>
}

export interface Model<State> {
  commands: Readonly<Record<string, Command<State>>>
  /** The state before the first command. Each history creates its own resources at the target. */
  begin: (scene: Scene) => State
  /** Creates in advance what a step uses, all steps together. Only for resources whose time of creation does not matter. */
  ready?: (state: State, step: Step) => Promise<unknown>
  /** Reads that follow every command and are compared with the state. */
  views?: (state: State) => Promise<readonly Said[]>
  /**
   * Histories that are played with every seed. Those that show most faults of the proof come first. A missing option takes its
   * simplest value. Commands that the model lacks are left out.
   */
  stories: ReadonlyArray<ReadonlyArray<{ readonly do: string } & Partial<Options>>>
}

/** One history is drawn for so many cases, in addition to the stories. */
const casesForOne = 10

/** Histories of commands. A command that the state does not allow is skipped. */
export function historiesOf<State>(scene: Scene, model: Model<State>): Histories<Step[]> {
  const steps = Object.entries(model.commands).map(([name, { options }]) => stepOf(name, options))
  const edges = model.stories.map((story) =>
    story.filter((step) => step.do in model.commands).map((step) => whole(model, step)),
  )
  return {
    arbitrary: historyOf(steps, Math.max(...edges.map((story) => story.length))),
    edges,
    drawn: (cases) => Math.floor(cases / casesForOne),
    async *play(history, send) {
      const ownScene = new Scene(scene.run, scene.interface, send)
      const state = model.begin(ownScene)
      // A failed preparation ends the history later, at the step that needs it.
      const ready = async (step: Step) => void (await model.ready?.(state, step).catch(() => undefined))
      try {
        await together(history.map(ready))
        for (const step of history) {
          const command = model.commands[step.do]
          if (!command || command.allowed?.(state, step) === false) continue
          yield await played(model, state, command, step)
        }
      } finally {
        await ownScene.control.resetClock()
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

/** Draws histories of at most a dozen commands. The limit also lets the longest story shrink. */
function historyOf(steps: Array<fc.Arbitrary<Step>>, maxLength: number): fc.Arbitrary<Step[]> {
  // fast-check's bias towards small values would keep the first histories too short.
  return fc.noBias(fc.array(fc.oneof(...steps), { minLength: 1, maxLength, size: 'small' }))
}

/** Constants in a record shrink even in a history that was not drawn. */
function stepOf(name: string, options: Command<never>['options']): fc.Arbitrary<Step> {
  const values = Object.entries(options).map(([key, all]) => [key, fc.constantFrom(...all)])
  return fc.record({ do: fc.constant(name), ...Object.fromEntries(values) }) as fc.Arbitrary<Step>
}

function whole<State>({ commands }: Model<State>, step: { readonly do: string } & Partial<Options>): Step {
  const options = Object.entries(commands[step.do]?.options ?? {})
  return { ...Object.fromEntries(options.map(([key, [first]]) => [key, first])), ...step } as Step
}
