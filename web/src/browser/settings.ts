import { setStoredJson, getStoredJson } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { switchLanguage } from '../i18n/i18n.ts';
import { preferredLanguage, type Lang } from '../i18n/languages.ts';

export type Mode = 'light' | 'dark';
export const colours = ['teal', 'indigo', 'plum', 'graphite'] as const;
export type Colour = (typeof colours)[number];

/** How fast the scanner of this device types. */
export const scannerSpeeds = ['fast', 'medium', 'slow'] as const;
export type ScannerSpeed = (typeof scannerSpeeds)[number];

/** A printer that the browser prints to, or one that takes labels in its own language (ZPL). */
export type LabelPrinter = 'browser' | 'zpl';
export const labelPrinterDpis = ['203', '300'] as const;
export type LabelPrinterDpi = (typeof labelPrinterDpis)[number];
/** Of the labels that go onto goods and racks, in inches: shipping labels are always 4x6. */
export const labelPapers = ['4x6', '3x2'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** What a person chooses for themselves (R3.43). Each takes effect at once and is kept in this browser. */
export interface Settings {
  theme: Mode | 'system';
  /** The accent. */
  color: Colour;
  lang: Lang;
  /** Where the menu stands. */
  layout: 'side' | 'top';
  /** The side menu shows icons only. */
  sideCollapsed: boolean;
  /** The bar of visited pages. */
  multiTab: boolean;
  contentWidth: 'fluid' | 'fixed';
  /** The header stays while the page scrolls; otherwise it gives its height to the page. */
  fixedHeader: boolean;
  /** The side menu stays then, too. */
  fixedSidebar: boolean;
  /** The header shows only when the pointer or the focus is at the top. */
  autoHideHeader: boolean;
  /** More contrast for weak eyes. */
  weak: boolean;
  /** Tones of the floor pages. */
  sound: boolean;
  scanner: ScannerSpeed;
  labelPrinter: LabelPrinter;
  labelDpi: LabelPrinterDpi;
  labelPaper: LabelPaper;
}

const key = 'shelfline.settings';

const defaults = (): Settings => ({
  theme: 'light',
  color: 'teal',
  lang: preferredLanguage(navigator.languages),
  layout: 'side',
  sideCollapsed: true,
  multiTab: true,
  contentWidth: 'fluid',
  fixedHeader: true,
  fixedSidebar: true,
  autoHideHeader: false,
  weak: false,
  sound: true,
  scanner: 'fast',
  labelPrinter: 'browser',
  labelDpi: '203',
  labelPaper: '4x6',
});

const readSettings = (): Settings => ({ ...defaults(), ...getStoredJson<Partial<Settings>>(key) });

const system = matchMedia('(prefers-color-scheme: dark)');
const modeOf = ({ theme }: Settings): Mode => (theme === 'system' ? (system.matches ? 'dark' : 'light') : theme);

const dressDocument = (settings: Settings): void => {
  document.documentElement.dataset['theme'] = modeOf(settings);
  document.documentElement.dataset['color'] = settings.color;
  document.documentElement.dataset['weak'] = String(settings.weak);
};

export const settings = createStore(readSettings(), (value) => {
  setStoredJson(key, value);
  dressDocument(value);
});
dressDocument(settings.get());

/** What the page wears now: it follows the system where the person chose so. */
export const mode = createStore<Mode>(modeOf(settings.get()));
const follow = () => {
  mode.set(modeOf(settings.get()));
  dressDocument(settings.get());
};
settings.subscribe(follow);
system.addEventListener('change', follow);

export const useSettings = (): Settings => useStore(settings);
export const useMode = (): Mode => useStore(mode);

export const changeSettings = (change: Partial<Settings>): void => {
  const langChanged = change.lang !== undefined && change.lang !== settings.get().lang;
  settings.set((before) => ({ ...before, ...change }));
  if (langChanged) void switchLanguage(change.lang!);
};
