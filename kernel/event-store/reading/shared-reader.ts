import { isAfter, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { beginning, type LogReader, type PositionedEvent } from './log-reader.ts';

/** Longer than who follow the log here are apart. */
const usualFreshMs = 1_000;
const MAX_KEPT = 2_000;

export interface SharedReader extends LogReader {
  /** The log may be another than it was, and what was at its end no longer in it. */
  forget(): void;
}

interface Read {
  one: PositionedEvent;
  at: number;
}

/**
 * The end of the log, read once for all who follow it in this process: what one of them has just read is there for the others. Each still hears of everything
 * that is in the log when it asks.
 */
export const sharedReader = (reader: LogReader, freshMs = usualFreshMs): SharedReader => {
  /** Without gaps, what follows `from`. */
  let recent: Read[] = [];
  let from = beginning;

  const forgetOld = (): void => {
    const oldest = performance.now() - freshMs;
    let gone = Math.max(0, recent.length - MAX_KEPT);
    while (gone < recent.length && recent[gone]!.at < oldest) gone++;
    if (gone === 0) return;
    from = recent[gone - 1]!.one.position;
    recent = recent.slice(gone);
  };

  const knownAfter = (position: LogPosition): PositionedEvent[] => {
    forgetOld();
    if (isAfter(from, position)) return [];
    const before = recent.findLastIndex(({ one }) => !isAfter(one.position, position));
    return recent.slice(before + 1).map(({ one }) => one);
  };

  const keep = (position: LogPosition, read: readonly PositionedEvent[]): void => {
    const end = recent.at(-1)?.one.position ?? from;
    if (read.length === 0 || isAfter(end, position)) return;
    if (isAfter(position, end)) [recent, from] = [[], position];
    const at = performance.now();
    recent.push(...read.map((one) => ({ one, at })));
  };

  return {
    ...reader,
    forget() {
      [recent, from] = [[], beginning];
    },
    async readAfter(position = beginning, limit) {
      const known = knownAfter(position).slice(0, limit);
      if (known.length === limit) return known;
      const since = known.at(-1)?.position ?? position;
      const read = await reader.readAfter(since, limit - known.length);
      keep(since, read);
      return [...known, ...read];
    },
  };
};
