/** All texts of the console. Each English file adds its own where it stands, so that its keys are known to the compiler and no feature to this floor. */
export interface Texts {}

export type PageTitle = keyof Texts['pages'];
