import type { LabelBought, LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { react } from '#kernel/processes/react.ts';
import { cancel, schedule, send, type Reaction } from '#kernel/processes/reactions.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';

const minute = 60_000;
/** Who is not told of by itself is asked about: at first often, then twice a day. */
const MIN_WAIT_MS = 10 * minute;
const MAX_WAIT_MS = 12 * 60 * minute;
/** A parcel of which nothing was heard for so long is given up, and so is a label that was never used. */
const MAX_DAYS = 60;

interface Followed {
  isConnected: boolean;
  since: string;
}

type Event = { streamId: string };

const keyOf = ({ streamId }: Event): string => streamId.slice('label-'.length);
const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
const lookLater = (event: Event & { recordedAt: string }, { isConnected }: Followed): Reaction[] =>
  isConnected ? [schedule(keyOf(event), later(new Date(event.recordedAt), MIN_WAIT_MS))] : [];
const isOver = (event: Event): Reaction[] => [cancel(keyOf(event))];

/** Asks about what the hub tells nothing of: labels that are ordered or given back, and parcels on their way. */
export const followLabels = react<LabelEvent, Followed>({
  name: 'follow-labels',
  title: 'Carriers',
  from: 'now',
  state: {
    keyOf,
    initial: { isConnected: false, since: '' },
    evolve: ({ isConnected }, event) => ({
      isConnected: isConnected || (event.type === 'LabelBought' && (event as { data: LabelBought['data'] }).data.quote !== undefined),
      since: event.recordedAt,
    }),
  },
  on: {
    LabelBought: lookLater,
    LabelIssued: lookLater,
    LabelTracked: (event, state) => (event.data.status === 'delivered' ? isOver(event) : lookLater(event, state)),
    LabelVoided: lookLater,
    LabelVoidRetried: lookLater,
    LabelVoidRefused: isOver,
    LabelRefunded: isOver,
  },
  due: (labelNo, { since }, at) => {
    const ms = at.getTime() - new Date(since).getTime();
    if (ms > MAX_DAYS * 24 * 60 * minute) return [];
    const waitMs = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, ms / 2));
    return [send(askCarrier(labelNo, { expiresInMs: waitMs })), schedule(labelNo, later(at, waitMs))];
  },
});
