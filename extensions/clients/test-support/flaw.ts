import type { InterfaceName } from '../../../core/interface-name.ts'
import type { ClientPurpose, RunningSandbox } from '../../../sandbox/server/start.ts'
import type { Scene, Ways } from './scenes.ts'
import type { Draft, Habit } from './small-client.ts'

export interface Flaw {
  /** Below `clients/`. */
  duty: string
  /** Another duty that it cannot but break too. */
  also?: string
  of: InterfaceName
  scene: Scene
  habit?: Habit
  ways?: Ways
  as?: ClientPurpose
}

/** A habit that shows in one step only. */
export function on(
  step: string,
  change: (draft: Draft, running: RunningSandbox) => Partial<Draft>,
): Pick<Flaw, 'habit'> {
  return { habit: (draft, running) => (draft.step === step ? { ...draft, ...change(draft, running) } : draft) }
}

export const without =
  (name: string) =>
  ({ headers }: Draft) => ({ headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)) })
export function atData(step: string, change: (data: Record<string, unknown>) => unknown): Pick<Flaw, 'habit'> {
  return on(step, ({ body }) => ({
    body: JSON.stringify({ data: change((JSON.parse(body) as { data: Record<string, unknown> }).data) }),
  }))
}
export function atPath(step: string, change: (path: string) => string): Pick<Flaw, 'habit'> {
  return on(step, ({ path }) => ({ path: change(path) }))
}
/** A client that does everything right in a scene but breaks one duty of version 4, unless another interface is named. */
export function flaw(duty: string, scene: Scene, change: Partial<Flaw>, more: Partial<Flaw> = {}): Flaw {
  return { duty, of: 'ais-v4', scene, ...change, ...more }
}
