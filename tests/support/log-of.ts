import type { DomainEvent, RecordedEvent, Tags } from '#contracts/kernel/events/recorded-event.ts';
import type { Recorded } from '#projections/kernel/event-kinds.ts';

interface Around {
  at?: string;
  actor?: string;
  tags: Tags;
}

/** A fact and what stood around it. */
export type LogEntry<Event extends DomainEvent> = [Event, Around];

/** One stream's events as the log keeps them, an hour apart unless told when; each fact comes with the tags that its stream gave it. */
export const logOf = <Event extends DomainEvent>(...facts: LogEntry<Event>[]): Recorded<Event>[] =>
  facts.map(([{ type, data }, { at, actor = 'Lin', tags }], index) => {
    const event: RecordedEvent = {
      eventId: `e-${tags.oneId ?? tags.oddNo ?? tags.preId ?? 's'}-${index + 1}`,
      streamId: 's',
      version: index + 1,
      type,
      schemaVersion: 1,
      data,
      metadata: { actor: { accountId: actor.toLowerCase(), name: actor, terminal: 'warehouse' }, tags, correlationId: 'c', causationId: 'r' },
      recordedAt: at ?? `2026-11-20T${String(8 + index).padStart(2, '0')}:00:00.000Z`,
    };
    return event as Recorded<Event>;
  });

/** The rows that a fold leaves, by key. */
export const rowsAfter = <Row extends object>(
  { keyOf, evolve }: { keyOf(event: RecordedEvent): string | null; evolve(row: Row | undefined, event: RecordedEvent): Row | null | undefined },
  events: readonly RecordedEvent[],
): Record<string, Row> => {
  const rows = new Map<string, Row>();
  for (const event of events) {
    const key = keyOf(event);
    if (key === null) continue;
    const next = evolve(rows.get(key), event);
    if (next) rows.set(key, next);
    else if (next === null) rows.delete(key);
  }
  return Object.fromEntries(rows);
};
