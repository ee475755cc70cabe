/** The name of an interface and its version: that of its folder below `interfaces/`. */
export type InterfaceName = string
