import { describe, expect, it } from 'vitest';
import { isAfter, type LogPosition, type RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { beginning, type LogReader } from './log-reader.ts';
import { sharedReader } from './shared-reader.ts';

const at = (n: number): LogPosition => ({ transactionId: BigInt(n), globalPosition: 1n });

/** A log of `length` events that tells how many it handed out. */
const logOf = (length: number) => {
  const handed: number[] = [];
  const log = { length };
  const readAfter: LogReader['readAfter'] = async (position = beginning, limit) => {
    const all = Array.from({ length: log.length }, (_, n) => ({ position: at(n + 1), event: { eventId: `e${n + 1}` } as RecordedEvent }));
    const read = all.filter((one) => isAfter(one.position, position)).slice(0, limit);
    handed.push(read.length);
    return read;
  };
  return { log, handed, reader: { readAfter } as LogReader };
};

const read = async (reader: LogReader, position: LogPosition | undefined, limit = 100): Promise<string[]> =>
  (await reader.readAfter(position, limit)).map(({ event }) => event.eventId);

describe('Rule: who follows the log hears of all that is in it, in its order, whoever else reads it', () => {
  it('reads for one what it answers the other, and asks for what came since', async () => {
    const { log, handed, reader } = logOf(3);
    const shared = sharedReader(reader);
    expect(await read(shared, undefined)).toEqual(['e1', 'e2', 'e3']);
    log.length = 5;
    expect(await read(shared, at(1))).toEqual(['e2', 'e3', 'e4', 'e5']);
    expect(await read(shared, at(3))).toEqual(['e4', 'e5']);
    expect(await read(shared, at(5))).toEqual([]);
    expect(handed).toEqual([3, 2, 0, 0]);
  });

  it('answers no more than was asked for', async () => {
    const { handed, reader } = logOf(5);
    const shared = sharedReader(reader);
    await read(shared, undefined);
    expect(await read(shared, at(1), 2)).toEqual(['e2', 'e3']);
    expect(await read(shared, at(3), 2)).toEqual(['e4', 'e5']);
    expect(handed).toEqual([5]);
  });

  it('reads by itself for one who is far behind or ahead', async () => {
    const { log, reader } = logOf(3);
    const shared = sharedReader(reader);
    expect(await read(shared, at(2))).toEqual(['e3']);
    expect(await read(shared, undefined, 2)).toEqual(['e1', 'e2']);
    log.length = 9;
    expect(await read(shared, at(6))).toEqual(['e7', 'e8', 'e9']);
    expect(await read(shared, at(2))).toEqual(['e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']);
    expect(await read(shared, at(8))).toEqual(['e9']);
  });

  it('takes nothing for granted once the log may have been set back', async () => {
    const { log, reader } = logOf(3);
    const shared = sharedReader(reader);
    await read(shared, undefined);
    log.length = 2;
    shared.forget();
    expect(await read(shared, at(1))).toEqual(['e2']);
    log.length = 4;
    expect(await read(shared, at(1))).toEqual(['e2', 'e3', 'e4']);
  });

  it('forgets soon', async () => {
    const { handed, reader } = logOf(3);
    const shared = sharedReader(reader, 0);
    await read(shared, undefined);
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await read(shared, at(1))).toEqual(['e2', 'e3']);
    expect(handed).toEqual([3, 2]);
  });
});
