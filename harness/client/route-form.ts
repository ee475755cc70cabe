/** One of the two spellings of a route that modifies a login. Source: Account information / Endpoints / Version 4. */
export type Form = 'header' | 'path'

/** The values of both spellings by their names. */
export function bothForms<Scene, Made>(
  name: string,
  make: (scene: Scene, form: Form) => Promise<Made>,
): Record<string, (scene: Scene) => Promise<Made>> {
  return { [name]: (scene) => make(scene, 'header'), [`${name} by its path`]: (scene) => make(scene, 'path') }
}
