import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle, throttleByKey } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A read that takes so many milliseconds. */
const reading = (ms: number) => vi.fn<(name?: string) => Promise<unknown>>(() => new Promise((answer) => setTimeout(answer, ms)));

describe('Rule: the first notice is read at once, a burst once more', () => {
  it('does not wait for others to follow', () => {
    const read = reading(10);
    throttle(read)();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads once for all that follow', async () => {
    const read = reading(10);
    const hear = throttle(read);
    for (let notice = 0; notice < 5; notice++) hear();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads at once again after a rest', async () => {
    const read = reading(10);
    const hear = throttle(read);
    hear();
    await vi.advanceTimersByTimeAsync(1000);
    hear();
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('Rule: one read ends before the next begins', () => {
  it('waits for a slow answer, and rests twice as long as it took', async () => {
    const read = reading(500);
    const hear = throttle(read);
    hear();
    await vi.advanceTimersByTimeAsync(100);
    hear();
    await vi.advanceTimersByTimeAsync(300);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('goes on after one that failed', async () => {
    const read = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no answer')));
    const hear = throttle(read);
    hear();
    hear();
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('Rule: what follows its notice is read a moment later, and once more than it was asked for', () => {
  const pace = { delay: 60, rest: 900, endsUnasked: true };

  it('waits before the first read, and rests between two', async () => {
    const read = reading(10);
    const hear = throttle(read, pace);
    hear();
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60);
    expect(read).toHaveBeenCalledTimes(1);
    hear();
    await vi.advanceTimersByTimeAsync(890);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('ends with a read before which nothing was heard', async () => {
    const read = reading(10);
    throttle(read, pace)();
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('Rule: topics that make one thing old share its turn', () => {
  it('reads at once for the first, and once more for all the others', async () => {
    const read = reading(500);
    const hear = throttleByKey(read);
    const hearOfGoods = () => hear('getOverview');
    const hearOfOrders = () => hear('getOverview');
    hearOfGoods();
    await vi.advanceTimersByTimeAsync(100);
    hearOfOrders();
    hearOfGoods();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('lets another thing not wait', () => {
    const read = reading(500);
    const hear = throttleByKey(read);
    hear('getOverview');
    hear('listShelves');
    expect(read.mock.calls).toEqual([['getOverview'], ['listShelves']]);
  });
});
