import { positionText, type LogPosition, type Tags } from '#contracts/kernel/events/recorded-event.ts';
import type { LogReader, PositionedEvent } from '../event-store/reading/log-reader.ts';

/** What the live connections tell of one event. */
export interface LogNotice {
  /** `positionText` of its place in the log. */
  position: string;
  eventId: string;
  type: string;
  streamId: string;
  version: number;
  tags: Tags;
  recordedAt: string;
  actorName: string;
  /** Of the command, where it is traced. */
  traceparent?: string;
}

export type NoticeHandler = (notices: readonly LogNotice[]) => void | Promise<void>;

/** The ordered stream of what was committed: without gaps, each notice exactly once. */
export interface NoticeFeed {
  /** Calls the handler with every batch from now on; the next batch waits until it is done. Answers how to stop. */
  follow(handler: NoticeHandler): () => void;
  /** What came after a position, from the log: for one who was away. */
  since(position: LogPosition, limit: number): Promise<LogNotice[]>;
  /** Everything up to here has been handed to the followers. */
  position(): LogPosition;
  close(): Promise<void>;
}

export const noticeOf = ({ position, event }: PositionedEvent): LogNotice => ({
  position: positionText(position),
  eventId: event.eventId,
  type: event.type,
  streamId: event.streamId,
  version: event.version,
  tags: event.metadata.tags,
  recordedAt: event.recordedAt,
  actorName: event.metadata.actor.name,
  ...(event.metadata.traceparent && { traceparent: event.metadata.traceparent }),
});

export const noticesSince =
  (log: LogReader): NoticeFeed['since'] =>
  async (position, limit) =>
    (await log.readAfter(position, limit)).map(noticeOf);

/** The handlers of one feed. One that fails misses nothing of what follows. */
export const followers = (onError: (failure: unknown) => void) => {
  const handlers = new Set<{ handle: NoticeHandler }>();
  return {
    follow(handle: NoticeHandler) {
      const follower = { handle };
      handlers.add(follower);
      return () => void handlers.delete(follower);
    },
    async tell(notices: readonly LogNotice[]): Promise<void> {
      await Promise.all([...handlers].map(async ({ handle }) => handle(notices)).map((told) => told.catch(onError)));
    },
  };
};
