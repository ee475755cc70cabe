import type { Command, Option } from 'commander'

/** The work of a command, given its arguments; returns the exit code. */
export type Act = (...given: never[]) => Promise<number>

const others = new WeakMap<Command, Array<{ option: Option; act: Act }>>()

/**
 * Adds an extension's option to a command of the core. With the option, the command does `act` instead of its own work.
 */
export function actInstead(program: Command, name: string, option: Option, act: Act): Command {
  const command = commandNamed(program, name)
  others.set(command, [...(others.get(command) ?? []), { option, act }])
  return command.addOption(option)
}

/** A command of the core. */
export function commandNamed(program: Command, name: string): Command {
  return program.commands.find((one) => one.name() === name)!
}

/** The work of a command: its own, or that of an extension whose option is given. */
export function actOf(usual: Act, finish: (ended: Promise<number>) => Promise<void>) {
  return async (...given: unknown[]): Promise<void> => {
    const command = given.pop() as Command
    const added = others
      .get(command)
      ?.find(({ option }) => command.getOptionValue(option.attributeName()) !== undefined)
    return finish((added?.act ?? usual)(...(given as never[])))
  }
}

/** Whether a command knows all options of a command line, so that no extension need be loaded. */
export function hasEvery(command: Command, argv: readonly string[]): boolean {
  const asked = argv.filter((word) => /^-(?:-?[a-z])/i.test(word)).map((word) => word.split('=')[0] ?? '')
  return asked.every((word) => command.options.some(({ long, short }) => word === long || word.slice(0, 2) === short))
}
