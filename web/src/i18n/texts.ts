/** All texts of the console. Each English file adds its own where it stands, so that its keys are known to the compiler and no feature to this floor. */
export interface Texts {}

/** Names a page, or a group of them, in menu, tab, breadcrumb and title: `audit.pages.batchApproval`. */
export type PageTitle = {
  [Area in keyof Texts]: Texts[Area] extends { pages: infer Titles } ? `${Area}.pages.${keyof Titles & string}` : never;
}[keyof Texts];
