import type { Shelf } from '#web/shared/inbound/use-shelves.ts';

/** What every scan of a run does. */
export const quickActionNames = [
  'shelve',
  'move',
  'found',
  'printLabels',
  'openBatch',
  'assignOrders',
  'assignRepairs',
  'repairsToday',
  'repairsFetched',
] as const;
export type QuickActionName = (typeof quickActionNames)[number];

export interface Operator {
  id: string;
  name: string;
}

/** Set once, before the first scan. */
export interface QuickSetup {
  action: QuickActionName;
  /** Another shelf that is scanned meanwhile takes its place. */
  shelf?: Shelf | undefined;
  operator?: Operator | undefined;
}

/**
 * `looking`: what it is has to be asked first. `waiting`: on its way. `kept`: on this device, without a network. `gathered`: done with all others at the end.
 * `again`: it was scanned before. `undoing`: what takes it back is on its way.
 */
export type QuickOutcome = 'looking' | 'waiting' | 'kept' | 'gathered' | 'done' | 'refused' | 'again' | 'undoing' | 'undone';

export interface QuickScan {
  id: string;
  /** As a person reads it. */
  code: string;
  /** ONE ID, order or repair that it is about. */
  subject: string;
  setup: QuickSetup;
  at: number;
  outcome: QuickOutcome;
  /** Its command in the outbox, and the one that takes it back. */
  call?: string | undefined;
  undoCall?: string | undefined;
  /** Why it was refused, or could not be undone: a key of the page's texts, or the server's words. */
  why?: { key: QuickWhy } | { said: string } | undefined;
}

export type QuickWhy = 'misread' | 'notAnItem' | 'notAnOrder' | 'notARepair' | 'noRepair' | 'offline' | 'cannotUndo' | 'placeUnknown';

/** As it is kept on this device over a reload. */
export interface QuickRun {
  setup: QuickSetup | undefined;
  /** Newest first. */
  scans: readonly QuickScan[];
}

export const emptyRun: QuickRun = { setup: undefined, scans: [] };

export const doneCount = ({ scans }: QuickRun): number => scans.filter(({ outcome }) => counted.has(outcome)).length;

export const refusedCount = ({ scans }: QuickRun): number => scans.filter(({ outcome }) => outcome === 'refused').length;

/** What is on its way counts at once: the hand has done it. */
const counted: ReadonlySet<QuickOutcome> = new Set(['waiting', 'kept', 'gathered', 'done']);

export const isUndoable = ({ outcome }: QuickScan): boolean => counted.has(outcome);

export const gathered = ({ scans }: QuickRun): string[] =>
  scans
    .filter(({ outcome }) => outcome === 'gathered')
    .map(({ subject }) => subject)
    .toReversed();
