import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { ImportLine } from './rows/import-package.ts';

type ItemForecast = Extract<ItemEvent, { type: 'ItemForecast' }>;

/** Adds cost and source to the pieces of a forecast: the seller's own notes, which no rule of forecasting looks at. */
export const withCosts = (changes: readonly StreamChange[], lines: readonly ImportLine[]): StreamChange[] => {
  const left = lines.map((line) => ({ ...line }));

  const noted = (event: DomainEvent): DomainEvent => {
    if (!isItemForecast(event)) return event;
    const line = left.find(({ sku, size, quantity }) => sku === event.data.sku && size === event.data.size && quantity > 0);
    if (!line) return event;
    line.quantity--;
    const { costPrice = null, supply = null } = line;
    return { ...event, data: { ...event.data, costPrice, supply } };
  };
  return changes.map((change) => ({ ...change, events: change.events.map(noted) }));
};

const isItemForecast = (event: DomainEvent): event is ItemForecast => event.type === 'ItemForecast';
