import type { ChannelKind } from './channel-kinds.ts';

/** What a channel can do and asks for. Money in cents of its currency. */
export interface ChannelCapabilities {
  currency: 'USD';
  /** Prices are multiples of it. */
  stepCents: number;
  minCents: number;
  maxCents: number;
  /** `unit`: a listing is one pair; `stock`: it is a number of pairs. */
  unit: 'unit' | 'stock';
  /** What was asked is told later, by a ticket. */
  isAsync: boolean;
  /** A price changes only where it still is what we think. */
  comparesPrice: boolean;
  /** By what of ours a listing is found again after a lost answer. */
  mark: 'sku' | 'metadata' | 'requestId' | 'none';
  idChangesOnReprice: boolean;
  /** What it tells of the asks of others. */
  depth: 'book' | 'histogram' | 'top' | 'none';
  softReserve: boolean;
  /** In which the buyer may cancel after paying, in minutes. */
  cancelWindowMinutes: number;
}

const usual: ChannelCapabilities = {
  currency: 'USD',
  stepCents: 100,
  minCents: 1_000,
  maxCents: 10_000_000,
  unit: 'unit',
  isAsync: false,
  comparesPrice: false,
  mark: 'none',
  idChangesOnReprice: false,
  depth: 'top',
  softReserve: false,
  cancelWindowMinutes: 0,
};

export const channelCapabilities: Readonly<Record<ChannelKind, ChannelCapabilities>> = {
  stockMarket: { ...usual, isAsync: true },
  kickExchange: { ...usual, comparesPrice: true, mark: 'metadata' },
  market: { ...usual, stepCents: 1, unit: 'stock', comparesPrice: true, mark: 'sku', depth: 'book' },
  ticketKicks: { ...usual, mark: 'requestId', depth: 'none' },
  auction: { ...usual, stepCents: 1, unit: 'stock', mark: 'sku' },
  asiaMarket: { ...usual, mark: 'requestId', idChangesOnReprice: true, softReserve: true, cancelWindowMinutes: 60 },
  shortVideo: { ...usual, stepCents: 1, unit: 'stock', isAsync: true, mark: 'sku', depth: 'none', softReserve: true },
  b2b: { ...usual, stepCents: 1, mark: 'requestId', depth: 'book' },
};
