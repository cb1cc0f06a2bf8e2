/** Who did it, and from which terminal. `system` is a job; `accountId` is then its name. */
export interface Actor {
  accountId: string;
  name: string;
  terminal: 'admin' | 'warehouse' | 'business' | 'shopUser' | 'system';
  /** The seller's shop, absent for staff. */
  shopId?: number;
}

/**
 * What the event is about beyond its stream, computed from the stream's state after the event: row filters, live topics and
 * sums need no lookup. `shopIds` names the former owner too when the owner changed. Areas add
 * what their own streams say beyond this.
 */
export interface Tags {
  shopIds?: number[];
  warehouseId?: string;
  /** The state that the stream is in after the event (an item's, an order's, a package's): read models need no machine of their own. */
  state?: string;
}

export interface EventMetadata {
  actor: Actor;
  tags: Tags;
  /** One per command; every event of a command shares it. */
  correlationId: string;
  /** The event or request that caused it. */
  causationId: string;
  idempotencyKey?: string;
  /** Of the command, where it is traced (W3C Trace Context): what follows from the event joins its trace, on whichever node. */
  traceparent?: string;
}

/** A fact as a decider states it. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  type: Type;
  data: Data;
}

/** A fact as the log keeps it. */
export interface RecordedEvent<E extends DomainEvent = DomainEvent> {
  /** uuidv7. */
  eventId: string;
  streamId: string;
  /** Position within the stream, from 1. */
  version: number;
  type: E['type'];
  schemaVersion: number;
  data: E['data'];
  metadata: EventMetadata;
  /** UTC, ISO 8601 with milliseconds. When it happened by the injected clock. */
  recordedAt: string;
}

/** Place in the log: ordered by transaction, then position. As text `<transactionId>-<globalPosition>`, both decimal. */
export interface LogPosition {
  transactionId: bigint;
  globalPosition: bigint;
}

/**
 * Header of an answer: where in the log stands what the call changed. Of a read: the furthest place that the reader knows of, and is not to be shown
 * less than.
 */
export const positionHeader = 'x-position';

export const positionText = (p: LogPosition): string => `${p.transactionId}-${p.globalPosition}`;

export const parsePosition = (text: string): LogPosition | undefined => {
  const match = /^(\d{1,20})-(\d{1,19})$/.exec(text);
  return match ? { transactionId: BigInt(match[1]!), globalPosition: BigInt(match[2]!) } : undefined;
};

export const isAfter = (a: LogPosition, b: LogPosition): boolean =>
  a.transactionId > b.transactionId || (a.transactionId === b.transactionId && a.globalPosition > b.globalPosition);
