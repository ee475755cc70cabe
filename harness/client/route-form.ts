/** Which of the two spellings of a route that modifies a login. Source: Account information / Endpoints / Version 4. */
export type Form = 'header' | 'path'

/** What is made by one of the spellings, under both names. */
export function bothForms<Scene, Made>(
  name: string,
  make: (scene: Scene, form: Form) => Promise<Made>,
): Record<string, (scene: Scene) => Promise<Made>> {
  return { [name]: (scene) => make(scene, 'header'), [`${name} by its path`]: (scene) => make(scene, 'path') }
}
