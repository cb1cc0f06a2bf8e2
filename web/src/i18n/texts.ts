/** All texts of the console. Each English file adds its own where it stands, so that its keys are known to the compiler and no feature to this floor. */
export interface Texts {}

/** Titles of the pages of each area, likewise: they are loaded with the menu, its other texts with its pages. */
export interface Titles {}

/** Every text under its key, as i18next knows it. */
export type AllTexts = Texts & { [Area in keyof Titles]: { pages: Titles[Area] } };

type TitledTexts = {
  [Area in keyof Texts]: Texts[Area] extends { pages: infer Pages } ? `${Area}.pages.${keyof Pages & string}` : never;
}[keyof Texts];

/** Names a page, or a group of them, in menu, tab, breadcrumb and title: `audit.pages.batchApproval`. */
export type PageTitle = TitledTexts | { [Area in keyof Titles]: `${Area}.pages.${keyof Titles[Area] & string}` }[keyof Titles];
