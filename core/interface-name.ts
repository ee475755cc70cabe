/** The name of an interface with its version: its folder's name below `interfaces/`. */
export type InterfaceName = string
